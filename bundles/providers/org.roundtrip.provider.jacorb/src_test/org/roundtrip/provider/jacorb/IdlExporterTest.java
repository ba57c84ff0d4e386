// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;

/** IDL loses the lengths and says so; omniORB's compiler, which nothing here wrote, takes it. */
class IdlExporterTest {
    private static final Shape LINE = Shapes.struct("Line", "item", Shapes.WORD, "price", Primitive.DOUBLE, "colour", Shapes.COLOUR);
    private static final Shape ORDER = Shapes.struct("Order", "lines", Shapes.list(LINE, 1, 3), "module", Shapes.GLYPHS);
    private final IdlExporter exporter = new IdlExporter();

    @TempDir
    Path folder;

    @Tag("tool")
    @Test
    void anotherCompilerTakesIt() throws Exception {
        assumeTrue(NativePrograms.find("omniidl").isPresent(), "omniidl is not on this machine");
        Exported idl = exporter.write(new Drawing("Orders", "", Optional.of(ORDER), List.of(Shapes.nothing("ping")), List.of()));
        Path file = Files.writeString(folder.resolve("orders.idl"), idl.text());
        Process omniidl = new ProcessBuilder("omniidl", "-bdump", file.toString()).redirectErrorStream(true).start();
        String output = new String(omniidl.getInputStream().readAllBytes());
        assertEquals(0, omniidl.waitFor(), output);
        assertTrue(output.contains("struct Order"), output);
        assertEquals(2, idl.notes().size(), idl.notes().toString());
    }

    @Test
    void whatIdlCannotSayIsRefusedByItsField() {
        String empty = assertThrows(ExportException.class, () -> exporter.write(Drawing.of("Empty", Shapes.struct("Nothing"))))
                .getMessage();
        assertTrue(empty.startsWith("payload: "), empty);
        assertThrows(ExportException.class, () -> exporter.write(new Drawing("Types", "", Optional.empty(), List.of(), List.of(ORDER))));
    }
}
