// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.exchange.DrawnContract;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;

/** Writes payloads as Slice, which is the same that the provider of Ice compiles. */
public final class SliceExporter implements Exporter {
    private static final Texts TEXTS = Texts.of(SliceExporter.class);

    @Override
    public List<String> endings() {
        return List.of(".ice");
    }

    @Override
    public Exported write(Drawing drawing) throws ExportException {
        DrawnContract drawn = DrawnContract.of(drawing, "Service", "Slice", SliceRefusals::of);
        List<String> notes = new ArrayList<>(List.of(TEXTS.text("export.lengths"), TEXTS.text("export.types")));
        notes.addAll(drawn.notes());
        return new Exported(SliceWriter.write(drawn.contract()), notes);
    }
}
