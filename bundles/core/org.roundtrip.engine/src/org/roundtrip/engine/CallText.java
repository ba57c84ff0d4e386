// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.time.Instant;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;

/**
 * The values of an operation's first call as text for people, drawn from the seed without any middleware. Texts stand in
 * quotes, characters in single quotes, bytes as hexadecimal digits, sequences in brackets, structs and maps in braces.
 * Instants are written as in ISO 8601, an absent optional value as a dash, the value of a union behind the name of its
 * case.
 *
 * @param arguments with their names, separated by commas; empty when there are none
 * @param result    empty when there is none
 */
public record CallText(String arguments, String result) {

    /** Draws the values. Takes time; not for a user interface's thread. @param most characters of each text, then an ellipsis */
    public static CallText of(Operation operation, long seed, int most) {
        Values drawn = Values.ofArguments(seed, operation.name(), 0);
        Writer arguments = new Writer(drawn, most);
        for (Parameter parameter : operation.parameters()) {
            arguments.separated(parameter.name() + " = ", parameter == operation.parameters().getFirst());
            arguments.value(parameter.shape());
        }
        return new CallText(arguments.text(), operation.outcome().map(shape -> result(operation, shape, seed, most)).orElse(""));
    }

    private static String result(Operation operation, Shape shape, long seed, int most) {
        boolean generated = operation.behaviour() == Behaviour.GENERATE || operation.behaviour() == Behaviour.THROW;
        Writer writer = new Writer(generated ? Values.ofResult(seed, operation.name(), 0)
                : Values.ofArguments(seed, operation.name(), 0), most);
        switch (operation.behaviour()) {
            case MULTIPLY_BY_TWO -> writer.twice((Primitive) shape);
            case UPPER_CASE -> writer.upperCase((Shape.Text) operation.parameters().getFirst().shape(), "");
            case COUNT_AND_UPPER_CASE -> writer.upperCase((Shape.Text) operation.parameters().getFirst().shape(), "1\t");
            case NOTHING, ECHO, GENERATE, THROW -> writer.value(shape);
        }
        return writer.text();
    }

    /** Draws values and writes them until there is enough. */
    private static final class Writer {
        private final Values values;
        private final int most;
        private final StringBuilder text = new StringBuilder();

        Writer(Values values, int most) {
            this.values = values;
            this.most = most;
        }

        String text() {
            return text.length() <= most ? text.toString() : text.substring(0, most) + "\u2026";
        }

        private boolean enough() {
            return text.length() > most;
        }

        void separated(String next, boolean first) {
            text.append(first ? "" : ", ").append(next);
        }

        void value(Shape shape) {
            switch (shape) {
                case Primitive primitive -> text.append(number(primitive));
                case Shape.Text drawn -> quoted(drawn.draw(values));
                case Shape.Bytes bytes -> bytes(values.nextBytes(bytes.length().min(), bytes.length().max()));
                case Shape.Enumeration enumeration ->
                    text.append(enumeration.constants().get(values.nextConstant(enumeration.constants().size())));
                case Shape.Timestamp timestamp -> text.append(Instant.ofEpochMilli(values.nextTimestamp()));
                case Shape.Decimal decimal -> text.append(values.nextDecimal(decimal.digits(), decimal.scale()).toPlainString());
                case Shape.OptionalValue optional -> {
                    if (values.nextBoolean()) {
                        value(optional.value());
                    } else {
                        text.append('-');
                    }
                }
                case Shape.Mapping mapping -> mapping(mapping);
                case Shape.Union union -> {
                    Field which = union.cases().get(values.nextConstant(union.cases().size()));
                    text.append(which.name()).append(": ");
                    value(which.shape());
                }
                case Shape.Sequence sequence -> sequence(sequence,
                        values.nextLength(sequence.length().min(), sequence.length().max()));
                case Shape.Struct struct -> struct(struct);
            }
        }

        private void sequence(Shape.Sequence sequence, int length) {
            text.append('[');
            for (int i = 0; i < length && !enough(); i++) {
                separated("", i == 0);
                value(sequence.element());
            }
            text.append(']');
        }

        private void mapping(Shape.Mapping mapping) {
            text.append('{');
            int length = values.nextLength(mapping.length().min(), mapping.length().max());
            Set<Object> keys = new HashSet<>();
            for (int i = 0; i < length && !enough(); i++) {
                separated("", i == 0);
                Object key = mapping.drawKey(values, keys);
                keys.add(key);
                if (key instanceof String drawn) {
                    quoted(drawn);
                } else {
                    text.append(key);
                }
                text.append(": ");
                value(mapping.value());
            }
            text.append('}');
        }

        private void struct(Shape.Struct struct) {
            text.append('{');
            for (Field field : struct.fields()) {
                if (!enough()) {
                    separated(field.name() + ": ", field == struct.fields().getFirst());
                    value(field.shape());
                }
            }
            text.append('}');
        }

        private Object number(Primitive primitive) {
            return switch (primitive) {
                case BOOLEAN -> values.nextBoolean();
                case BYTE -> values.nextByte();
                case SHORT -> values.nextShort();
                case INT -> values.nextInt();
                case LONG -> values.nextLong();
                case FLOAT -> values.nextFloat();
                case DOUBLE -> values.nextDouble();
                case CHAR -> "'" + values.nextChar() + "'";
            };
        }

        void twice(Primitive primitive) {
            text.append(switch (primitive) {
                case BOOLEAN, CHAR -> throw new IllegalStateException("only numbers can be doubled");
                case BYTE -> String.valueOf((byte) (values.nextByte() * 2));
                case SHORT -> String.valueOf((short) (values.nextShort() * 2));
                case INT -> String.valueOf(values.nextInt() * 2);
                case LONG -> String.valueOf(values.nextLong() * 2);
                case FLOAT -> String.valueOf(values.nextFloat() * 2);
                case DOUBLE -> String.valueOf(values.nextDouble() * 2);
            });
        }

        void upperCase(Shape.Text shape, String prefix) {
            quoted(prefix + shape.draw(values).toUpperCase(Locale.ROOT));
        }

        private void quoted(String drawn) {
            text.append('"').append(drawn.replace("\t", "\\t")).append('"');
        }

        private void bytes(byte[] drawn) {
            for (int i = 0; i < drawn.length && !enough(); i++) {
                text.append(i == 0 ? "" : " ").append("%02x".formatted(drawn[i]));
            }
        }
    }
}
