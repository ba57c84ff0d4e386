// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;

class CallTextTest {
    private static final long SEED = 99;
    private static final Shape.Text TEXT = new Shape.Text(new Length(3, 9), Repertoire.LATIN1);

    @Test
    void aCallWithoutValuesHasNoText() {
        assertEquals(new CallText("", ""), CallText.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                SEED, 100));
    }

    @Test
    void valuesAreThoseOfTheSeed() {
        Shape pair = new Shape.Struct("Pair", List.of(new Field("flag", Primitive.BOOLEAN), new Field("bytes",
                new Shape.Bytes(Length.of(2)))));
        Shape pairs = new Shape.Sequence(pair, Length.of(1));
        Values values = Values.ofArguments(SEED, "echo", 0);
        boolean flag = values.nextBoolean();
        byte[] bytes = values.nextBytes(2, 2);
        String text = "[{flag: %s, bytes: %02x %02x}]".formatted(flag, bytes[0], bytes[1]);
        assertEquals(new CallText("pairs = " + text, text), CallText.of(new Operation("echo",
                List.of(new Parameter("pairs", pairs)), Optional.of(pairs), Behaviour.ECHO), SEED, 100));
    }

    @Test
    void everyKindHasItsForm() {
        Shape union = new Shape.Union("Either", List.of(new Field("number", Primitive.INT)));
        Shape map = new Shape.Mapping(TEXT, new Shape.Decimal(4, 1), Length.of(1));
        Shape all = new Shape.Struct("All", List.of(new Field("c", Primitive.CHAR), new Field("t", new Shape.Timestamp()),
                new Field("m", map), new Field("u", union), new Field("a", new Shape.OptionalValue(Primitive.BYTE)),
                new Field("b", new Shape.OptionalValue(Primitive.BYTE)), new Field("d", new Shape.OptionalValue(Primitive.BYTE))));
        Values values = Values.ofArguments(SEED, "echo", 0);
        StringBuilder text = new StringBuilder("{c: '%s', t: %s".formatted(values.nextChar(),
                Instant.ofEpochMilli(values.nextTimestamp())));
        text.append(", m: {\"%s\": %s}, u: number: ".formatted(values.nextLatin1(3, 9), values.nextDecimal(4, 1)));
        values.nextConstant(1);
        text.append(values.nextInt());
        for (String name : List.of("a", "b", "d")) {
            text.append(", ").append(name).append(": ").append(values.nextBoolean() ? values.nextByte() : "-");
        }
        assertEquals(text.append('}').toString(), CallText.of(new Operation("echo", List.of(new Parameter("all", all)),
                Optional.of(all), Behaviour.ECHO), SEED, 1000).result());
    }

    @Test
    void resultsFollowTheBehaviour() {
        String text = Values.ofArguments(SEED, "count", 0).nextLatin1(3, 9);
        assertEquals(new CallText("text = \"" + text + "\"", "\"1\\t" + text.toUpperCase(Locale.ROOT) + "\""),
                CallText.of(new Operation("count", List.of(new Parameter("text", TEXT)), Optional.of(TEXT),
                        Behaviour.COUNT_AND_UPPER_CASE), SEED, 100));
        byte number = Values.ofArguments(SEED, "twice", 0).nextByte();
        assertEquals(String.valueOf((byte) (2 * number)), CallText.of(new Operation("twice",
                List.of(new Parameter("number", Primitive.BYTE)), Optional.of(Primitive.BYTE),
                Behaviour.MULTIPLY_BY_TWO), SEED, 100).result());
        double drawn = Values.ofResult(SEED, "make", 0).nextDouble();
        assertEquals(String.valueOf(drawn), CallText.of(new Operation("make", List.of(), Optional.of(Primitive.DOUBLE),
                Behaviour.GENERATE), SEED, 100).result());
    }

    @Test
    void longValuesAreCut() {
        Shape many = new Shape.Sequence(Primitive.LONG, Length.of(1_000_000));
        CallText text = CallText.of(new Operation("take", List.of(new Parameter("many", many)), Optional.empty(),
                Behaviour.NOTHING), SEED, 50);
        assertEquals(51, text.arguments().length());
        assertTrue(text.arguments().startsWith("many = ["));
        assertTrue(text.arguments().endsWith("\u2026"));
    }
}
