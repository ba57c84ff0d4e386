// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.json.JsonSample;
import org.roundtrip.exchange.json.JsonSchemaReader;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;

/** Payload files lose nothing; each file is read by the language of its ending. */
class PayloadFormatTest {
    private final PayloadFormat format = new PayloadFormat();

    @Provide
    Arbitrary<Drawing> drawings() {
        return RandomDrawings.any();
    }

    @Property(tries = 40, seed = "1")
    void aPayloadComesBackWhole(@ForAll("drawings") Drawing drawing) throws Exception {
        Imported back = Returned.from(format, format, "random.payload.json", drawing);
        assertEquals(drawing, back.drawing());
        assertEquals(List.of(), back.notes());
    }

    @Tag("night")
    @Property(tries = 200)
    void aPayloadComesBackWholeManyTimes(@ForAll("drawings") Drawing drawing) throws Exception {
        aPayloadComesBackWhole(drawing);
    }

    @Test
    void anotherTypeCanBeChosen() throws Exception {
        Drawing drawing = Drawing.of("Two", Shapes.struct("Outer", "inner", Shapes.struct("Inner", "word", Shapes.WORD)));
        SourceFile file = SourceFile.of("two.payload.json", format.write(drawing).text());
        Drawing chosen = format.read(file, Optional.of("Inner")).drawing();
        assertEquals(Shapes.struct("Inner", "word", Shapes.WORD), chosen.payload().orElseThrow());
        assertEquals(2, chosen.types().size());
        assertTrue(assertThrows(InvalidFileException.class, () -> format.read(file, Optional.of("Other"))).getMessage()
                .endsWith("it has no type Other; it has Outer, Inner"));
    }

    @Test
    void theLongestEndingDecides() {
        Formats formats = new Formats();
        List.of(new JsonSample(), new JsonSchemaReader(), format).forEach(formats::addImporter);
        assertEquals(JsonSample.class, formats.importer("a.json").orElseThrow().getClass());
        assertEquals(JsonSchemaReader.class, formats.importer("A.SCHEMA.JSON").orElseThrow().getClass());
        assertEquals(PayloadFormat.class, formats.importer("a.payload.json").orElseThrow().getClass());
        assertTrue(formats.importer("a.txt").isEmpty());
        assertTrue(formats.readable().containsAll(List.of(".json", ".payload.json", ".schema.json")));
        formats.removeImporter(format);
        assertFalse(formats.readable().contains(".payload.json"));
    }

    @Test
    void sizesAreThoseOfTheSmallestAndTheLargestValue() {
        PayloadSize size = PayloadSize.of(Shapes.struct("S", "words", Shapes.list(Shapes.WORD, 1, 3), "glyphs", Shapes.GLYPHS));
        assertEquals(new PayloadSize(0, 3 * 20 + 3 * 20, 4, 2), size);
    }
}
