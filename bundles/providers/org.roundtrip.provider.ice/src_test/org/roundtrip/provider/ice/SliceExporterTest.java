// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.tests.shapes.Shapes;

/** A payload is written as the Slice that the provider compiles. */
class SliceExporterTest {
    private final SliceExporter exporter = new SliceExporter();

    @Test
    void aPayloadIsWhatAnEchoTakes() throws ExportException {
        Drawing drawing = Drawing.of("Order", Shapes.struct("Order", "id", Shape.Primitive.INT, "word", Shapes.WORD));
        assertEquals(SliceWriter.write(new Contract("Service", List.of(drawing.echo().orElseThrow()))), exporter.write(drawing).text());
    }

    @Test
    void whatSliceForbidsIsRefused() {
        assertThrows(ExportException.class, () -> exporter.write(Drawing.of("None", Shapes.struct("None"))));
    }
}
