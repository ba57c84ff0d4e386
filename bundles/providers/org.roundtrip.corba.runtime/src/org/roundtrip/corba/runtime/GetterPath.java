// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads what an ORB does not offer through {@code org.omg}, by methods without parameters and by fields, one after the other.
 * Methods may be called by several threads.
 */
public final class GetterPath {
    private GetterPath() {
    }

    /**
     * Reads a value.
     *
     * @param path names of methods or fields with points between them; the first is one of {@code from}, the next one of what it
     *             returned
     * @return the value as a text; empty when there is none, because ORBs of other versions have other methods
     */
    public static String read(Object from, String path) {
        Object value = from;
        try {
            for (String name : path.split("\\.")) {
                value = get(value, name);
            }
            return String.valueOf(value);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return "";
        }
    }

    /** Where a class may not be entered, a type above it that has the method may. */
    private static Object get(Object object, String name) throws NoSuchFieldException, InvocationTargetException {
        List<Class<?>> types = typesOf(object.getClass());
        for (Class<?> type : types) {
            try {
                Method method = type.getDeclaredMethod(name);
                open(method);
                return method.invoke(object);
            } catch (NoSuchMethodException | IllegalAccessException next) {
                continue;
            }
        }
        for (Class<?> type : types) {
            try {
                Field field = type.getDeclaredField(name);
                open(field);
                return field.get(object);
            } catch (NoSuchFieldException | IllegalAccessException next) {
                continue;
            }
        }
        throw new NoSuchFieldException(name);
    }

    /** Java's own classes do not let themselves be opened; their public methods can be called nonetheless. */
    private static void open(AccessibleObject member) {
        try {
            member.setAccessible(true);
        } catch (RuntimeException closed) {
            return;
        }
    }

    private static List<Class<?>> typesOf(Class<?> type) {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            types.add(each);
            types.addAll(Arrays.asList(each.getInterfaces()));
        }
        return types;
    }
}
