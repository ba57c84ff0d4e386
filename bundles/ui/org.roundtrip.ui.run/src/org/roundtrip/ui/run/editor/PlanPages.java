// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.run.control.NetworkTrials;
import org.roundtrip.ui.run.draft.DraftCheck;
import org.roundtrip.ui.run.draft.LoadDraft;
import org.roundtrip.ui.run.draft.ProtocolField;
import org.roundtrip.ui.run.editing.Page;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.operations.OperationsPage;
import org.roundtrip.ui.run.providers.ProvidersPage;
import org.roundtrip.ui.run.sweep.SweepPage;

/** The pages of the plan editor behind their tabs. A page is made when it is shown for the first time. */
final class PlanPages {
    private static final Texts TEXTS = Texts.of(PlanPages.class);

    /** Place of problems of the network. */
    static final String NETWORK = "network";
    private static final int FIRST_HEIGHT = 400;
    private static final String PAGE = "page";
    private final PlanEditing editing;
    private final NetworkTrials trials;
    private final IServiceLocator site;
    private final Runnable whenTurned;
    private final CTabFolder tabs;
    private final Map<Tab, Page> pages = new EnumMap<>(Tab.class);
    private final Map<String, String> kept;

    private enum Tab {
        PROVIDERS, OPERATIONS, MEASUREMENT, LOAD, SWEEP, JSON
    }

    /**
     * The pages, with that in front which was there at the end of the last session.
     *
     * @param site       that of the editor
     * @param kept       what the workbench remembers of the editor
     * @param whenTurned called after another page has come to the front
     */
    PlanPages(Composite parent, PlanEditing editing, NetworkTrials trials, IServiceLocator site,
            Map<String, String> kept, Runnable whenTurned) {
        this.site = site;
        this.kept = kept;
        this.whenTurned = whenTurned;
        this.editing = editing;
        this.trials = trials;
        tabs = new CTabFolder(parent, SWT.TOP | SWT.FLAT);
        add(TEXTS.text("providersPage"), "provider");
        add(TEXTS.text("operationsPage"), "operation");
        add(TEXTS.text("measurementPage"), "protocol");
        add(TEXTS.text("loadPage"), "load");
        add(TEXTS.text("sweepPage"), "sweep");
        add(TEXTS.text("jsonPage"), "json");
        Tab first = Stream.of(Tab.values()).filter(tab -> tab.name().equals(kept.get(PAGE))).findFirst().orElse(Tab.PROVIDERS);
        tabs.setSelection(first.ordinal());
        // The first page would be laid out without any room otherwise, and GTK warns about scroll bars in it.
        tabs.setSize(parent.getDisplay().getPrimaryMonitor().getClientArea().width, FIRST_HEIGHT);
        page(first);
        tabs.addListener(SWT.Selection, event -> turned());
    }

    private void add(String title, String icon) {
        CTabItem item = new CTabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setImage(Icons.image(icon));
    }

    /** The page behind a tab. */
    private Page page(Tab tab) {
        Page made = pages.get(tab);
        if (made == null) {
            made = switch (tab) {
                case PROVIDERS -> new ProvidersPage(tabs, editing);
                case OPERATIONS -> new OperationsPage(tabs, editing, site, this::lead);
                case MEASUREMENT -> new MeasurementPage(tabs, editing, trials);
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
        Tab tab = Tab.values()[tabs.getSelectionIndex()];
        kept.put(PAGE, tab.name());
        page(tab).refresh();
        whenTurned.run();
    }

    /** The history that undo goes back in: the text's while JSON is in front or is being typed and not valid. */
    IUndoContext undoContext() {
        return json() != null && (inFront(Tab.JSON) || editing.isBroken()) ? json().undoContext()
                : editing.undoContext();
    }

    /** Finds words in the tree of operations when it is in front, else in the JSON. */
    void find() {
        if (showsOperations()) {
            ((OperationsPage) pages.get(Tab.OPERATIONS)).find();
        } else {
            turnTo(Tab.JSON);
            json().find();
        }
    }

    /** Whether the page of operations is in front. */
    boolean showsOperations() {
        return inFront(Tab.OPERATIONS);
    }

    /** Brings the page of operations to the front. */
    void showOperations() {
        turnTo(Tab.OPERATIONS);
    }

    /** Shows a place that a problem is about, if a page has it. @param where see {@link Page#lead} */
    void lead(Object where) {
        Tab tab = switch (where) {
            case Integer choice -> Tab.PROVIDERS;
            case ProtocolField field -> LoadDraft.FIELDS.contains(field) ? Tab.LOAD : Tab.MEASUREMENT;
            case TextPlace text -> Tab.OPERATIONS;
            case String list when list.equals(DraftCheck.PROVIDERS) -> Tab.PROVIDERS;
            case String list when list.equals(DraftCheck.OPERATIONS) -> Tab.OPERATIONS;
            case String setting when setting.equals(NETWORK) -> Tab.MEASUREMENT;
            case String sweep when sweep.equals(DraftCheck.SWEEP) -> Tab.SWEEP;
            default -> null;
        };
        if (tab != null) {
            turnTo(tab);
            page(tab).lead(where);
        }
    }

    /** Shows the text that is not valid, if there is one. */
    void showBroken() {
        if (editing.isBroken()) {
            turnTo(Tab.JSON);
        }
    }

    private JsonPage json() {
        return (JsonPage) pages.get(Tab.JSON);
    }

    private boolean inFront(Tab tab) {
        return tabs.getSelectionIndex() == tab.ordinal();
    }

    private void turnTo(Tab tab) {
        if (!inFront(tab)) {
            tabs.setSelection(tab.ordinal());
            turned();
        }
    }

    /** Shows the draft as it is now. The JSON is written anew when it comes to the front. */
    void refresh() {
        pages.forEach((tab, page) -> {
            if (tab != Tab.JSON || inFront(tab)) {
                page.refresh();
            }
        });
    }

    /** The widget. */
    CTabFolder widget() {
        return tabs;
    }
}
