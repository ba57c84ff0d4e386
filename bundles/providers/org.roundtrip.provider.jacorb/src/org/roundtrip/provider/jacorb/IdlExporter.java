// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.exchange.DrawnContract;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;

/** Writes payloads as OMG IDL, which is the same that the providers of CORBA compile. */
public final class IdlExporter implements Exporter {
    private static final Texts TEXTS = Texts.of(IdlExporter.class);

    @Override
    public List<String> endings() {
        return List.of(".idl");
    }

    @Override
    public Exported write(Drawing drawing) throws ExportException {
        DrawnContract drawn = DrawnContract.of(drawing, "Service", "IDL",
                contract -> IdlRefusals.of(contract, IdlRefusals.NEWEST_GIOP, ShapeKind.values()).list());
        List<String> notes = new ArrayList<>(List.of(TEXTS.text("export.lengths")));
        notes.addAll(drawn.notes());
        return new Exported(IdlWriter.of(drawn.contract()).text(), notes);
    }
}
