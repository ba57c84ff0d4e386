// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape;

/** What has the same name is told apart by what is in it, and a row that is too narrow keeps what is new. */
class ShapeDifferenceTest {
    private static final Shape.Struct ORDER = struct("Order", "number", "customer", "price");

    private static Shape.Struct struct(String name, String... fields) {
        return new Shape.Struct(name, Stream.of(fields).map(field -> new Field(field, Primitive.INT)).toList());
    }

    private static Shape list(Shape element, int length) {
        return new Shape.Sequence(element, Length.of(length));
    }

    private static List<String> difference(Shape now, Shape was) {
        return ShapeDifference.of("echo.value", now, was, UnaryOperator.identity()).stream().map(Difference::text).toList();
    }

    @Test
    void fieldsThatCameAndWentAreNamed() {
        assertEquals(List.of("echo.value without number"), difference(struct("Order", "customer", "price"), ORDER));
        assertEquals(List.of("echo.value with note"), difference(struct("Order", "number", "customer", "price", "note"), ORDER));
        assertEquals(List.of("echo.value with no and without number"), difference(struct("Order", "no", "customer", "price"), ORDER));
        assertEquals(List.of("echo.value with f0, f1, f2, f3 and 6 more"), difference(struct("Order",
                IntStream.range(0, 10).mapToObj(i -> "f" + i).toArray(String[]::new)), struct("Order")));
        assertEquals(List.of("echo.value: Purchase instead of Order"), difference(struct("Purchase", "number"), ORDER));
    }

    @Test
    void aFieldThatMovedIsNamedAndMoreAreAnotherOrder() {
        assertEquals(List.of("echo.value.number moved"), difference(struct("Order", "customer", "price", "number"), ORDER));
        assertEquals(List.of("echo.value in another order"), difference(struct("Order", "d", "c", "b", "a"), struct("Order", "a", "b", "c", "d")));
    }

    @Test
    void whatTheOtherFieldsHoldIsSaidToo() {
        Shape.Struct deep = new Shape.Struct("Order", List.of(new Field("customer", Primitive.LONG), new Field("line", struct("Line", "item"))));
        Shape.Struct before = new Shape.Struct("Order", List.of(new Field("number", Primitive.INT), new Field("customer", Primitive.INT),
                new Field("line", struct("Line", "item", "price"))));
        assertEquals(List.of("echo.value without number", "echo.value.customer: long instead of int", "echo.value.line without price"),
                difference(deep, before));
    }

    @Test
    void listsMapsAndOptionalValuesAreLookedInto() {
        Shape other = struct("Order", "number");
        for (UnaryOperator<Shape> around : List.<UnaryOperator<Shape>>of(shape -> list(shape, 4), Shape.OptionalValue::new,
                shape -> new Shape.Mapping(Primitive.INT, shape, Length.of(4)))) {
            assertEquals(List.of("echo.value without customer, price"), difference(around.apply(other), around.apply(ORDER)));
        }
        assertEquals(List.of("echo.value: Order[50] instead of Order[4]"), difference(list(ORDER, 50), list(ORDER, 4)));
        assertEquals(List.of("echo.value: Order[50] instead of Order[4]", "echo.value without customer, price"), difference(list(other, 50), list(ORDER, 4)));
        assertEquals(List.of("echo.value: long[5] instead of int[4]"), difference(list(Primitive.LONG, 5), list(Primitive.INT, 4)));
    }

    @Test
    void casesAndConstantsAreNamedAndAnotherKindOfTypeIsSaid() {
        Shape.Union union = new Shape.Union("Order", ORDER.fields());
        assertEquals(List.of("echo.value with note"), difference(new Shape.Union("Order",
                Stream.concat(ORDER.fields().stream(), Stream.of(new Field("note", Primitive.INT))).toList()), union));
        Shape.Enumeration colour = new Shape.Enumeration("Colour", List.of("RED", "BLUE"));
        assertEquals(List.of("echo.value with GREEN and without BLUE"), difference(new Shape.Enumeration("Colour", List.of("RED", "GREEN")), colour));
        assertEquals(List.of("echo.value.BLUE moved"), difference(new Shape.Enumeration("Colour", List.of("BLUE", "RED")), colour));
        assertEquals(List.of("echo.value: union Order instead of struct Order"), difference(union, ORDER));
        assertEquals(List.of("echo.value: enum Order instead of union Order"), difference(new Shape.Enumeration("Order", List.of("A")), union));
    }

    @Test
    void theFirstToGoIsWhatItWasAndAllOfThePathButItsLastName() {
        List<Difference> one = List.of(Difference.at("echo.value.lines", "Line[50]", "Line[4]"));
        assertEquals(List.of("echo.value.lines: Line[50] instead of Line[4]", "lines: Line[50]", "\u2026Line[50]", "\u2026[50]"),
                Difference.forms(one));
        assertEquals(List.of("lines: Line[50]", "\u2026Line[50]", "\u2026[50]"), Difference.labels(one), "rows have one name for a place");
        assertEquals(List.of("forks 3 instead of 10", "forks 3", "\u20263"), Difference.forms(List.of(Difference.value(value -> "forks " + value, "3", "10"))));
        assertEquals(List.of("echo.value.line without price", "line without price"),
                Difference.forms(List.of(Difference.about("echo.value.line", path -> path + " without price"))));
        assertEquals(List.of(), Difference.forms(List.of()));
    }

    @Test
    void ofTwoTheFirstStaysAndTheOtherIsCounted() {
        List<Difference> two = List.of(Difference.at("get", "long", "int"), Difference.plain("with axis"));
        assertEquals(List.of("get: long instead of int, with axis", "get: long, with axis", "\u2026long, with axis", "get: long instead of int and 1 more",
                "get: long and 1 more", "\u2026long and 1 more", "\u2026long +1"), Difference.forms(two));
        assertEquals(List.of("get: long, with axis", "\u2026long, with axis", "get: long and 1 more", "\u2026long and 1 more", "\u2026long +1"),
                Difference.labels(two));
        assertEquals(List.of("with axis"), Difference.labels(two.subList(1, 2)));
    }
}
