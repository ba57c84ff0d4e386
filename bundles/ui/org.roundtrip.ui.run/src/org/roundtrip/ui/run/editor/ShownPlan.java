// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.Set;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.outline.OutlinePage;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.start.StartMarks;
import org.roundtrip.ui.undo.EditorActions;

/** What an editor shows: the form of its plan, once this was read, or why it cannot be read. User interface's thread only. */
final class ShownPlan {
    private static final Texts TEXTS = Texts.of(ShownPlan.class);

    /** What other parts of the window ask the editor for, see {@link #adapter}. */
    static final Set<Class<?>> ADAPTERS = Set.of(IContentOutlinePage.class, DesignEditing.class, EditorActions.class);
    private final PlanEditing editing;
    private final PlanEditor editor;
    private final Runnable designChanged;
    private Composite place;
    private PlanForm form;
    private String unreadable = "";

    /** Shows nothing yet. @param designChanged is called when another design, or none, is to be seen */
    ShownPlan(PlanEditing editing, PlanEditor editor, Runnable designChanged) {
        this.editing = editing;
        this.editor = editor;
        this.designChanged = designChanged;
    }

    /** The place that it fills. */
    void in(Composite parent) {
        place = parent;
    }

    Composite place() {
        return place;
    }

    /** Whether a plan was read and is shown. */
    boolean isRead() {
        return editing.draft() != null && unreadable.isEmpty();
    }

    /** The form; null before the plan was read, and when it cannot be. */
    PlanForm form() {
        return form;
    }

    /** The plan was read anew, and is not shown yet. @param problem why it cannot be read; empty when it can */
    void read(String problem) {
        unreadable = problem;
    }

    /** Shows what was read: in the form that is there already, if one is. */
    void show() {
        if (form == null || !unreadable.isEmpty()) {
            build();
        }
        if (isRead()) {
            form.showBroken();
        }
    }

    private void build() {
        for (var child : place.getChildren()) {
            child.dispose();
        }
        form = null;
        if (!unreadable.isEmpty()) {
            new EmptyState(place, TEXTS.text("unreadable"), unreadable);
            place.layout();
            return;
        }
        form = new PlanForm(place, editing, editor, designChanged);
        editor.refresh();
        place.layout();
        designChanged.run();
        if (editor.getSite().getPage().getActivePart() == editor) {
            // It was activated before it had anything to give the focus to.
            editor.setFocus();
        }
        StartMarks.whenDrawn(form.widget(), "editor", StartMarks.USABLE);
    }

    /** One of the {@link #ADAPTERS}: the outline, the operations while they are in sight, or the commands of the form; null while there is none. */
    <T> T adapter(Class<T> adapter) {
        return adapter.cast(adapter == IContentOutlinePage.class ? new OutlinePage(editing.contract(), this::showOperations)
                : adapter == DesignEditing.class ? isRead() && form != null && form.showsOperations() ? editing.contract() : null
                : form == null ? null : form.actions());
    }

    private void showOperations() {
        if (form != null) {
            form.showOperations();
        }
    }
}
