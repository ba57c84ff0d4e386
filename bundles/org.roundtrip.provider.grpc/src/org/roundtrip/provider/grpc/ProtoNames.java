// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Refusals;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Names in {@code .proto} files, and what {@code protoc} makes of them in Java. No name but that of the service and its
 * methods is sent, so a name that could clash with another one in the generated classes gets an ending.
 */
final class ProtoNames {
    /** Types that generated classes have themselves. */
    private static final Set<String> USED = Set.of("Builder", "TypesFile");
    /** Fields whose methods every message has. */
    private static final List<String> EVERY_MESSAGE = List.of("class", "descriptor", "defaultinstance", "parser", "field",
            "allfields", "unknownfields", "serializedsize", "cachedsize", "initialization", "oneof", "repeatedfield",
            "serialversionuid", "memoized", "bitfield", "unknown", "builder", "parent", "value");

    private ProtoNames() {
    }

    /**
     * Returns the name of a struct's message or an enum, in the package {@code payload}. A name that begins with a small
     * letter could be hidden by a variable of the generated code, or be a word of Java or of {@code .proto} files.
     */
    static String type(String name) {
        return Java.escape(name, word -> !word.matches("[A-Z].*") || USED.contains(word) || word.startsWith("ListOf_")
                || word.endsWith("OrBuilder"));
    }

    /** Returns the type of a field that has a shape; for a sequence the type of its elements. */
    static String fieldType(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> "bool";
                case BYTE, SHORT, INT -> "int32";
                case LONG -> "int64";
                case FLOAT -> "float";
                case DOUBLE -> "double";
                case CHAR -> throw Refusals.passed(shape);
            };
            case Shape.Text text -> "string";
            case Shape.Bytes bytes -> "bytes";
            case Enumeration enumeration -> ".payload." + type(enumeration.name());
            case Struct struct -> ".payload." + type(struct.name());
            case Sequence sequence -> elementType(sequence.element());
            default -> throw Refusals.passed(shape);
        };
    }

    private static String elementType(Shape element) {
        return element instanceof Sequence inner ? ".payload." + wrapper(inner) : fieldType(element);
    }

    /** Returns the name of the message around a sequence that is an element of another one. */
    static String wrapper(Sequence inner) {
        String element = elementType(inner.element());
        return "ListOf_" + element.substring(element.lastIndexOf('.') + 1);
    }

    /**
     * Returns the names of fields. They are the names given, unless some could have the same methods.
     *
     * @param names in their order; field i has the number i + 1
     */
    static List<String> fields(List<String> names) {
        boolean plain = names.stream().allMatch(name -> name.matches("[a-z][a-zA-Z0-9]*") && alone(name, names));
        return plain ? names : IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + "_f" + (i + 1)).toList();
    }

    /** Whether no other name begins with this one, and no message has methods for it already. */
    private static boolean alone(String name, List<String> names) {
        String lower = name.toLowerCase(Locale.ROOT);
        return EVERY_MESSAGE.stream().noneMatch(lower::startsWith) && names.stream()
                .filter(other -> other.toLowerCase(Locale.ROOT).startsWith(lower)).count() == 1;
    }

    /** Returns the names of an enum's constants, which are known in the whole package. */
    static List<String> constants(Enumeration enumeration) {
        Set<String> seen = new HashSet<>();
        boolean distinct = enumeration.constants().stream()
                .allMatch(name -> seen.add(name.replace("_", "").toLowerCase(Locale.ROOT)));
        String prefix = type(enumeration.name()) + "_";
        return IntStream.range(0, enumeration.constants().size())
                .mapToObj(i -> prefix + enumeration.constants().get(i) + (distinct ? "" : "_n" + i)).toList();
    }

    /** Returns the part of a Java method's name that stands for a field, such as {@code OrderId} for {@code order_id}. */
    static String accessor(String field) {
        StringBuilder name = new StringBuilder();
        boolean capital = true;
        for (char c : field.toCharArray()) {
            if (c != '_') {
                name.append(capital ? Character.toUpperCase(c) : c);
            }
            capital = c == '_' || Character.isDigit(c);
        }
        return name.toString();
    }

    /** Returns the name of an operation's request or response. @param kind {@code Request} or {@code Response} */
    static String message(Operation operation, String kind) {
        return accessor(operation.name()) + kind;
    }

    /** Returns the Java name of an operation's method on stubs. */
    static String method(Operation operation) {
        StringBuilder name = new StringBuilder();
        boolean capital = false;
        for (char c : operation.name().toCharArray()) {
            if (c != '_') {
                name.append(name.isEmpty() ? Character.toLowerCase(c) : capital ? Character.toUpperCase(c) : c);
            }
            capital = c == '_';
        }
        return Java.reserved(name.toString()) ? name + "_" : name.toString();
    }
}
