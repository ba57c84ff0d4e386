// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;

/** Computes each expectation step by step, in the order in which generated code draws and digests. */
class ExpectedValuesTest {
    private static final long SEED = 99;
    private static final Text LATIN = new Text(new Length(3, 9), Repertoire.LATIN1);
    private static final Text UNICODE = new Text(new Length(3, 9), Repertoire.UNICODE);

    @Test
    void aPingCarriesNothing() {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        assertEquals(new ExpectedValues(16, new Digest().hex(), 0, false), ExpectedValues.of(ping, SEED));
    }

    @Test
    void argumentsAreDrawnFromOneStreamInTheirOrder() {
        Operation take = new Operation("take", List.of(new Parameter("a", Primitive.SHORT),
                new Parameter("b", LATIN), new Parameter("c", new Shape.Bytes(Length.of(5)))), Optional.empty(),
                Behaviour.NOTHING);
        Digest digest = new Digest();
        long content = 0;
        for (int i = 0; i < 16; i++) {
            Values values = Values.ofArguments(SEED, "take", i);
            digest.put(values.nextShort());
            String text = values.nextLatin1(3, 9);
            digest.put(text);
            digest.put(values.nextBytes(5, 5));
            content += 2 + text.length() + 5;
        }
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0, false), ExpectedValues.of(take, SEED));
    }

    @Test
    void anEchoIsDigestedTwice() {
        Shape pair = new Shape.Struct("Pair", List.of(new Field("flag", Primitive.BOOLEAN),
                new Field("colour", new Shape.Enumeration("Colour", List.of("red", "green", "blue")))));
        Shape list = new Shape.Sequence(pair, new Length(0, 4));
        Operation echo = new Operation("echo", List.of(new Parameter("list", list)), Optional.of(list), Behaviour.ECHO);
        Digest digest = new Digest();
        long content = 0;
        for (int i = 0; i < 16; i++) {
            for (int side = 0; side < 2; side++) {
                Values values = Values.ofArguments(SEED, "echo", i);
                int length = values.nextLength(0, 4);
                digest.sequence(length);
                for (int element = 0; element < length; element++) {
                    digest.struct();
                    digest.put(values.nextBoolean());
                    digest.constant(values.nextConstant(3));
                    content += 1 + 4;
                }
            }
        }
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0, false), ExpectedValues.of(echo, SEED));
    }

    @Test
    void generatedResultsHaveAStreamOfTheirOwn() {
        Operation generate = new Operation("get", List.of(new Parameter("key", Primitive.LONG)),
                Optional.of(Primitive.DOUBLE), Behaviour.GENERATE);
        Digest digest = new Digest();
        for (int i = 0; i < 16; i++) {
            digest.put(Values.ofArguments(SEED, "get", i).nextLong());
            digest.put(Values.ofResult(SEED, "get", i).nextDouble());
        }
        assertEquals(new ExpectedValues(16, digest.hex(), 16, false), ExpectedValues.of(generate, SEED));
    }

    @Test
    void numbersAreDoubledAsJavaDoes() {
        Operation twice = new Operation("twice", List.of(new Parameter("n", Primitive.BYTE)),
                Optional.of(Primitive.BYTE), Behaviour.MULTIPLY_BY_TWO);
        Digest digest = new Digest();
        for (int i = 0; i < 16; i++) {
            byte drawn = Values.ofArguments(SEED, "twice", i).nextByte();
            digest.put(drawn);
            digest.put((byte) (2 * drawn));
        }
        assertEquals(new ExpectedValues(16, digest.hex(), 2, false), ExpectedValues.of(twice, SEED));
    }

    @Test
    void upperCaseMayCountFromOneAndContentIsUtf8() {
        Operation count = new Operation("count", List.of(new Parameter("t", UNICODE)), Optional.of(UNICODE),
                Behaviour.COUNT_AND_UPPER_CASE);
        Digest digest = new Digest();
        long content = 0;
        for (int i = 0; i < 16; i++) {
            String text = Values.ofArguments(SEED, "count", i).nextUnicode(3, 9);
            String result = (i + 1) + "\t" + text.toUpperCase(Locale.ROOT);
            digest.put(text);
            digest.put(result);
            content += (text + result).getBytes(StandardCharsets.UTF_8).length;
        }
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0, false), ExpectedValues.of(count, SEED));
        Operation upper = new Operation("count", count.parameters(), count.result(), Behaviour.UPPER_CASE);
        assertNotEquals(ExpectedValues.of(count, SEED).digest(), ExpectedValues.of(upper, SEED).digest());
    }

    @Test
    void charactersInstantsAndDecimalNumbersAreLeaves() {
        Operation take = new Operation("take", List.of(new Parameter("c", Primitive.CHAR),
                new Parameter("t", new Shape.Timestamp()), new Parameter("n", new Shape.Decimal(10, 2))), Optional.empty(),
                Behaviour.NOTHING);
        Digest digest = new Digest();
        for (int i = 0; i < 16; i++) {
            Values values = Values.ofArguments(SEED, "take", i);
            digest.put(values.nextChar());
            digest.timestamp(values.nextTimestamp());
            digest.decimal(values.nextDecimal(10, 2), 2);
        }
        assertEquals(new ExpectedValues(16, digest.hex(), 2 + 8 + 6, false), ExpectedValues.of(take, SEED));
        assertEquals(2 + 8 + 6, take.parameters().stream().mapToDouble(p -> ExpectedValues.largestContent(p.shape())).sum());
    }

    @Test
    void anOptionalValueIsDrawnOnlyWhenItIsThere() {
        Shape optional = new Shape.OptionalValue(Primitive.LONG);
        Digest digest = new Digest();
        int there = 0;
        for (int i = 0; i < 16; i++) {
            Values values = Values.ofResult(SEED, "get", i);
            boolean present = values.nextBoolean();
            digest.optional(present);
            if (present) {
                digest.put(values.nextLong());
                there++;
            }
        }
        assertTrue(there > 0 && there < 16);
        assertEquals(new ExpectedValues(16, digest.hex(), 8 * there / 16.0, false), ExpectedValues.of(get(optional), SEED));
    }

    @Test
    void theCaseOfAUnionIsDrawnBeforeItsValue() {
        Shape union = new Shape.Union("Either", List.of(new Field("number", Primitive.INT), new Field("text", LATIN)));
        Digest digest = new Digest();
        long content = 0;
        for (int i = 0; i < 16; i++) {
            Values values = Values.ofResult(SEED, "get", i);
            int which = values.nextConstant(2);
            digest.union(which);
            if (which == 0) {
                digest.put(values.nextInt());
                content += 4 + 4;
            } else {
                String text = values.nextLatin1(3, 9);
                digest.put(text);
                content += 4 + text.length();
            }
        }
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0, false), ExpectedValues.of(get(union), SEED));
        assertEquals(4 + 9, ExpectedValues.largestContent(union));
    }

    /** Keys of one or no digit are often drawn twice. */
    @Test
    void entriesAreDrawnInTurnAndDigestedByTheirKeys() {
        Text key = new Text(new Length(0, 2), Repertoire.LATIN1);
        Shape inner = new Shape.Mapping(Primitive.INT, Primitive.SHORT, Length.of(2));
        Shape map = new Shape.Mapping(key, inner, new Length(3, 40));
        Digest digest = new Digest();
        long content = 0;
        int redrawn = 0;
        for (int i = 0; i < 16; i++) {
            Values values = Values.ofResult(SEED, "get", i);
            SortedMap<String, SortedMap<Integer, Short>> entries = new TreeMap<>();
            int length = values.nextLength(3, 40);
            while (entries.size() < length) {
                String drawn = values.nextLatin1(0, 2);
                if (entries.containsKey(drawn)) {
                    redrawn++;
                    continue;
                }
                int first = values.nextInt();
                short firstValue = values.nextShort();
                entries.put(drawn, new TreeMap<>(Map.of(first, firstValue, values.nextInt(), values.nextShort())));
            }
            digest.map(length);
            for (var entry : entries.entrySet()) {
                digest.put(entry.getKey());
                digest.map(2);
                entry.getValue().forEach((number, value) -> {
                    digest.put(number);
                    digest.put(value);
                });
                content += entry.getKey().length() + 2 * (4 + 2);
            }
        }
        assertTrue(redrawn > 0);
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0, false), ExpectedValues.of(get(map), SEED));
        assertEquals(40 * (2 + 12), ExpectedValues.largestContent(map));
    }

    @Test
    void largeValuesHaveSmallPools() {
        assertEquals(16, ExpectedValues.pool(get(1 << 19)));
        assertEquals(8, ExpectedValues.pool(get((1 << 19) + 1)));
        assertEquals(8, ExpectedValues.pool(get(1 << 20)));
        assertEquals(1, ExpectedValues.pool(get(Integer.MAX_VALUE)));
        assertEquals(4, ExpectedValues.of(get(2 << 20), SEED).pool());
        assertEquals(2 << 20, ExpectedValues.of(get(2 << 20), SEED).contentBytesPerCall());
    }

    @Test
    void anotherSeedGivesOtherValues() {
        assertNotEquals(ExpectedValues.of(get(9), 1).digest(), ExpectedValues.of(get(9), 2).digest());
        assertTrue(ExpectedValues.largestContent(UNICODE) >= 27);
    }

    private static Operation get(int bytes) {
        return get(new Shape.Bytes(Length.of(bytes)));
    }

    private static Operation get(Shape shape) {
        return new Operation("get", List.of(), Optional.of(shape), Behaviour.GENERATE);
    }
}
