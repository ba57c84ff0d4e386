// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Texts;
import org.roundtrip.provider.Refusal;

/** Writes payloads as OMG IDL, which is the same that the providers of CORBA compile. */
public final class IdlExporter implements Exporter {
    private static final Texts TEXTS = Texts.of(IdlExporter.class);

    @Override
    public List<String> endings() {
        return List.of(".idl");
    }

    @Override
    public Exported write(Drawing drawing) throws ExportException {
        List<String> notes = new ArrayList<>(List.of(TEXTS.text("export.lengths")));
        List<Operation> operations = new ArrayList<>(drawing.operations());
        drawing.echo().filter(echo -> operations.stream().noneMatch(each -> each.name().equals(echo.name()))).ifPresent(echo -> {
            operations.add(echo);
            notes.add(TEXTS.text("export.echo"));
        });
        if (operations.isEmpty()) {
            throw new ExportException(TEXTS.text("export.empty"));
        }
        Contract contract = new Contract("Service", operations);
        List<Refusal> refusals = IdlRefusals.of(contract, ShapeKind.values()).list();
        if (!refusals.isEmpty()) {
            throw new ExportException(refusals.getFirst().toString());
        }
        List<String> unused = drawing.unused().stream().flatMap(type -> NamedTypes.name(type).stream()).toList();
        if (!unused.isEmpty()) {
            notes.add(TEXTS.text("export.unused", String.join(", ", unused)));
        }
        return new Exported(IdlWriter.of(contract).text(), notes);
    }
}
