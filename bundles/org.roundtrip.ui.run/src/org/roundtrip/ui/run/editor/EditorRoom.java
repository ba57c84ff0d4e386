// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.ui.IEditorSite;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.run.RoomForRun;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.editing.PlanEditing;

/** Asks for the room of a plan's editor: a person who chooses a page, or changes the plan when no run is under way, needs more than a run leaves. */
final class EditorRoom {
    private final IEditorSite site;
    private final PlanEditing editing;
    private int edits;

    EditorRoom(IEditorSite site, PlanEditing editing) {
        this.site = site;
        this.editing = editing;
    }

    /** The draft may have changed. */
    void refresh() {
        if (editing.edits() != edits && editing.dirty() && nothingRuns()) {
            RoomForRun.forPlan(site.getPage());
        }
        edits = editing.edits();
    }

    /** An example was copied, which is done in order to change it. */
    void copied() {
        RoomForRun.forPlan(site.getPage());
    }

    /** A person has chosen a page, to look at it: also while a run is under way. */
    void pageChosen() {
        RoomForRun.turnedToPlan(site.getPage());
    }

    void turnedTo() {
        if (nothingRuns()) {
            RoomForRun.turnedToPlan(site.getPage());
        }
    }

    void turnedAway() {
        if (site.getService(FocusService.class).focus().run() != null) {
            RoomForRun.turnedToRun(site.getPage());
        }
    }

    private boolean nothingRuns() {
        return site.getService(RunControl.class).current().isEmpty();
    }
}
