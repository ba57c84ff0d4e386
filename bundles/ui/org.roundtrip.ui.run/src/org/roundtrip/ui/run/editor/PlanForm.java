// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.parts.ViewAction;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.undo.EditorActions;

/** What the plan editor shows of a plan: its header above its pages, with Undo, Redo and Find of the page in front. */
final class PlanForm implements PlanHeader.Commands {
    private static final Texts TEXTS = Texts.of(PlanForm.class);

    private final PlanEditing editing;
    private final PlanEditor editor;
    private final Runnable whenTurned;
    private final PlanHeader header;
    private final PlanPages pages;
    private final EditorActions actions;

    /**
     * The plan in an editor, until the parent's children are disposed.
     *
     * @param editor     runs and saves the plan
     * @param whenTurned called after another page has come to the front
     */
    PlanForm(Composite parent, PlanEditing editing, PlanEditor editor, Runnable whenTurned) {
        this.editing = editing;
        this.editor = editor;
        this.whenTurned = whenTurned;
        IEditorSite site = editor.getEditorSite();
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        header = new PlanHeader(body, editing, site.getService(RunControl.class), this);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(body.getChildren()[0]);
        pages = new PlanPages(body, editing, site.getService(NetworkTrials.class), site,
                site.getService(MPart.class).getPersistedState(), this::turned);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(pages.widget());
        ReadOnlyHint.watch(editing, body, header::insist);
        actions = new EditorActions(site, editing.undoContext());
        actions.add(ActionFactory.FIND, ViewAction.push(TEXTS.text("find"), null, pages::find));
        actions.show(site);
    }

    private void turned() {
        followPage();
        whenTurned.run();
    }

    private void followPage() {
        actions.follow(pages.undoContext());
    }

    /** Shows the draft as it is now. */
    void refresh() {
        pages.refresh();
        header.refresh();
        followPage();
    }

    @Override
    public void run(boolean quickly) {
        editor.run(quickly);
    }

    @Override
    public void saveAs() {
        editor.doSaveAs();
    }

    @Override
    public void dropBroken() {
        editing.dropBroken();
    }

    @Override
    public void lead(Object where) {
        if (where.equals(DraftCheck.NAME)) {
            header.focusName();
        } else {
            pages.lead(where);
        }
    }

    /** Shows the text that is not valid, if there is one. */
    void showBroken() {
        pages.showBroken();
    }

    /** Says that the plan cannot be run: the first problem is made conspicuous, and its place is shown. */
    void showRefusal() {
        ProblemWords.all(editing).stream().findFirst().ifPresent(first -> lead(first.where()));
        pages.showBroken();
        header.insist();
    }

    /** Brings the page of operations to the front. */
    void showOperations() {
        pages.showOperations();
    }

    /** Whether the page of operations is in front. */
    boolean showsOperations() {
        return pages.showsOperations();
    }

    /** What the commands of the menu Edit do here. */
    EditorActions actions() {
        return actions;
    }

    /** The widget that gets the keyboard. */
    Control widget() {
        return pages.widget();
    }

    void setFocus() {
        pages.widget().setFocus();
    }
}
