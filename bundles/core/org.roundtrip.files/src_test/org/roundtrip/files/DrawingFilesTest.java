// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** A drawing comes back from its file as it was, unused types included. */
class DrawingFilesTest {
    private static final Enumeration COLOUR = new Enumeration("Colour", List.of("RED", "GREEN"));
    private static final Struct LINE = new Struct("Line", List.of(new Field("price", Primitive.DOUBLE)));
    private static final Struct ORDER = new Struct("Order",
            List.of(new Field("lines", new Sequence(LINE, new Length(0, 20))), new Field("first", LINE)));
    private static final Drawing DRAWING =
            new Drawing("Orders", "What a shop sends.", Optional.of(ORDER), List.of(), List.of(COLOUR));

    @TempDir
    Path folder;

    @Test
    void aDrawingComesBack() throws Exception {
        Path file = folder.resolve("orders" + DrawingFiles.SUFFIX);
        DrawingFiles.write(file, DRAWING);
        assertEquals(DRAWING, DrawingFiles.read(file));
        assertEquals(Files.readString(file), DrawingFiles.toJson(DrawingFiles.read(file)), "equal drawings, equal texts");
    }

    @Test
    void exceptionsComeBack() throws Exception {
        Struct failure = new Struct("Failure", List.of(new Field("code", Primitive.INT)));
        Drawing drawing = new Drawing("Checks", "", Optional.empty(), List.of(new Operation("check", List.of(),
                Optional.of(ORDER), List.of(failure), Behaviour.THROW)), List.of());
        assertEquals(drawing, DrawingFiles.parse(DrawingFiles.toJson(drawing), "checks"));
    }

    @Test
    void oneWayOperationsComeBack() throws Exception {
        Drawing drawing = new Drawing("News", "", Optional.empty(),
                List.of(new Operation("tell", List.of(), Optional.empty(), List.of(), Behaviour.NOTHING, true)), List.of());
        assertEquals(drawing, DrawingFiles.parse(DrawingFiles.toJson(drawing), "news"));
    }

    @Test
    void typesInUseComeFirstAndOthersAreKept() {
        assertEquals(List.of(ORDER, LINE, COLOUR), DRAWING.types());
        assertEquals(List.of(COLOUR), DRAWING.unused());
    }

    @Test
    void anEchoReturnsThePayload() {
        assertEquals(Optional.of(ORDER), DRAWING.echo().orElseThrow().result());
        assertTrue(new Drawing("Types", "", Optional.empty(), List.of(), List.of(LINE)).echo().isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "{} | schema",
        "{\"schema\": \"roundtrip-payload-9\", \"name\": \"a\"} | newer",
        "{\"schema\": \"roundtrip-plan-2\", \"name\": \"a\"} | roundtrip-payload-1",
        "{\"schema\": \"roundtrip-payload-1\"} | name",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \"a\", \"payload\": \"Missing\"} | Missing",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \"a\", \"payload\": {\"string\": -1}} | string",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \"a\", \"shapes\": {\"A\": {\"list\": \"A\", \"length\": 1}}} | itself",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \"a\", \"operations\": [{\"name\": \"o\", \"behaviour\": \"nothing\", \"exceptions\": [\"int\"]}]} | an exception is a struct",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \" \"} | name",
        "{\"schema\": \"roundtrip-payload-1\", \"name\": \"a\" | line 1"})
    void whatIsNoDrawingIsRefusedInASentence(String text, String word) {
        InvalidFileException refused = assertThrows(InvalidFileException.class, () -> DrawingFiles.parse(text, "a.payload.json"));
        assertTrue(refused.getMessage().contains(word), refused.getMessage());
        assertTrue(refused.getMessage().startsWith("a.payload.json: "), refused.getMessage());
    }
}
