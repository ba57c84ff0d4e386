// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.Set;

/** Facts about Java source that everything which writes it needs. */
public final class Java {
    private static final Set<String> RESERVED = Set.of(
            "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
            "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
            "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
            "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
            "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null");
    private static final Set<String> NO_TYPES = Set.of("var", "yield", "record", "sealed", "permits");
    private static final Set<String> METHODS_OF_OBJECT = Set.of("clone", "equals", "finalize", "getClass", "hashCode",
            "notify", "notifyAll", "toString", "wait");
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "short", "char", "int", "long", "float", "double");

    private Java() {
    }

    /** Whether a name can be no identifier at all: a keyword or a literal. */
    public static boolean reserved(String name) {
        return RESERVED.contains(name);
    }

    /** Whether a name can be no type's name. */
    public static boolean reservedForTypes(String name) {
        return RESERVED.contains(name) || NO_TYPES.contains(name);
    }

    /** Whether a name can be no method's name: also what every object already has. */
    public static boolean reservedForMethods(String name) {
        return RESERVED.contains(name) || METHODS_OF_OBJECT.contains(name);
    }

    /**
     * A name that is not among the words, by an underscore at its end. Names that are such a word and underscores get
     * one more, so two different names stay different.
     */
    public static String escape(String name, java.util.function.Predicate<String> words) {
        String stem = name.replaceFirst("_+$", "");
        return words.test(stem) ? name + "_" : name;
    }

    /** Whether values of a type cannot be null. */
    public static boolean primitive(String type) {
        return PRIMITIVES.contains(type);
    }

    /** An expression that makes an array, also of arrays and of generic types. */
    public static String newArray(String element, String length) {
        String erased = element.replaceAll("<.*>", "");
        int brackets = erased.indexOf('[');
        return brackets < 0 ? "new " + erased + "[" + length + "]"
                : "new " + erased.substring(0, brackets) + "[" + length + "]" + erased.substring(brackets);
    }

    /** A text as a literal, quotes included. */
    public static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') {
                literal.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                literal.append("\\u%04x".formatted((int) c));
            } else {
                literal.append(c);
            }
        }
        return literal.append('"').toString();
    }
}
