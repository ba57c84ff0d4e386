// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.Set;

/** The rules of Java source that all writers of sources need. */
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

    /** Returns whether a name is a keyword or a literal, and so cannot be an identifier. */
    public static boolean reserved(String name) {
        return RESERVED.contains(name);
    }

    /** Returns whether a name cannot be the name of a type. */
    public static boolean reservedForTypes(String name) {
        return RESERVED.contains(name) || NO_TYPES.contains(name);
    }

    /** Returns whether a name cannot name a method. Methods of {@code Object} count as well. */
    public static boolean reservedForMethods(String name) {
        return RESERVED.contains(name) || METHODS_OF_OBJECT.contains(name);
    }

    /**
     * Returns the name, with an underscore appended if it is one of the words. A word that already ends in underscores
     * gets one more, so that different names stay different.
     */
    public static String escape(String name, java.util.function.Predicate<String> words) {
        String stem = name.replaceFirst("_+$", "");
        return words.test(stem) ? name + "_" : name;
    }

    /** Returns whether a type is primitive, so that its values cannot be null. */
    public static boolean primitive(String type) {
        return PRIMITIVES.contains(type);
    }

    /** Returns the type of objects that a type's values are boxed into; the same type unless it is primitive. */
    public static String boxed(String type) {
        return switch (type) {
            case "int" -> "java.lang.Integer";
            case "char" -> "java.lang.Character";
            default -> primitive(type) ? "java.lang." + Character.toUpperCase(type.charAt(0)) + type.substring(1) : type;
        };
    }

    /** Returns an expression that makes an array, also of arrays and of generic types. */
    public static String newArray(String element, String length) {
        String erased = element.replaceAll("<.*>", "");
        int brackets = erased.indexOf('[');
        return brackets < 0 ? "new " + erased + "[" + length + "]"
                : "new " + erased.substring(0, brackets) + "[" + length + "]" + erased.substring(brackets);
    }

    /** Returns a text as a literal, with its quotes. */
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
