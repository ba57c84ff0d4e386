// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.LoadDraft;
import org.roundtrip.ui.run.plans.draft.ProtocolField;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.operations.OperationsPage;
import org.roundtrip.ui.run.plans.providers.ProvidersPage;
import org.roundtrip.ui.run.plans.sweep.SweepPage;
import org.roundtrip.ui.undo.EditorActions;

/**
 * What the plan editor shows: the header above the pages, with Undo, Redo and Find of the page in front. A page is made when it is
 * shown for the first time, and shows the draft as it is while it is in front.
 */
final class PlanForm implements PlanHeader.Commands {
    private static final Texts TEXTS = Texts.of(PlanForm.class);

    /** Place of problems of the network. */
    static final String NETWORK = "network";
    private static final int FIRST_HEIGHT = 400;
    private static final String PAGE = "page";
    private final PlanEditing editing;
    private final PlanEditor editor;
    private final PlanHeader header;
    private final CTabFolder tabs;
    private final Map<Tab, Page> pages = new EnumMap<>(Tab.class);
    /** What the workbench remembers of the editor. */
    private final Map<String, String> kept;
    private final EditorActions actions;

    private enum Tab {
        PROVIDERS("providersPage", "provider"), OPERATIONS("operationsPage", "operation"), MEASUREMENT("measurementPage", "protocol"),
        LOAD("loadPage", "load"), SWEEP("sweepPage", "sweep"), JSON("jsonPage", "json");

        private final String title;
        private final String icon;

        Tab(String title, String icon) {
            this.title = title;
            this.icon = icon;
        }
    }

    /** Shows a plan until the parent's children are disposed. The page in front is that of the last session. */
    PlanForm(Composite parent, PlanEditing editing, PlanEditor editor) {
        this.editing = editing;
        this.editor = editor;
        IEditorSite site = editor.getEditorSite();
        kept = site.getService(MPart.class).getPersistedState();
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        header = new PlanHeader(body, editing, site.getService(RunControl.class), this);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(body.getChildren()[0]);
        tabs = new CTabFolder(body, SWT.TOP | SWT.FLAT);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(tabs);
        for (Tab tab : Tab.values()) {
            CTabItem item = new CTabItem(tabs, SWT.NONE);
            item.setText(TEXTS.text(tab.title));
            item.setImage(Icons.image(tab.icon));
        }
        Tab first = Stream.of(Tab.values()).filter(tab -> tab.name().equals(kept.get(PAGE))).findFirst().orElse(Tab.PROVIDERS);
        tabs.setSelection(first.ordinal());
        // The first page would be laid out without any room otherwise, and GTK warns about scroll bars in it.
        tabs.setSize(parent.getDisplay().getPrimaryMonitor().getClientArea().width, FIRST_HEIGHT);
        page(first);
        tabs.addListener(SWT.Selection, event -> turned());
        ReadOnlyHint.watch(editing, body, header::insist);
        actions = new EditorActions(site, editing.undoContext());
        actions.add(ActionFactory.FIND, ViewAction.push(TEXTS.text("find"), null, this::find));
        actions.show(site);
    }

    private Page page(Tab tab) {
        Page made = pages.get(tab);
        if (made == null) {
            made = switch (tab) {
                case PROVIDERS -> new ProvidersPage(tabs, editing);
                case OPERATIONS -> new OperationsPage(tabs, editing, editor.getEditorSite(), this::lead);
                case MEASUREMENT -> new MeasurementPage(tabs, editing, editor.getEditorSite().getService(NetworkTrials.class));
                case LOAD -> new LoadPage(tabs, editing);
                case SWEEP -> new SweepPage(tabs, editing);
                case JSON -> new JsonPage(tabs, editing);
            };
            pages.put(tab, made);
            tabs.getItem(tab.ordinal()).setControl(made.control());
        }
        return made;
    }

    private void turned() {
        kept.put(PAGE, front().name());
        page(front()).refresh();
        followHistory();
        editor.designChanged();
    }

    private Tab front() {
        return Tab.values()[tabs.getSelectionIndex()];
    }

    private void turnTo(Tab tab) {
        if (front() != tab) {
            tabs.setSelection(tab.ordinal());
            turned();
        }
    }

    /** Undo follows the text while JSON is in front, or is being typed and not valid. */
    private void followHistory() {
        actions.follow(pages.get(Tab.JSON) instanceof JsonPage json && (front() == Tab.JSON || editing.isBroken())
                ? json.undoContext() : editing.undoContext());
    }

    /** Finds words in the tree of operations when it is in front, else in the JSON. */
    private void find() {
        if (showsOperations()) {
            ((OperationsPage) page(Tab.OPERATIONS)).find();
        } else {
            turnTo(Tab.JSON);
            ((JsonPage) page(Tab.JSON)).find();
        }
    }

    /** Shows the draft as it is now. */
    void refresh() {
        Page shown = pages.get(front());
        // A page that is being made may change the draft.
        if (shown != null) {
            shown.refresh();
        }
        header.refresh();
        followHistory();
    }

    /** Shows how far the run is. */
    void showRun() {
        header.showRun();
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
        Tab tab = switch (where) {
            case Integer choice -> Tab.PROVIDERS;
            case ProtocolField field -> LoadDraft.FIELDS.contains(field) ? Tab.LOAD : Tab.MEASUREMENT;
            case TextPlace text -> Tab.OPERATIONS;
            case String part -> tab(part);
            default -> null;
        };
        if (where.equals(DraftCheck.NAME)) {
            header.focusName();
        } else if (tab != null) {
            turnTo(tab);
            page(tab).lead(where);
        }
    }

    private static Tab tab(String part) {
        return switch (part) {
            case DraftCheck.PROVIDERS -> Tab.PROVIDERS;
            case DraftCheck.OPERATIONS -> Tab.OPERATIONS;
            case NETWORK -> Tab.MEASUREMENT;
            case DraftCheck.SWEEP -> Tab.SWEEP;
            default -> null;
        };
    }

    /** Shows the text that is not valid, if there is one. */
    void showBroken() {
        if (editing.isBroken()) {
            turnTo(Tab.JSON);
        }
    }

    /** Says that the plan cannot be run: the first problem is made conspicuous, and its place is shown. */
    void showRefusal() {
        ProblemWords.all(editing).stream().findFirst().ifPresent(first -> lead(first.where()));
        showBroken();
        header.insist();
    }

    /** Brings the page of operations to the front. */
    void showOperations() {
        turnTo(Tab.OPERATIONS);
    }

    /** Whether the page of operations is in front. */
    boolean showsOperations() {
        return front() == Tab.OPERATIONS;
    }

    /** What the commands of the menu Edit do here. */
    EditorActions actions() {
        return actions;
    }

    /** The widget that gets the keyboard. */
    Control widget() {
        return tabs;
    }

    void setFocus() {
        tabs.setFocus();
    }
}
