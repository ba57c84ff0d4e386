// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Locale;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

/**
 * The values of an operation's first call as text for people, drawn from the seed without any middleware: texts in quotes,
 * bytes as hexadecimal digits, sequences in brackets, structs in braces.
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
        return new CallText(arguments.text(), operation.result().map(shape -> result(operation, shape, seed, most)).orElse(""));
    }

    private static String result(Operation operation, Shape shape, long seed, int most) {
        boolean generated = operation.behaviour() == Behaviour.GENERATE;
        Writer writer = new Writer(generated ? Values.ofResult(seed, operation.name(), 0)
                : Values.ofArguments(seed, operation.name(), 0), most);
        switch (operation.behaviour()) {
            case MULTIPLY_BY_TWO -> writer.twice((Primitive) shape);
            case UPPER_CASE -> writer.upperCase((Shape.Text) operation.parameters().getFirst().shape(), "");
            case COUNT_AND_UPPER_CASE -> writer.upperCase((Shape.Text) operation.parameters().getFirst().shape(), "1\t");
            case NOTHING, ECHO, GENERATE -> writer.value(shape);
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
                case Shape.Text drawn -> quoted(draw(drawn));
                case Shape.Bytes bytes -> bytes(values.nextBytes(bytes.length().min(), bytes.length().max()));
                case Shape.Enumeration enumeration ->
                    text.append(enumeration.constants().get(values.nextConstant(enumeration.constants().size())));
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
            };
        }

        void twice(Primitive primitive) {
            text.append(switch (primitive) {
                case BOOLEAN -> throw new IllegalStateException("a boolean cannot be doubled");
                case BYTE -> String.valueOf((byte) (values.nextByte() * 2));
                case SHORT -> String.valueOf((short) (values.nextShort() * 2));
                case INT -> String.valueOf(values.nextInt() * 2);
                case LONG -> String.valueOf(values.nextLong() * 2);
                case FLOAT -> String.valueOf(values.nextFloat() * 2);
                case DOUBLE -> String.valueOf(values.nextDouble() * 2);
            });
        }

        void upperCase(Shape.Text shape, String prefix) {
            quoted(prefix + draw(shape).toUpperCase(Locale.ROOT));
        }

        private String draw(Shape.Text shape) {
            return shape.repertoire() == Repertoire.LATIN1 ? values.nextLatin1(shape.length().min(), shape.length().max())
                    : values.nextUnicode(shape.length().min(), shape.length().max());
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
