// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Outline;
import org.roundtrip.exchange.Returned;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

/** Sources that people really have, and what comes out. */
class JavaCasesTest {
    private static final int DAMAGED = Tries.of(40, 1000);
    @TempDir
    private Path folder;

    /** The sources stand in one text, since the build would compile them. */
    @BeforeEach
    void unpack() throws IOException {
        for (String each : resource("cases.txt").split("(?m)^=== ")) {
            if (!each.isEmpty()) {
                int end = each.indexOf('\n');
                Path file = folder.resolve(each.substring(0, end));
                Files.createDirectories(file.getParent());
                Files.writeString(file, each.substring(end + 1));
            }
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = JavaCasesTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String read(String file, Path... include) {
        try {
            Imported imported = new JavaReader().read(SourceFile.read(folder.resolve(file), List.of(include)), Optional.empty());
            return Outline.of(imported.drawing());
        } catch (InvalidFileException e) {
            return e.getMessage();
        }
    }

    @Test
    void eachFileHasItsRightValue() throws IOException {
        StringBuilder table = new StringBuilder();
        String expected = resource("cases.expected.txt");
        expected.lines().map(row -> row.substring(0, row.indexOf(" | "))).forEach(file -> table.append(file).append(" | ").append(read(file)).append('\n'));
        assertEquals(expected, table.toString());
    }

    @Test
    void aStructOfTooManyFieldsHasTheFirstOnes() throws Exception {
        StringBuilder wide = new StringBuilder("class Wide {");
        for (int i = 0; i < 1500; i++) {
            wide.append("int f").append(i).append(';');
        }
        Imported imported = new JavaReader().read(SourceFile.of("Wide.java", wide.append("}").toString()), Optional.empty());
        assertEquals(1000, imported.drawing().payload().orElseThrow().parts().size());
        assertEquals(List.of("Wide: it has 1500 members; the first 1000 are taken."), imported.notes());
    }

    @Test
    void whatPeopleExportComesBackAsItWas() throws Exception {
        Shape.Struct point = Shapes.struct("Point", "x", Shape.Primitive.INT);
        Shape.Struct other = Shapes.struct("Before", "point", point);
        for (Shape payload : List.of(point, Shapes.list(point, 4, 4), Shape.Primitive.LONG, new Shape.Enumeration("Kind", List.of("A", "B")))) {
            for (List<Operation> operations : List.of(List.<Operation>of(), List.of(Shapes.nothing("ping")))) {
                for (List<Shape> unused : List.of(List.<Shape>of(), List.<Shape>of(other))) {
                    Drawing drawing = new Drawing("Own", "", Optional.of(payload), operations, unused);
                    Drawing back = Returned.from(new JavaWriter(), new JavaReader(), "Own.java", drawing).drawing();
                    assertEquals(drawing.payload(), back.payload());
                    assertEquals(drawing.operations(), back.operations());
                    assertEquals(drawing.types().size(), back.types().size());
                }
            }
        }
    }

    /** Whatever is wrong with a source: a drawing or a sentence. */
    @Test
    void damagedSourcesAreRefusedOrReadButNeverFail() throws Exception {
        String[] whole = resource("cases.txt").split("(?m)^=== .*\\n");
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            StringBuilder damaged = new StringBuilder(whole[1 + random.nextInt(whole.length - 1)]);
            for (int k = 0; k < 1 + i % 4; k++) {
                int from = random.nextInt(damaged.length());
                String other = whole[1 + random.nextInt(whole.length - 1)];
                int at = random.nextInt(other.length());
                damaged.replace(from, Math.min(damaged.length(), from + random.nextInt(12)), other.substring(at, Math.min(other.length(), at + random.nextInt(12))));
            }
            try {
                new JavaReader().read(SourceFile.of("Damaged.java", damaged.toString()), Optional.empty());
            } catch (InvalidFileException e) {
                refused++;
            }
        }
        assertTrue(refused > 0);
    }
}
