// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.payloads;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Target;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.exchange.NewPayloads;
import org.roundtrip.ui.design.moving.ClipText;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/** What plans and files take from payloads. */
public final class Payloads {
    private static final Texts TEXTS = Texts.of(Payloads.class);

    private Payloads() {
    }

    /** Why plans cannot take a payload, in one sentence; empty when they can. */
    public static String objection(Drawing drawing) {
        return drawing.calls().isEmpty() ? TEXTS.text("empty", drawing.name()) : "";
    }

    /**
     * Returns a plan's design with the operations of a payload, or an echo of it, after its own. Types that both have alike are
     * shared; another type or operation of the same name gets another name.
     */
    public static Edited added(Design design, Drawing drawing) {
        String objection = objection(drawing);
        return !objection.isEmpty() ? new Edited.Refused(objection) : ClipText.added(design, Target.on(Target.DESIGN), drawing);
    }

    /** Writes a payload under a name into a new file of the user's home, and opens it. */
    public static void write(Drawing drawing, String name, IWorkbenchWindow window) throws IOException {
        Path file = NewPayloads.write(new Drawing(name, drawing.description(), drawing.payload(), drawing.operations(),
                drawing.unused()), window);
        window.getService(Library.class).lookAgain();
        Opening.payload(file, window.getActivePage());
    }
}
