// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.Locale;
import org.roundtrip.harness.Digest;
import org.roundtrip.harness.Values;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Walks shapes itself to tell what generated code must give. */
final class Oracle {
    private Oracle() {
    }

    static String digest(Operation operation, long seed, int calls, int pool) {
        Digest digest = new Digest();
        for (int i = 0; i < calls; i++) {
            Values arguments = Values.ofArguments(seed, operation.name(), i & pool - 1);
            Object last = null;
            for (Operation.Parameter parameter : operation.parameters()) {
                last = value(parameter.shape(), arguments, digest);
            }
            switch (operation.behaviour()) {
                case NOTHING -> { }
                case ECHO -> value(operation.result().orElseThrow(),
                        Values.ofArguments(seed, operation.name(), i & pool - 1), digest);
                case GENERATE -> value(operation.result().orElseThrow(),
                        Values.ofResult(seed, operation.name(), i & pool - 1), digest);
                case UPPER_CASE -> digest.put(((String) last).toUpperCase(Locale.ROOT));
                case COUNT_AND_UPPER_CASE -> digest.put(i + 1 + "\t" + ((String) last).toUpperCase(Locale.ROOT));
                case MULTIPLY_BY_TWO -> twice(last, digest);
            }
        }
        return digest.hex();
    }

    private static void twice(Object number, Digest digest) {
        switch (number) {
            case Byte b -> digest.put((byte) (b * 2));
            case Short s -> digest.put((short) (s * 2));
            case Integer i -> digest.put(i * 2);
            case Long l -> digest.put(l * 2);
            case Float f -> digest.put(f * 2);
            case Double d -> digest.put(d * 2);
            default -> throw new IllegalArgumentException(number.toString());
        }
    }

    private static Object value(Shape shape, Values values, Digest digest) {
        return switch (shape) {
            case Shape.Primitive primitive -> switch (primitive) {
                case BOOLEAN -> {
                    boolean value = values.nextBoolean();
                    digest.put(value);
                    yield value;
                }
                case BYTE -> {
                    byte value = values.nextByte();
                    digest.put(value);
                    yield value;
                }
                case SHORT -> {
                    short value = values.nextShort();
                    digest.put(value);
                    yield value;
                }
                case INT -> {
                    int value = values.nextInt();
                    digest.put(value);
                    yield value;
                }
                case LONG -> {
                    long value = values.nextLong();
                    digest.put(value);
                    yield value;
                }
                case FLOAT -> {
                    float value = values.nextFloat();
                    digest.put(value);
                    yield value;
                }
                case DOUBLE -> {
                    double value = values.nextDouble();
                    digest.put(value);
                    yield value;
                }
            };
            case Shape.Text text -> {
                int min = text.length().min();
                int max = text.length().max();
                String value = text.repertoire() == Shape.Repertoire.LATIN1 ? values.nextLatin1(min, max)
                        : values.nextUnicode(min, max);
                digest.put(value);
                yield value;
            }
            case Shape.Bytes bytes -> {
                byte[] value = values.nextBytes(bytes.length().min(), bytes.length().max());
                digest.put(value);
                yield value;
            }
            case Shape.Enumeration enumeration -> {
                digest.constant(values.nextConstant(enumeration.constants().size()));
                yield null;
            }
            case Shape.Sequence sequence -> {
                int length = values.nextLength(sequence.length().min(), sequence.length().max());
                digest.sequence(length);
                for (int i = 0; i < length; i++) {
                    value(sequence.element(), values, digest);
                }
                yield null;
            }
            case Shape.Struct struct -> {
                digest.struct();
                struct.fields().forEach(field -> value(field.shape(), values, digest));
                yield null;
            }
        };
    }
}
