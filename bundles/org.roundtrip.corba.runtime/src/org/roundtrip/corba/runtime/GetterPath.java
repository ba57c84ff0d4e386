// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.lang.reflect.Method;

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
                value = method(value.getClass(), name).invoke(value);
            }
            return String.valueOf(value);
        } catch (ReflectiveOperationException | RuntimeException e) {
            return "";
        }
    }

    /** A method of an interface can be called also where the class that implements it is not public. */
    private static Method method(Class<?> type, String name) throws NoSuchMethodException {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            for (Class<?> one : each.getInterfaces()) {
                try {
                    return one.getMethod(name);
                } catch (NoSuchMethodException next) {
                    continue;
                }
            }
        }
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            try {
                Method method = each.getDeclaredMethod(name);
                method.setAccessible(true);
                return method;
            } catch (NoSuchMethodException next) {
                continue;
            }
        }
        throw new NoSuchMethodException(name);
    }
}
