// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
        assertEquals(new ExpectedValues(16, new Digest().hex(), 0), ExpectedValues.of(ping, SEED));
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
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0), ExpectedValues.of(take, SEED));
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
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0), ExpectedValues.of(echo, SEED));
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
        assertEquals(new ExpectedValues(16, digest.hex(), 16), ExpectedValues.of(generate, SEED));
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
        assertEquals(new ExpectedValues(16, digest.hex(), 2), ExpectedValues.of(twice, SEED));
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
        assertEquals(new ExpectedValues(16, digest.hex(), content / 16.0), ExpectedValues.of(count, SEED));
        Operation upper = new Operation("count", count.parameters(), count.result(), Behaviour.UPPER_CASE);
        assertNotEquals(ExpectedValues.of(count, SEED).digest(), ExpectedValues.of(upper, SEED).digest());
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
        return new Operation("get", List.of(), Optional.of(new Shape.Bytes(Length.of(bytes))), Behaviour.GENERATE);
    }
}
