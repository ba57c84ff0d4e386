// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.List;

/**
 * What a class file says of its type.
 *
 * @param key       its internal name, such as {@code shop/Order$Line}
 * @param parent    internal name of the class that it extends, or null
 * @param kind      what it is
 * @param members   fields, components or properties with getters, in order
 * @param constants those of an enum
 * @param methods   those of an interface without a body
 * @param cases     internal names of the types that may be one of these
 */
record JavaClass(String key, String parent, Kind kind, List<Part> members, List<String> constants, List<Method> methods, List<String> cases) {

    /** What a class file can declare. */
    enum Kind {
        CLASS, RECORD, ENUM, INTERFACE
    }

    /** A member or parameter. @param signature a field's type as class files write it, generic where it is */
    record Part(String name, String signature) {
    }

    /**
     * A method.
     *
     * @param result     as class files write it; {@code V} for none
     * @param exceptions the keys of the classes that it declares to throw
     */
    record Method(String name, List<Part> parameters, String result, List<String> exceptions) {
    }

    /** Returns the name without package and outer classes. */
    String simpleName() {
        String name = key.substring(key.lastIndexOf('/') + 1);
        return name.substring(name.lastIndexOf('$', name.length() - 2) + 1);
    }
}
