// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Primitive;

/**
 * The names that an operation of RMI over IIOP may have on the wire (Java to IDL mapping 1.4, 28.3.2). It has its own
 * one, and one with an underscore behind it where Java or another operation has it too. One has an underscore before it
 * where IDL has it as a keyword in whatever case, and one is that of an attribute where it looks like the method of a
 * property.
 */
final class JavaNames {
    private JavaNames() {
    }

    /** Returns them, the operation's own name first. */
    static Set<String> of(Operation operation) {
        String name = operation.name();
        Set<String> names = new LinkedHashSet<>(List.of(name, name + "_", inItsCase(name), "_" + name));
        boolean reads = operation.parameters().isEmpty() && operation.result().isPresent();
        if (reads && name.startsWith("is") && operation.result().get() == Primitive.BOOLEAN) {
            names.add("_get" + property(name, "is"));
        } else if (reads && name.startsWith("get")) {
            names.add("_get" + property(name, "get"));
        } else if (name.startsWith("set") && operation.parameters().size() == 1 && operation.result().isEmpty()) {
            names.add("_set" + property(name, "set"));
        }
        return names;
    }

    /** Where names differ in their case only, they have the places of capital letters appended. */
    private static String inItsCase(String name) {
        StringBuilder longer = new StringBuilder(name);
        for (int i = 0; i < name.length(); i++) {
            if (Character.isUpperCase(name.charAt(i))) {
                longer.append('_').append(i);
            }
        }
        return longer.toString();
    }

    /** The name of a property begins in lower case, unless it begins with two capital letters. */
    private static String property(String method, String prefix) {
        String name = method.substring(prefix.length());
        boolean capitals = name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return "_" + (name.isEmpty() || capitals ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1));
    }
}
