// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editing;

import org.roundtrip.design.Design;
import org.roundtrip.design.Outline;

/** Hears of changes of what an editor edits. User interface's thread only. */
public interface DesignListener {

    /**
     * The design, or whether it is saved, has changed. Nodes keep their numbers, and those that did not change are the same
     * objects as before.
     *
     * @param before the design before the change
     */
    default void designChanged(Design before) {
    }

    /** Other nodes are selected. */
    default void selectionChanged() {
    }

    /**
     * An edit was refused or is foretold, or what was said before does not matter any more. See {@link
     * DesignEditing#refusal} and {@link DesignEditing#outlook}.
     */
    default void refusalChanged() {
    }

    /**
     * The person turns to something else, such as a drag. A name that is being written is taken, unless it is not
     * possible.
     */
    default void namingEnds() {
    }

    /** The person is to name what was just added and so is selected. @param before the nodes before that */
    default void nameAdded(Outline before) {
    }
}
