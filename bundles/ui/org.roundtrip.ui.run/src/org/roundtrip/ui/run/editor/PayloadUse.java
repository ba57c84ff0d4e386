// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.List;
import org.roundtrip.design.Edited;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.payloads.Payloads;

/** Adds the operations of a payload, or an echo of it, to a plan that is edited. User interface's thread only. */
final class PayloadUse {
    private static final Texts TEXTS = Texts.of(PayloadUse.class);

    private final PlanEditing editing;

    PayloadUse(PlanEditing editing) {
        this.editing = editing;
    }

    /** Says in one sentence why a payload cannot be added now; empty when it can. */
    String objection(Drawing drawing) {
        String objection = editing.objection();
        return objection.isEmpty() && added(drawing) instanceof Edited.Refused refused ? refused.reason() : objection;
    }

    /** Adds a payload, or says above the plan why that is not possible. */
    void add(Drawing drawing) {
        String objection = objection(drawing);
        if (objection.isEmpty()) {
            editing.contract().apply(TEXTS.text("payloadAdded", drawing.name()), added(drawing));
        } else {
            editing.refusals().object(List.of(new Objection("", "", objection)));
        }
    }

    private Edited added(Drawing drawing) {
        return Payloads.added(editing.contract().design(), drawing);
    }
}
