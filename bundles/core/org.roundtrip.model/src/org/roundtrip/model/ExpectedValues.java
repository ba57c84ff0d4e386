// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.harness.load.Faults;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

/**
 * The digest and size of the values of one operation, computed from the plan alone, without any middleware. Client and
 * servant must come to the same digest.
 *
 * @param pool                entries in the pools of arguments and results, in a run a power of two; call i uses entry
 *                            {@code i & (pool - 1)}
 * @param digest              the expected digest: from entry 0 to the last, each call's arguments and then its result
 * @param contentBytesPerCall bytes of arguments and result, or exception, themselves, before any encoding, on average over the pool,
 *                            where the servant throws at some calls by their share:
 *                            1 for a boolean or byte, 2 for a short or char, 4 for an int, float, enum constant or the
 *                            case of a union, 8 for a long, double or timestamp, 1 for a Latin-1 character, the UTF-8
 *                            length for a Unicode text, two digits a byte for a decimal number
 * @param oneWay              whether calls are not answered
 */
public record ExpectedValues(int pool, String digest, double contentBytesPerCall, boolean oneWay) {
    private static final int MOST_ENTRIES = 16;
    /** So that a servant that throws at some calls is verified with a result and with an exception. */
    private static final int LEAST_TO_THROW = 2;
    private static final double MOST_CONTENT = 8 << 20;

    /** Draws and digests all values of an operation. Takes time; not for a user interface's thread. */
    public static ExpectedValues of(Operation operation, long seed) {
        return of(operation, seed, pool(operation));
    }

    /**
     * Draws and digests the first values of an operation.
     *
     * @param pool how many, 1 to {@link #pool(Operation)}
     */
    public static ExpectedValues of(Operation operation, long seed, int pool) {
        Walk walk = new Walk();
        int thrown = 0;
        double content = 0;
        for (int entry = 0; entry < pool; entry++) {
            if (throwsAt(operation, entry, pool)) {
                long before = walk.content;
                walk.thrown(operation, seed, entry, thrown++);
                content += walk.content - before;
            } else {
                walk.call(operation, seed, entry, entry - thrown);
            }
        }
        return new ExpectedValues(pool, walk.digest.hex(), perCall(operation, content, thrown, walk.content - content, pool - thrown),
                operation.oneWay());
    }

    private static boolean throwsAt(Operation operation, int entry, int pool) {
        return operation.throwEvery() > 0 && (entry + 1) % Faults.whileVerifying(operation.throwEvery(), pool) == 0;
    }

    /** The mean over results and exceptions by the share that each has of the measured calls. */
    private static double perCall(Operation operation, double thrownContent, int thrown, double content, int returned) {
        if (thrown == 0 || returned == 0) {
            return (thrownContent + content) / (thrown + returned);
        }
        double share = 1.0 / operation.throwEvery();
        return thrownContent / thrown * share + content / returned * (1 - share);
    }

    /**
     * The number of entries. It is 16, or fewer so that all together hold at most 8 MiB; at least one, and at least two
     * when the servant throws at some calls.
     */
    public static int pool(Operation operation) {
        double call = Stream.of(operation.outcome(), operation.thrown()).flatMap(Optional::stream)
                .mapToDouble(ExpectedValues::largestContent).max().orElse(0);
        for (Parameter parameter : operation.parameters()) {
            call += largestContent(parameter.shape());
        }
        int pool = MOST_ENTRIES;
        while (pool > (operation.throwEvery() > 0 ? LEAST_TO_THROW : 1) && pool * call > MOST_CONTENT) {
            pool /= 2;
        }
        return pool;
    }

    /** The most content bytes that a value of this shape can have; a double, since nested ranges overflow a long. */
    public static double largestContent(Shape shape) {
        return switch (shape) {
            case Primitive primitive -> primitive.bytes();
            case Shape.Enumeration enumeration -> 4;
            case Shape.Bytes bytes -> bytes.length().max();
            case Shape.Text text -> text.length().max() * (text.repertoire() == Repertoire.LATIN1 ? 1.0 : 3.0);
            case Shape.Timestamp timestamp -> 8;
            case Shape.Decimal decimal -> decimal.bytes();
            case Shape.OptionalValue optional -> largestContent(optional.value());
            case Shape.Sequence sequence -> sequence.length().max() * largestContent(sequence.element());
            case Shape.Mapping mapping ->
                mapping.length().max() * (largestContent(mapping.key()) + largestContent(mapping.value()));
            case Shape.Struct struct -> struct.parts().stream().mapToDouble(ExpectedValues::largestContent).sum();
            case Shape.Union union -> 4 + union.parts().stream().mapToDouble(ExpectedValues::largestContent).max().orElse(0);
        };
    }

    /** Draws, digests and counts in one pass, so that only one text, number or byte array is in memory. */
    private static final class Walk {
        private Digest digest = new Digest();
        private long content;

        /** A call that ends with the exception of an operation that throws at some calls. @param turn how many did before */
        void thrown(Operation operation, long seed, int entry, int turn) {
            Values arguments = Values.ofArguments(seed, operation.name(), entry);
            operation.parameters().forEach(parameter -> value(parameter.shape(), arguments));
            value(operation.thrown().orElseThrow(), Values.ofResult(seed, operation.name(), turn));
        }

        /** A call that ends as the behaviour says. @param turn how many did before */
        void call(Operation operation, long seed, int entry, int turn) {
            Values arguments = Values.ofArguments(seed, operation.name(), entry);
            Shape result = operation.outcome().orElse(null);
            switch (operation.behaviour()) {
                case NOTHING -> operation.parameters().forEach(parameter -> value(parameter.shape(), arguments));
                case GENERATE, THROW -> {
                    operation.parameters().forEach(parameter -> value(parameter.shape(), arguments));
                    value(result, Values.ofResult(seed, operation.name(), turn));
                }
                case ECHO -> {
                    value(result, arguments);
                    value(result, Values.ofArguments(seed, operation.name(), entry));
                }
                case MULTIPLY_BY_TWO -> {
                    value(result, arguments);
                    twice((Primitive) result, Values.ofArguments(seed, operation.name(), entry));
                }
                case UPPER_CASE -> upperCase(operation, arguments, "");
                case COUNT_AND_UPPER_CASE -> upperCase(operation, arguments, turn + 1 + "\t");
            }
        }

        private void value(Shape shape, Values values) {
            switch (shape) {
                case Primitive primitive -> number(primitive, values);
                case Shape.Text text -> text(text, text.draw(values));
                case Shape.Bytes bytes -> {
                    byte[] drawn = values.nextBytes(bytes.length().min(), bytes.length().max());
                    digest.put(drawn);
                    content += drawn.length;
                }
                case Shape.Enumeration enumeration -> {
                    digest.constant(values.nextConstant(enumeration.constants().size()));
                    content += 4;
                }
                case Shape.Timestamp timestamp -> {
                    digest.timestamp(values.nextTimestamp());
                    content += 8;
                }
                case Shape.Decimal decimal -> {
                    digest.decimal(values.nextDecimal(decimal.digits(), decimal.scale()), decimal.scale());
                    content += decimal.bytes();
                }
                case Shape.OptionalValue optional -> {
                    boolean present = values.nextBoolean();
                    digest.optional(present);
                    if (present) {
                        value(optional.value(), values);
                    }
                }
                case Shape.Mapping mapping -> mapping(mapping, values);
                case Shape.Union union -> {
                    int which = values.nextConstant(union.cases().size());
                    digest.union(which);
                    content += 4;
                    value(union.cases().get(which).shape(), values);
                }
                case Shape.Sequence sequence -> {
                    int length = values.nextLength(sequence.length().min(), sequence.length().max());
                    digest.sequence(length);
                    for (int i = 0; i < length; i++) {
                        value(sequence.element(), values);
                    }
                }
                case Shape.Struct struct -> {
                    digest.struct();
                    struct.fields().forEach(field -> value(field.shape(), values));
                }
            }
        }

        /** Draws the entries in their order and digests them in that of their keys. */
        private void mapping(Shape.Mapping mapping, Values values) {
            int length = values.nextLength(mapping.length().min(), mapping.length().max());
            SortedMap<Object, byte[]> entries = new TreeMap<>();
            Digest whole = digest;
            digest = Digest.ofPart();
            for (int i = 0; i < length; i++) {
                Object key = mapping.drawKey(values, entries.keySet());
                switch (key) {
                    case Integer number -> {
                        digest.put(number);
                        content += 4;
                    }
                    case Long number -> {
                        digest.put(number);
                        content += 8;
                    }
                    default -> text((Shape.Text) mapping.key(), (String) key);
                }
                value(mapping.value(), values);
                entries.put(key, digest.takePart());
            }
            digest = whole;
            digest.map(length);
            entries.values().forEach(digest::addPart);
        }

        private void number(Primitive primitive, Values values) {
            switch (primitive) {
                case BOOLEAN -> digest.put(values.nextBoolean());
                case BYTE -> digest.put(values.nextByte());
                case SHORT -> digest.put(values.nextShort());
                case CHAR -> digest.put(values.nextChar());
                case INT -> digest.put(values.nextInt());
                case LONG -> digest.put(values.nextLong());
                case FLOAT -> digest.put(values.nextFloat());
                case DOUBLE -> digest.put(values.nextDouble());
            }
            content += primitive.bytes();
        }

        private void twice(Primitive primitive, Values values) {
            switch (primitive) {
                case BOOLEAN, CHAR -> throw new IllegalStateException("only numbers can be doubled");
                case BYTE -> digest.put((byte) (values.nextByte() * 2));
                case SHORT -> digest.put((short) (values.nextShort() * 2));
                case INT -> digest.put(values.nextInt() * 2);
                case LONG -> digest.put(values.nextLong() * 2);
                case FLOAT -> digest.put(values.nextFloat() * 2);
                case DOUBLE -> digest.put(values.nextDouble() * 2);
            }
            content += primitive.bytes();
        }

        private void upperCase(Operation operation, Values values, String prefix) {
            Shape.Text shape = (Shape.Text) operation.parameters().getFirst().shape();
            String argument = shape.draw(values);
            text(shape, argument);
            text((Shape.Text) operation.result().orElseThrow(), prefix + argument.toUpperCase(Locale.ROOT));
        }

        private void text(Shape.Text shape, String value) {
            digest.put(value);
            content += shape.repertoire() == Repertoire.LATIN1 ? value.length()
                    : value.getBytes(StandardCharsets.UTF_8).length;
        }
    }
}
