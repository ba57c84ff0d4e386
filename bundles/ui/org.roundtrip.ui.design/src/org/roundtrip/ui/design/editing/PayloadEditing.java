// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.eclipse.core.commands.operations.IUndoContext;
import org.roundtrip.design.Design;
import org.roundtrip.design.Node;
import org.roundtrip.design.ToModel;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.model.Drawing;
import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.ui.undo.Steps;

/** The payload in its own editor: its {@link DesignEditing} with the steps of undo, and what was saved last. */
public final class PayloadEditing implements DesignKeeper {
    private final DesignEditing editing = new DesignEditing(this);
    private final Steps<DesignState> steps = new Steps<>("Design", editing::show);
    /** What the file holds, once there is a design. */
    private Drawing saved;
    /** The design of which {@link #differs} was found out last, since many ask after each edit. */
    private Design compared = editing.design();
    private boolean differs;

    /** Begins with a payload. @param asSaved what the file holds, which may be an earlier state of it */
    public void begin(Design design, Design asSaved) {
        steps.begin();
        saved(asSaved);
        editing.show(DesignState.of(design).selecting(first(design)));
    }

    /** An imported file without a payload begins with its first operation, or else its first type: the row of the payload is empty. */
    private static List<Integer> first(Design design) {
        return design.payload().isPresent() ? List.of()
                : Stream.concat(design.operations().stream(), design.types().stream()).limit(1).map(Node::id).toList();
    }

    /** Returns what is edited. */
    public DesignEditing editing() {
        return editing;
    }

    /** Whether something would be lost if the editor were closed. It is not after undo to the state that was saved. */
    public boolean dirty() {
        return !editing.state().unfinished().isEmpty() || differs();
    }

    private boolean differs() {
        Design now = editing.design();
        if (now != compared) {
            compared = now;
            differs = !ToModel.drawing(now).equals(saved);
        }
        return differs;
    }

    /** Returns which calls changed since the payload was saved, in a few words; empty when others of its parts did. */
    public String changes() {
        return PlanDifference.inShort(ToModel.drawing(editing.design()), saved);
    }

    /** Returns what is in the way of saving, the first of several in one sentence; empty when nothing is. */
    public String problem() {
        Map<TextPlace, String> objections = editing.state().unfinished().objections(editing.design());
        return objections.values().stream().findFirst().orElse("");
    }

    /** What is drawn now has been written. */
    public void saved() {
        saved(editing.design());
        editing.touch();
    }

    private void saved(Design design) {
        saved = ToModel.drawing(design);
        compared = design;
        differs = false;
    }

    /** Returns the steps of undo. */
    public IUndoContext undoContext() {
        return steps.context();
    }

    /** Forgets the steps of undo and whom to call back. */
    public void dispose() {
        steps.dispose();
        editing.dispose();
    }

    @Override
    public void step(String label, Object field, DesignState after) {
        steps.add(label, field, editing.state(), after);
    }

    @Override
    public void choose(String label, Object list, UnaryOperator<DesignState> change) {
        steps.choose(label, list, editing.state(), change);
    }

    @Override
    public void selected(DesignState state) {
        // The steps are made from what is edited, which has the selection.
    }

    @Override
    public String objection() {
        return "";
    }
}
