// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.tests.shapes.Shapes;

/** Types are found in samples, with the lengths that the sample has. */
class JsonSampleTest {
    private final JsonSample sample = new JsonSample();

    private Imported read(String json) throws InvalidFileException {
        return sample.read(SourceFile.of("order.json", json), Optional.empty());
    }

    @Test
    void objectsAlikeShareAStructAndLengthsAreRanges() throws Exception {
        Imported imported = read("""
                {"id": 3000000000, "paid": true,
                 "billing": {"street": "Hill", "number": 7}, "shipping": {"street": "Via \u00e0", "number": 7000},
                 "lines": [{"item": "tea", "price": 1}, {"item": "bread", "price": 2.5}]}
                """);
        Shape address = Shapes.struct("Billing", "street", new Text(new Length(4, 5), Repertoire.UNICODE), "number", Primitive.INT);
        Shape line = Shapes.struct("Line", "item", new Text(new Length(3, 5), Repertoire.LATIN1), "price", Primitive.DOUBLE);
        assertEquals(Shapes.struct("Order", "id", Primitive.LONG, "paid", Primitive.BOOLEAN, "billing", address, "shipping",
                address, "lines", Shapes.list(line, 2, 2)), imported.drawing().payload().orElseThrow());
        assertEquals(List.of(), imported.notes());
    }

    @Test
    void whatASampleDoesNotTellIsSaid() throws Exception {
        Imported imported = read("""
                {"none": null, "empty": [], "mixed": [1, "a"], "2nd try": 1, "rows": [{"a": 1}, {"a": 2, "b": "x"}]}
                """);
        Shape row = Shapes.struct("Row", "a", Primitive.INT, "b",
                new Shape.OptionalValue(new Text(Length.of(1), Repertoire.LATIN1)));
        Shape mixed = new Shape.Union("Mixed", List.of(new Shape.Field("numberValue", Primitive.INT),
                new Shape.Field("stringValue", new Text(Length.of(1), Repertoire.LATIN1))));
        assertEquals(Shapes.struct("Order", "mixed", Shapes.list(mixed, 2, 2), "n2nd_try", Primitive.INT, "rows", Shapes.list(row, 2, 2)),
                imported.drawing().payload().orElseThrow());
        assertEquals(List.of("Order.none: left out: it is null, so nothing is known of it.",
                "Order.empty: left out: the list is empty, so nothing is known of its elements.", "Order.2nd try: it is called n2nd_try here."), imported.notes());
    }

    @Test
    void aValueWithoutAStructIsAPayloadToo() throws Exception {
        assertEquals(Shapes.list(Primitive.INT, 3, 3), read("[1, 2, 3]").drawing().payload().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{\"a\": 1                 | order.json: line 1",
        "{\"a\": 1, \"a\": 2}      | order.json: line 1",
        "null                      | order.json: it has no type that could be a payload; The payload: left out: it is null",
        "[]                        | order.json: it has no type that could be a payload; The payload: left out: the list is empty",
        "``                        | order.json: "})
    void damagedSamplesAreRefusedInASentence(String json, String beginning) {
        String message = assertThrows(InvalidFileException.class, () -> read(json)).getMessage();
        assertEquals(beginning, message.substring(0, Math.min(beginning.length(), message.length())));
    }

    @Test
    void nestingWithoutAnEndIsRefused() {
        assertThrows(InvalidFileException.class, () -> read("[".repeat(100_000)));
        assertThrows(InvalidFileException.class, () -> read("[".repeat(250) + "1" + "]".repeat(250)));
    }
}
