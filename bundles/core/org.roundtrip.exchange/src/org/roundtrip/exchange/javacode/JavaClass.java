// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.List;
import java.util.Map;

/**
 * What a class file says of its type.
 *
 * @param key        its internal name, such as {@code shop/Order$Line}
 * @param kind       what it is
 * @param extended   the class that it extends and the interfaces that it has
 * @param parameters the types that it leaves open, with what each is at least; signatures by names
 * @param outer      internal name of the class around it that every object of it has; empty for none
 * @param members    fields, components or properties with getters, in order
 * @param constants  those of an enum
 * @param methods    those of an interface without a body
 * @param cases      internal names of the types that may be one of these
 */
record JavaClass(String key, Kind kind, Parents extended, Map<String, String> parameters, String outer, List<Part> members,
        List<String> constants, List<Method> methods, List<String> cases) {

    /** What a class file can declare. */
    enum Kind {
        CLASS, RECORD, ENUM, INTERFACE
    }

    /** What a type extends, as class files write it, generic where it is. @param parent null for {@code Object} itself */
    record Parents(String parent, List<String> interfaces) {
        /** Returns the internal name of a type as class files write it. */
        static String key(String signature) {
            return signature.replaceAll("^L|<.*|;$", "");
        }
    }

    /** A member or parameter. @param signature a field's type as class files write it, generic where it is */
    record Part(String name, String signature) {
    }

    /**
     * A method.
     *
     * @param open       the types that it leaves open itself, with what each is at least
     * @param result     as class files write it; {@code V} for none
     * @param exceptions the keys of the classes that it declares to throw
     */
    record Method(String name, Map<String, String> open, List<Part> parameters, String result, List<String> exceptions) {
    }

    /** Returns the name without package and outer classes. */
    String simpleName() {
        return simpleName(key);
    }

    /** Returns a name without package and outer classes. */
    static String simpleName(String key) {
        String name = key.substring(key.lastIndexOf('/') + 1);
        return name.substring(name.lastIndexOf('$', name.length() - 2) + 1);
    }

    /** Returns the key of the class that it extends; empty for none. */
    String parent() {
        return extended.parent() == null ? "" : Parents.key(extended.parent());
    }
}
