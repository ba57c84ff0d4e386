// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.payloads;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Target;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.contracts.DrawingFiles;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.views.Opening;

/** What plans and files take from payloads. */
public final class Payloads {
    private static final Texts TEXTS = Texts.of(Payloads.class);

    private Payloads() {
    }

    /** Returns the operations of a payload; an echo of it when there is none. */
    public static List<Operation> operations(Drawing drawing) {
        return drawing.operations().isEmpty() ? drawing.echo().map(List::of).orElse(List.of()) : drawing.operations();
    }

    /**
     * Returns a contract with the operations of a payload after its own. Types that both have alike are shared; another type or
     * operation of the same name gets another name.
     *
     * @throws IllegalArgumentException with one sentence when there is nothing to call, or it does not fit
     */
    public static Contract added(Contract contract, Drawing drawing) {
        List<Piece> pieces = new ArrayList<>(operations(drawing).stream().map(Piece.Whole::new).toList());
        if (pieces.isEmpty()) {
            throw new IllegalArgumentException(TEXTS.text("empty", drawing.name()));
        }
        Design design = FromModel.design(contract);
        return switch (Insertion.insertAll(design, pieces, Target.on(Target.DESIGN))) {
            case Edited.Done done -> ToModel.contract(done.design(), contract.name());
            case Edited.Refused refused -> throw new IllegalArgumentException(refused.reason());
        };
    }

    /** Writes a payload under a name into a new file of the user's home, and opens it. */
    public static void write(Drawing drawing, String name, IWorkbenchWindow window) throws IOException {
        Path file = window.getService(RoundtripHome.class).newPayload(name);
        Files.createDirectories(file.getParent());
        DrawingFiles.write(file, new Drawing(name, drawing.description(), drawing.payload(), drawing.operations(),
                drawing.unused()));
        window.getService(Library.class).lookAgain();
        Opening.payload(file, window.getActivePage());
    }
}
