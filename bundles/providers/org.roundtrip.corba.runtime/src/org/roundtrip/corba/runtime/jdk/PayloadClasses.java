// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime.jdk;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.omg.CORBA.NO_PERMISSION;

/**
 * Lets the ORB read values of the contract's own types, texts, boxed numbers, instants, decimal numbers, maps, and arrays of these.
 * Its streams know no filter of Java's serialization; this one stands where the ORB turns names on the wire into classes.
 */
final class PayloadClasses {
    private static final Set<String> OF_JAVA = new HashSet<>(Arrays.asList("java.lang.String", "java.lang.Number", "java.lang.Boolean",
            "java.lang.Byte", "java.lang.Short", "java.lang.Integer", "java.lang.Long", "java.lang.Float", "java.lang.Double",
            "java.lang.Character", "java.util.Date", "java.math.BigDecimal", "java.math.BigInteger", "java.util.HashMap"));
    /** What every exception carries. */
    private static final Set<String> OF_EXCEPTIONS = new HashSet<>(Arrays.asList("java.lang.Throwable", "java.lang.Exception",
            "java.lang.StackTraceElement", "java.util.Collections$EmptyList"));
    /** The contract's types, its stubs and ties, and where the ORB looks for further stubs. */
    private static final String OWN = "(payload|service|generated|org\\.omg\\.stub)\\..*";

    private PayloadClasses() {
    }

    /** @throws NO_PERMISSION for another class; after a ClassNotFoundException the ORB would look for the class by itself */
    static void check(String name) {
        String type = name.replaceFirst("^\\[+L(.*);$", "$1");
        boolean primitives = type.matches("\\[+[ZBCSIJFD]");
        if (!primitives && !type.matches(OWN) && !OF_JAVA.contains(type) && !OF_EXCEPTIONS.contains(type)) {
            throw new NO_PERMISSION("values of " + type + " are not read");
        }
    }

    /** Replaces the object that an ORB asks instead of the one that the flag of the process names. */
    static void replace(Class<?> util, Object asked) throws ReflectiveOperationException {
        Field instance = util.getDeclaredField("instance");
        instance.setAccessible(true);
        instance.set(null, asked);
    }
}
