// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import java.util.function.UnaryOperator;

/**
 * Keeps the states of a {@link DesignEditing}: for itself, or as a part of something greater such as a plan. After each change,
 * undo and redo it calls {@link DesignEditing#show}. User interface's thread only.
 */
public interface DesignKeeper {

    /**
     * Goes to another state as one step of undo.
     *
     * @param field see {@link org.roundtrip.ui.undo.Steps#add}
     */
    void step(String label, Object field, DesignState after);

    /** Goes to another state as a person chooses from a list, see {@link org.roundtrip.ui.undo.Steps#choose}. */
    void choose(String label, Object list, UnaryOperator<DesignState> change);

    /** Other nodes are selected, which is no step. */
    void selected(DesignState state);

    /** Returns why nothing can be changed now, in one sentence; empty when it can. */
    String objection();
}
