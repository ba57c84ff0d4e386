// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.roundtrip.contract.Java;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/**
 * Names in {@code .proto} files, and what {@code protoc} makes of them in Java. No name but that of the service and its
 * methods is sent, so a name that could clash with another one in the generated classes gets an ending.
 */
final class ProtoNames {
    /** Types that generated classes have themselves. */
    private static final Set<String> USED = Set.of("Builder", "TypesFile", "ValueCase");
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
        return Java.escape(name, word -> !word.matches("[A-Z].*") || USED.contains(word) || word.matches("(List|Map|Optional)Of_.*")
                || word.endsWith("OrBuilder"));
    }

    /** Returns how a field of a message is declared, without its name. */
    static String declaration(Shape shape) {
        return switch (shape) {
            case Sequence sequence -> "repeated " + single(sequence.element());
            case OptionalValue optional -> "optional " + single(optional.value());
            case Mapping mapping -> "map<" + single(mapping.key()) + ", " + single(mapping.value()) + ">";
            default -> single(shape);
        };
    }

    /** Returns the type of a value that cannot be repeated. It is an element, a value of a map, or a case of a union. */
    static String single(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> "bool";
                case BYTE, SHORT, INT -> "int32";
                case LONG -> "int64";
                case FLOAT -> "float";
                case DOUBLE -> "double";
                case CHAR -> "uint32";
            };
            case Shape.Text text -> "string";
            case Shape.Decimal decimal -> "string";
            case Shape.Timestamp timestamp -> ".google.protobuf.Timestamp";
            case Shape.Bytes bytes -> "bytes";
            case Enumeration enumeration -> ".payload." + type(enumeration.name());
            case Struct struct -> ".payload." + type(struct.name());
            case Union union -> ".payload." + type(union.name());
            default -> ".payload." + wrapper(shape);
        };
    }

    /** Whether a value that cannot be repeated needs a message around it. */
    static boolean wrapped(Shape shape) {
        return shape instanceof Sequence || shape instanceof Mapping || shape instanceof OptionalValue;
    }

    /** Returns the name of the message around a sequence, map or optional value that cannot be repeated in its place. */
    static String wrapper(Shape inner) {
        return switch (inner) {
            case Mapping mapping -> "MapOf_" + simple(mapping.key()) + "_" + simple(mapping.value());
            case OptionalValue optional -> "OptionalOf_" + simple(optional.value());
            case Sequence sequence -> "ListOf_" + simple(sequence.element());
            default -> throw new IllegalArgumentException("no message is around " + inner);
        };
    }

    private static String simple(Shape shape) {
        String type = single(shape);
        return type.substring(type.lastIndexOf('.') + 1);
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

    /** Returns the names of a union's cases; with their numbers, so that none is like a method of the message. */
    static List<String> cases(Union union) {
        return IntStream.range(0, union.cases().size()).mapToObj(i -> union.cases().get(i).name() + "_f" + (i + 1)).toList();
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

    /** Returns the name of the service whose methods are streams. */
    static String streams(Contract contract) {
        return contract.name() + "Streams";
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
