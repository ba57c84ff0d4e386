// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Shapes;

class RefusalsTest {
    private static List<String> common(Operation... operations) {
        return Refusals.of(Shapes.contract(operations)).list().stream().map(Refusal::toString).toList();
    }

    @Test
    void nothingIsRefusedWithoutReason() {
        assertEquals(List.of(), Refusals.of(Shapes.everything()).list());
    }

    @Test
    void nestingEndsAtAHundred() {
        assertEquals(List.of(), common(Shapes.echo("deep", Shapes.deep(100))));
        assertEquals(List.of("deep.value: it is nested 101 levels deep, but 100 is the most",
                "deep.result: it is nested 101 levels deep, but 100 is the most"),
                common(Shapes.echo("deep", Shapes.deep(101))));
    }

    @Test
    void contentEndsAt64MiB() {
        Shape most = new Bytes(Length.of(64 << 20));
        assertEquals(List.of(), common(Shapes.nothing("take", most)));
        assertTrue(common(Shapes.nothing("take", Shapes.struct("Two", "a", most, "b", Primitive.BYTE))).getFirst()
                .startsWith("take.p0: one value can have more than 64 MiB"));
        Shape huge = Primitive.LONG;
        for (int i = 0; i < 5; i++) {
            huge = new Sequence(huge, new Length(0, Integer.MAX_VALUE));
        }
        assertEquals(1, common(Shapes.nothing("take", huge)).size());
    }

    @Test
    void objectsWithoutContentCountToo() {
        Shape empties = new Sequence(Shapes.struct("Empty"), new Length(0, Integer.MAX_VALUE));
        assertTrue(common(Shapes.nothing("take", empties)).getFirst().contains("objects"));
    }

    @Test
    void javaBoundsEnumsAndArguments() {
        Enumeration large = new Enumeration("Large", IntStream.range(0, 2001).mapToObj(i -> "c" + i).toList());
        assertEquals(List.of("take.p0[]: an enum can have 2,000 constants at most"),
                common(Shapes.nothing("take", new Sequence(large, Length.of(1)))));
        Shape[] longs = Collections.nCopies(128, Primitive.LONG).toArray(Shape[]::new);
        assertTrue(common(Shapes.nothing("take", longs)).getFirst().startsWith("take: a Java method cannot"));
    }

    @ParameterizedTest
    @EnumSource(value = ShapeKind.class, mode = EnumSource.Mode.EXCLUDE, names = {"EXCEPTION", "ONE_WAY"})
    void aKindIsCarriedOnlyByProvidersThatNameIt(ShapeKind kind) {
        Shape shape = shape(kind);
        Operation take = Shapes.nothing("take", Shapes.struct("Outer", "inner", Shapes.list(shape, 0, 2)));
        List<Refusal> refused = Refusals.of(Shapes.contract(take)).list();
        assertEquals(List.of("take.p0.inner[]"), refused.stream().map(Refusal::field).toList());
        assertTrue(refused.getFirst().reason().contains("; use "), refused.toString());
        assertEquals(List.of(), Refusals.of(Shapes.contract(take), kind).list());
        assertEquals(refused, Refusals.of(Shapes.contract(take),
                EnumSet.complementOf(EnumSet.of(kind)).toArray(ShapeKind[]::new)).list());
    }

    @Test
    void exceptionsAreRefusedUnlessTheyAreNamed() {
        Contract check = Shapes.contract(Shapes.thrower("check", Shapes.struct("Failure", "code", Primitive.INT)));
        assertEquals(List.of("check"), Refusals.of(check).list().stream().map(Refusal::field).toList());
        assertEquals(List.of(), Refusals.of(check, ShapeKind.EXCEPTION).list());
        assertEquals(List.of("check.throws Failure", "check.throws Failure.code"), Refusals.of(check, ShapeKind.EXCEPTION)
                .shapes(shape -> "no").list().stream().map(Refusal::field).toList());
    }

    @Test
    void oneWayOperationsAreRefusedUnlessTheyAreNamed() {
        Contract tell = Shapes.contract(Shapes.oneWay("tell", Primitive.INT), Shapes.nothing("ask"));
        assertEquals(List.of("tell"), Refusals.of(tell, ShapeKind.answered()).list().stream().map(Refusal::field).toList());
        assertEquals(List.of(), Refusals.of(tell, ShapeKind.ONE_WAY).list());
    }

    /** A shape of a kind, with nothing within it that some provider does not carry. */
    static Shape shape(ShapeKind kind) {
        return switch (kind) {
            case EXCEPTION, ONE_WAY -> throw new IllegalArgumentException(kind + " is not a shape of values");
            case CHAR -> Primitive.CHAR;
            case TIMESTAMP -> new Shape.Timestamp();
            case DECIMAL -> new Shape.Decimal(10, 2);
            case OPTIONAL -> new Shape.OptionalValue(Primitive.INT);
            case MAP -> new Shape.Mapping(Primitive.INT, Primitive.INT, Length.of(3));
            case UNION -> new Shape.Union("Either", List.of(new Shape.Field("one", Primitive.INT)));
        };
    }

    @Test
    void whatMapsOptionalValuesAndUnionsContainHasAPath() {
        Shape bytes = new Bytes(Length.of(9));
        Shape key = Shapes.struct("Union", "u", new Shape.Union("Either", List.of(new Shape.Field("one", bytes))),
                "m", new Shape.Mapping(Shapes.WORD, bytes, Length.of(3)), "o", new Shape.OptionalValue(bytes));
        assertEquals(List.of("take.p0.u.one", "take.p0.m[key]", "take.p0.m[]", "take.p0.o?"),
                Refusals.of(Shapes.contract(Shapes.nothing("take", key)), ShapeKind.values())
                        .shapes(shape -> shape instanceof Bytes || shape instanceof Shape.Text ? "no" : null).list().stream()
                        .map(Refusal::field).toList());
    }

    @Test
    void sizesCountWhatMapsOptionalValuesAndUnionsContain() {
        ShapeSize.Ruler ruler = new ShapeSize.Ruler();
        Shape text = Shapes.WORD;
        assertEquals(new ShapeSize(0, 20, 1), ruler.measure(text));
        assertEquals(new ShapeSize(1, 20, 2), ruler.measure(new Shape.OptionalValue(text)));
        assertEquals(new ShapeSize(1, 5 * 24, 1 + 5 * 2), ruler.measure(
                new Shape.Mapping(Primitive.INT, text, new Length(0, 5))));
        assertEquals(new ShapeSize(1, 4 + 20, 2), ruler.measure(new Shape.Union("Either",
                List.of(new Shape.Field("number", Primitive.LONG), new Shape.Field("text", text)))));
        assertEquals(new ShapeSize(0, 16, 1), ruler.measure(new Shape.Decimal(31, 0)));
    }

    @Test
    void pathsNameTheFirstPlaceOfAStruct() {
        Shape inner = Shapes.struct("Inner", "when", new Bytes(Length.of(1)));
        Shape outer = Shapes.struct("Outer", "list", new Sequence(new Sequence(inner, Length.of(1)), Length.of(1)));
        List<Refusal> refusals = Refusals.of(Shapes.contract(Shapes.echo("echo", outer)))
                .shapes(shape -> shape instanceof Bytes ? "no octets" : null)
                .operations(operation -> "never").list();
        assertEquals(List.of(new Refusal("echo.value.list[][].when", "no octets"), new Refusal("echo", "never")),
                refusals);
    }

    @Test
    void structsThatShareTheirPartsTakeNoExponentialTime() {
        Shape shape = Primitive.INT;
        for (int i = 0; i < 60; i++) {
            shape = Shapes.struct("S" + i, "a", shape, "b", shape);
        }
        assertTrue(common(Shapes.nothing("take", shape)).getFirst().contains("64 MiB"));
        assertEquals(60, NamedShapes.of(Shapes.contract(Shapes.nothing("take", shape))).size());
    }
}
