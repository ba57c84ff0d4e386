// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.harrel.jsonschema.ValidatorFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Returned;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;

/** JSON Schema loses the exact number of bytes and the operations, nothing else. */
class JsonSchemaTest {
    private final JsonSchemaReader reader = new JsonSchemaReader();
    private final JsonSchemaWriter writer = new JsonSchemaWriter();

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.any();
    }

    @Property(tries = 40, seed = "1")
    void aPayloadComesBack(@ForAll("drawings") Drawing drawing) throws Exception {
        Imported back = Returned.from(writer, reader, "random.schema.json", drawing);
        assertEquals(List.of(), back.notes());
        assertEquals(Drawing.of("Random", inThrees(drawing.payload().orElseThrow())), back.drawing());
    }

    @Tag("night")
    @Property(tries = 200)
    void aPayloadComesBackManyTimes(@ForAll("drawings") Drawing drawing) throws Exception {
        aPayloadComesBack(drawing);
    }

    private static Shape inThrees(Shape shape) {
        return switch (shape) {
            case Bytes bytes -> new Bytes(new Length(Math.max(0, (bytes.length().min() + 2) / 3 * 3 - 2),
                    (bytes.length().max() + 2) / 3 * 3));
            default -> RandomDrawings.inside(shape, JsonSchemaTest::inThrees);
        };
    }

    @Test
    void aValidatorTakesValuesOfTheShapeAndNoOthers() {
        Drawing drawing = Drawing.of("Order", Shapes.struct("Order", "count", Primitive.SHORT, "colour", Shapes.COLOUR, "lines",
                Shapes.list(Shapes.WORD, 1, 2)));
        String schema = writer.write(drawing).text();
        ValidatorFactory validator = new ValidatorFactory();
        assertTrue(validator.validate(schema, "{\"count\": 7, \"colour\": \"red\", \"lines\": [\"a\"]}").isValid());
        for (String wrong : List.of("{\"count\": 70000, \"colour\": \"red\", \"lines\": [\"a\"]}",
                "{\"count\": 7, \"colour\": \"pink\", \"lines\": [\"a\"]}", "{\"count\": 7, \"colour\": \"red\", \"lines\": []}",
                "{\"count\": 7, \"colour\": \"red\"}")) {
            assertFalse(validator.validate(schema, wrong).isValid(), wrong);
        }
    }

    @Test
    void aSchemaOfOthersIsReadAndWhatHasNoCounterpartIsSaid() throws Exception {
        Imported imported = read("""
                {"title": "Order", "type": "object", "required": ["id", "when", "lines"],
                 "properties": {"id": {"type": "integer"}, "when": {"type": "string", "format": "date-time", "maxLength": 30},
                   "note": {"type": ["string", "null"], "maxLength": 9},
                   "lines": {"type": "array", "items": {"type": "object", "required": ["price"],
                       "properties": {"price": {"type": "number"}}}},
                   "parent": {"$ref": "#"}, "owner": {"$ref": "people.json#/Person"}, "choice": {"oneOf": [{"type": "integer"},
                       {"type": "string"}]}}}
                """);
        Shape line = Shapes.struct("Line", "price", Primitive.DOUBLE);
        Shape choice = new Shape.Union("Choice", List.of(new Shape.Field("numberValue", Primitive.LONG),
                new Shape.Field("stringValue", new Shape.Text(Length.of(16), Repertoire.UNICODE))));
        assertEquals(Shapes.struct("Order", "id", Primitive.LONG, "when", new Shape.Timestamp(),
                "note", new Shape.OptionalValue(new Shape.Text(new Length(0, 9), Repertoire.UNICODE)), "lines", Shapes.list(line, 4, 4),
                "choice", new Shape.OptionalValue(choice)), imported.drawing().payload().orElseThrow());
        assertEquals(List.of("Order.id, Choice.numberValue", "Line.price", "Order.lines", "Order.parent", "Order.owner", "Choice.stringValue"),
                imported.notes().stream().map(note -> note.substring(0, note.indexOf(':'))).toList());
    }

    @Test
    void referencesLeadToFilesBesideTheFile(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("geo.schema.json"), """
                {"$id": "https://example.com/geo.schema.json", "type": "object", "required": ["at"], "properties": {"at": {"$ref": "#point"},
                 "more": {"$ref": "other.yaml#/definitions/x"}}, "$defs": {"p": {"$anchor": "point", "type": "integer", "format": "int32"}}}
                """);
        Files.writeString(folder.resolve("other.yaml"), "definitions:\n  x: {type: boolean}\n  back: {$ref: 'main.schema.json'}\n");
        Path main = Files.writeString(folder.resolve("main.schema.json"), """
                {"type": "object", "properties": {"geo": {"$ref": "https://example.com/geo.schema.json"}, "none": {"$ref": "none.json"},
                 "back": {"$ref": "other.yaml#/definitions/back"}}, "required": ["geo", "none"]}
                """);
        Imported imported = reader.read(SourceFile.read(main), Optional.empty());
        assertEquals(Shapes.struct("Main", "geo", Shapes.struct("Geo", "at", Primitive.INT, "more", new Shape.OptionalValue(Primitive.BOOLEAN))),
                imported.drawing().payload().orElseThrow());
        assertTrue(imported.notes().stream().anyMatch(note -> note.startsWith("Main.none: ")), imported.notes().toString());
    }

    private Imported read(String schema) throws Exception {
        return reader.read(SourceFile.of("order.schema.json", schema), Optional.empty());
    }
}
