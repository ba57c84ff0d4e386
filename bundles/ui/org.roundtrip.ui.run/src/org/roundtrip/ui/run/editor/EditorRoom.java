// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IWorkbenchPart;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.run.AfterClicks;
import org.roundtrip.ui.run.RoomForRun;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.editing.PlanEditing;

/**
 * Asks for the room of a plan's editor: a person who chooses a page, or changes the plan when no run is under way, needs more than a run leaves.
 * Nothing moves away from a mouse that is clicking.
 */
final class EditorRoom {
    private final IEditorSite site;
    private final PlanEditing editing;
    private AfterClicks clicks;
    private int edits;

    EditorRoom(IEditorSite site, PlanEditing editing) {
        this.site = site;
        this.editing = editing;
    }

    /** Follows what a person turns to, until the control of the editor is disposed. */
    void in(Control editor) {
        clicks = new AfterClicks(site.getPage(), editor);
        EditorUse.of(editor, this::turnedTo, this::turnedAway);
    }

    /** The draft may have changed. */
    void refresh() {
        if (editing.edits() != edits && editing.dirty() && nothingRuns()) {
            clicks.move(this::makeRoom);
        }
        edits = editing.edits();
    }

    private void makeRoom() {
        if (nothingRuns()) {
            RoomForRun.forPlan(site.getPage());
        }
    }

    /** An example was copied, which is done in order to change it. */
    void copied() {
        RoomForRun.forPlan(site.getPage());
    }

    /** A person has chosen a page, to look at it: also while a run is under way. */
    void pageChosen() {
        clicks.move(() -> RoomForRun.turnedToPlan(site.getPage()));
    }

    /** The editor gets the focus, by a click or otherwise. */
    void focused(IWorkbenchPart editor) {
        if (nothingRuns()) {
            clicks.move(this::turnToPlan, editor);
        }
    }

    private void turnedTo() {
        if (nothingRuns()) {
            clicks.move(this::turnToPlan);
        }
    }

    /** The click may have been the one that began a run. */
    private void turnToPlan() {
        if (nothingRuns()) {
            RoomForRun.turnedToPlan(site.getPage());
        }
    }

    private void turnedAway() {
        if (site.getService(FocusService.class).focus().run() != null && RoomForRun.isTurnedToRun(site.getPage())) {
            clicks.move(() -> RoomForRun.turnedToRun(site.getPage()));
        }
    }

    private boolean nothingRuns() {
        return site.getService(RunControl.class).current().isEmpty();
    }
}
