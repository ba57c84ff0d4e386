// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.List;
import java.util.Map;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Outline;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.design.text.Unfinished;

/**
 * What undo returns to: a design with what belongs to its editing. Immutable, any thread.
 *
 * @param design     what is drawn
 * @param selection  the numbers of the selected nodes, in the order in which they are drawn or were selected
 * @param unfinished what was typed and is not valid
 */
public record DesignState(Design design, List<Integer> selection, Unfinished unfinished) {

    /** Copies the list. */
    public DesignState {
        selection = List.copyOf(selection);
    }

    /** Returns a design in which nothing is selected or unfinished. */
    public static DesignState of(Design design) {
        return new DesignState(design, List.of(), Unfinished.NONE);
    }

    /** Returns the same design with other nodes selected. */
    public DesignState selecting(List<Integer> nodes) {
        return new DesignState(design, nodes, unfinished);
    }

    /** Returns whether both have the same drawn and typed, whatever is selected. */
    public boolean isSameAs(DesignState other) {
        return design.equals(other.design) && unfinished.equals(other.unfinished);
    }

    /** Returns the state after a text was typed: the design has it if it can, else it is unfinished. */
    DesignState typed(TextPlace place, String text) {
        return switch (place.edit(design, text)) {
            case Edited.Done done -> new DesignState(done.design(), selection, unfinished.without(place)).settled();
            case Edited.Refused refused -> new DesignState(design, selection, unfinished.with(place, text));
        };
    }

    /** Returns the state after an edit. */
    DesignState after(Edited.Done done, List<Integer> selected) {
        return new DesignState(done.design(), selected, unfinished).settled();
    }

    /** What was typed is taken when an edit elsewhere has made it possible, and forgotten when its node has gone. */
    private DesignState settled() {
        if (unfinished.isEmpty()) {
            return this;
        }
        Design now = design;
        Unfinished left = unfinished.in(Outline.of(design));
        for (Map.Entry<TextPlace, String> typed : left.texts().entrySet()) {
            if (typed.getKey().edit(now, typed.getValue()) instanceof Edited.Done done) {
                now = done.design();
                left = left.without(typed.getKey());
            }
        }
        return new DesignState(now, selection, left);
    }
}
