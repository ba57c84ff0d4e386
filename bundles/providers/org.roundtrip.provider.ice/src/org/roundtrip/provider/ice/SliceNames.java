// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.roundtrip.contract.Java;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Names in Slice, and what {@code slice2java} makes of them in Java. Slice does not distinguish {@code Name} from {@code name},
 * has no names that end in an underscore or have two in a row, and keeps some endings and the beginning {@code Ice} for itself.
 * Of all names only those of operations, of exceptions and of the cases of unions are sent. The dissector of Ice undoes the
 * change of a name.
 */
final class SliceNames {
    /** The Slice modules, which are Java packages, and what the generated code uses besides. A variable or a class would hide them. */
    private static final Set<String> PACKAGES = Set.of("com", "java", "payload", "lists", "service");
    /** Classes that the generated code uses without their packages, and the modules around types. */
    private static final Set<String> CLASSES = Set.of("payload", "service", "integer", "override", "throwable",
            "clonenotsupportedexception");
    private static final Set<String> KEYWORDS = Set.of("bool", "byte", "class", "const", "dictionary", "double", "enum",
            "exception", "extends", "false", "float", "idempotent", "implements", "int", "interface", "local", "localobject",
            "long", "module", "object", "optional", "out", "sequence", "short", "string", "struct", "tag", "throws", "true",
            "value", "void");

    private SliceNames() {
    }

    /** Returns how a name is written in Slice. A keyword has a backslash in front, which is not part of the name. */
    static String identifier(String name) {
        return KEYWORDS.contains(lower(name)) ? "\\" + name : name;
    }

    /** Returns the name that {@code slice2java} gives to a field, a method or a constant in Java. */
    static String java(String name) {
        return Java.reservedForMethods(name) || name.equals("checkedCast") || name.equals("uncheckedCast") ? "_" + name : name;
    }

    /**
     * Returns the name of a struct, a union or an enum, in the module {@code payload}. It is not a keyword, because there can be
     * no backslash between a module and a name.
     */
    static String type(String name) {
        return possible(name, word -> !word.matches("[A-Z].*") || KEYWORDS.contains(lower(word)) || CLASSES.contains(lower(word)));
    }

    /** Returns the name of the class of a union's case, in the same module. */
    static String type(Union union, Field which) {
        return possible(union.name() + "_" + which.name(), word -> !word.matches("[A-Z].*"));
    }

    /** Returns the name of the interface. It must differ from those of its operations. */
    static String type(Contract contract) {
        String name = type(contract.name());
        while (contract.operations().stream().map(SliceNames::operation).anyMatch(name::equalsIgnoreCase)) {
            name += "_0";
        }
        return name;
    }

    /** Returns the name of a field, which must differ from that of its struct. */
    static String field(Struct struct, Field field) {
        String type = type(struct.name());
        String name = possible(field.name(), word -> PACKAGES.contains(word) || word.equals("serialVersionUID") || word.equalsIgnoreCase(type));
        return name.equalsIgnoreCase(type) ? name + "_0" : name;
    }

    static String parameter(Parameter parameter) {
        return possible(parameter.name(), PACKAGES::contains);
    }

    static String constant(Enumeration enumeration, String constant) {
        return possible(constant, word -> word.equalsIgnoreCase(type(enumeration.name())));
    }

    /** Returns the name of an operation. For each there is a second method whose name ends in {@code Async}. */
    static String operation(Operation operation) {
        return possible(operation.name(), word -> word.endsWith("Async") || word.equals("yield"));
    }

    /** Returns a form that is equal for two names that Slice does not distinguish. */
    static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the name in a form that Slice allows. Names that become the same are refused.
     *
     * @param others what is not possible where the name stands
     */
    private static String possible(String name, Predicate<String> others) {
        String plain = name.endsWith("_") || name.contains("__") ? name.replace("_", "_u") : name;
        String begun = lower(plain).startsWith("ice") ? "x_" + plain : plain;
        return begun.matches(".*(Helper|Holder|Prx|Ptr)") || others.test(begun) ? begun + "_0" : begun;
    }
}
