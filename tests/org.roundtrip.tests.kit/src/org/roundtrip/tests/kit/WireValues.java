// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.time.Instant;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.dissect.Field;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape;

/** Values as text: those that the seed predicts for a call, and those that a dissector decodes from its packets. */
final class WireValues {
    static final String ABSENT = "-";

    private WireValues() {
    }

    /** The arguments of the call with that pool entry, one by one. */
    static List<String> arguments(Operation operation, long seed, int entry) {
        Values values = Values.ofArguments(seed, operation.name(), entry);
        return operation.parameters().stream().map(parameter -> drawn(parameter.shape(), values)).toList();
    }

    /** Whether that call ends with the exception that the servant throws at each call or at some. */
    static boolean throwing(Operation operation, int entry) {
        return operation.behaviour() == Behaviour.THROW || operation.throwEvery() > 0 && (entry + 1) % operation.throwEvery() == 0;
    }

    /** Its result, or the exception with which it ends. */
    static List<String> result(Operation operation, long seed, int entry) {
        int before = operation.throwEvery() == 0 ? 0 : entry / operation.throwEvery();
        if (throwing(operation, entry)) {
            return List.of(drawn(operation.thrown().orElseThrow(),
                    Values.ofResult(seed, operation.name(), operation.throwEvery() == 0 ? entry : before)));
        }
        if (operation.result().isEmpty()) {
            return List.of();
        }
        int turn = entry - before;
        Shape shape = operation.result().get();
        String sent = operation.parameters().isEmpty() ? "" : arguments(operation, seed, entry).getFirst();
        return List.of(switch (operation.behaviour()) {
            case NOTHING, THROW -> throw new IllegalArgumentException("it has no result");
            case GENERATE -> drawn(shape, Values.ofResult(seed, operation.name(), turn));
            case ECHO -> sent;
            case UPPER_CASE -> sent.toUpperCase(Locale.ROOT);
            case COUNT_AND_UPPER_CASE -> turn + 1 + "\t" + sent.toUpperCase(Locale.ROOT);
            case MULTIPLY_BY_TWO -> twice((Primitive) shape, sent);
        });
    }

    private static String drawn(Shape shape, Values values) {
        return switch (shape) {
            case Primitive primitive -> switch (primitive) {
                case BOOLEAN -> Boolean.toString(values.nextBoolean());
                case BYTE -> Byte.toString(values.nextByte());
                case SHORT -> Short.toString(values.nextShort());
                case INT -> Integer.toString(values.nextInt());
                case LONG -> Long.toString(values.nextLong());
                case FLOAT -> Float.toString(values.nextFloat());
                case DOUBLE -> Double.toString(values.nextDouble());
                case CHAR -> Character.toString(values.nextChar());
            };
            case Text text -> text.repertoire() == Repertoire.LATIN1
                    ? values.nextLatin1(text.length().min(), text.length().max())
                    : values.nextUnicode(text.length().min(), text.length().max());
            case Shape.Bytes bytes -> HexFormat.of().formatHex(
                    values.nextBytes(bytes.length().min(), bytes.length().max()));
            case Enumeration enumeration ->
                    enumeration.constants().get(values.nextConstant(enumeration.constants().size()));
            case Sequence sequence -> list(IntStream
                    .range(0, values.nextLength(sequence.length().min(), sequence.length().max()))
                    .mapToObj(i -> drawn(sequence.element(), values)));
            case Struct struct -> list(struct.fields().stream().map(field -> drawn(field.shape(), values)));
            case Shape.Timestamp timestamp -> Instant.ofEpochMilli(values.nextTimestamp()).toString();
            case Shape.Decimal decimal -> values.nextDecimal(decimal.digits(), decimal.scale()).toPlainString();
            case Shape.OptionalValue optional -> values.nextBoolean() ? drawn(optional.value(), values) : ABSENT;
            case Shape.Mapping mapping -> map(mapping, values);
            case Shape.Union union -> {
                Shape.Field which = union.cases().get(values.nextConstant(union.cases().size()));
                yield which.name() + ": " + drawn(which.shape(), values);
            }
        };
    }

    /** Entries have no order, so they are sorted as texts. */
    private static String map(Shape.Mapping mapping, Values values) {
        int length = values.nextLength(mapping.length().min(), mapping.length().max());
        Map<Object, String> entries = new HashMap<>();
        while (entries.size() < length) {
            Object key = mapping.drawKey(values, entries.keySet());
            entries.put(key, drawn(mapping.value(), values));
        }
        return list(entries.entrySet().stream().map(entry -> entry.getKey() + " = " + entry.getValue()).sorted());
    }

    private static String twice(Primitive primitive, String number) {
        return switch (primitive) {
            case BOOLEAN, CHAR -> throw new IllegalArgumentException("only numbers can be doubled");
            case BYTE -> Byte.toString((byte) (Byte.parseByte(number) * 2));
            case SHORT -> Short.toString((short) (Short.parseShort(number) * 2));
            case INT -> Integer.toString(Integer.parseInt(number) * 2);
            case LONG -> Long.toString(Long.parseLong(number) * 2);
            case FLOAT -> Float.toString(Float.parseFloat(number) * 2);
            case DOUBLE -> Double.toString(Double.parseDouble(number) * 2);
        };
    }

    /** Returns the decoded value of that shape as text. */
    static String decoded(Shape shape, Field field) {
        return switch (shape) {
            case Primitive primitive -> field.value();
            case Text text -> field.value();
            case Shape.Bytes bytes -> Stream.of("octets", "elements").map(field::part).filter(part -> part != null)
                    .map(Field::value).findFirst().orElse("");
            case Enumeration enumeration -> constant(enumeration, field.value());
            case Sequence sequence when field.part("elements") != null -> bytes(field.part("elements").value());
            case Sequence sequence -> list(field.parts().stream().filter(part -> part.name().startsWith("["))
                    .map(part -> decoded(sequence.element(), part)));
            case Struct struct -> list(struct.fields().stream().map(each -> {
                Field part = member(field, each.name());
                return part == null ? each.name() + " is not there" : decoded(each.shape(), part);
            }));
            case Shape.Timestamp timestamp -> field.value();
            case Shape.Decimal decimal -> field.value();
            case Shape.OptionalValue optional ->
                field.part("value") == null ? ABSENT : decoded(optional.value(), field.part("value"));
            case Shape.Mapping mapping -> list(field.parts().stream().filter(part -> part.name().startsWith("["))
                    .map(part -> decoded(mapping.key(), part.part("key")) + " = " + decoded(mapping.value(), part.part("value")))
                    .sorted());
            case Shape.Union union -> {
                String name = field.part("case").value();
                Shape.Field which = union.cases().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
                yield name + ": " + decoded(which.shape(), field.part("value"));
            }
        };
    }

    /** An array of bytes is shown in hexadecimal, also where the contract has a sequence. */
    private static String bytes(String hex) {
        byte[] bytes = HexFormat.of().parseHex(hex);
        return list(IntStream.range(0, bytes.length).mapToObj(i -> Byte.toString(bytes[i])));
    }

    /** Returns the decoded exception of that shape as text: the first field that has all of its fields. */
    static String thrown(Struct exception, List<Field> fields) {
        return fields.stream().flatMap(WireValues::within).filter(field -> exception.fields().stream()
                .allMatch(each -> member(field, each.name()) != null)).findFirst().map(field -> decoded(exception, field))
                .orElse(exception.name() + " is not there");
    }

    private static Stream<Field> within(Field field) {
        return Stream.concat(Stream.of(field), field.parts().stream().flatMap(WireValues::within));
    }

    /** Removes the class that serialization puts before a constant, and the underscore that a compiler may have added. */
    private static String constant(Enumeration enumeration, String found) {
        String name = found.substring(found.lastIndexOf('.') + 1);
        return enumeration.constants().contains(name) ? name : name.replaceFirst("_$", "");
    }

    /** A struct's field: serialization has all fields of a class in one part. */
    private static Field member(Field struct, String name) {
        Field fields = struct.part("object") == null ? struct : struct.parts().getLast();
        Field plain = fields.part(name);
        return plain != null ? plain : fields.part(name + "_");
    }

    private static String list(Stream<String> values) {
        StringJoiner list = new StringJoiner(", ", "[", "]");
        values.forEach(list::add);
        return list.toString();
    }
}
