// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads what an ORB does not offer through {@code org.omg}, by methods without parameters that are called one after the other. */
final class GetterPath {
    private GetterPath() {
    }

    /**
     * Reads a value.
     *
     * @param path names of methods with points between them; the first is one of {@code from}, the next one of what it returned
     * @return the value as a text; empty when there is none, because ORBs of other versions have other methods
     */
    static String read(Object from, String path) {
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
    private static Object get(Object object, String name) throws NoSuchMethodException, InvocationTargetException {
        for (Class<?> type : typesOf(object.getClass())) {
            try {
                Method method = type.getDeclaredMethod(name);
                open(method);
                return method.invoke(object);
            } catch (NoSuchMethodException | IllegalAccessException next) {
                continue;
            }
        }
        throw new NoSuchMethodException(name);
    }

    /** Java's own classes do not let themselves be opened; their public methods can be called nonetheless. */
    private static void open(Method method) {
        try {
            method.setAccessible(true);
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
