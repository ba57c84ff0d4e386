// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.operations.ObjectUndoContext;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISaveablePart2;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.KnownProtocol;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.packets.OpenCaptureHandler;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.DecodeAs;
import org.roundtrip.ui.packets.find.FindBar;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.packets.list.filter.FilterBar;
import org.roundtrip.ui.packets.list.filter.FilterUse;
import org.roundtrip.ui.packets.list.filter.FilteredRows;
import org.roundtrip.ui.packets.notes.Notes;
import org.roundtrip.ui.packets.notes.NotesService;
import org.roundtrip.ui.save.SaveQuestion;

/** The packets of a capture in a list, where they are filtered, found, marked, commented and exported. */
public final class PacketListView extends CaptureView implements ISaveablePart2 {
    private static final Texts TEXTS = Texts.of(PacketListView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.list";
    private static final String COLUMNS = "columns";
    private static final String FOLLOW = "org.roundtrip.ui.packets.follow";

    private final Runnable noted = this::noted;
    private IMemento saved;
    private ListHead head;
    private FilterBar filterBar;
    private FilteredRows rows;
    private PacketListCanvas list;
    private PacketFinder finder;
    private FindBar findBar;
    private QuestionBar questionBar;
    private PacketListActions actions;
    private Notes notes;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        saved = memento;
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(COLUMNS, list.columns().save());
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        head = new ListHead(body, desk(), getSite().getService(FocusService.class));
        list = new PacketListCanvas(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(list);
        rows = new FilteredRows(list, desk()::filter);
        filterBar = new FilterBar(body, language(), rows);
        filterBar.moveAbove(list);
        rows.bar(filterBar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(filterBar);
        if (saved != null && saved.getString(COLUMNS) != null) {
            list.columns().restore(saved.getString(COLUMNS));
        }
        finder = new PacketFinder(list);
        findBar = new FindBar(body, list, finder, List.of(SearchPattern.Kind.values()));
        questionBar = new QuestionBar(body, list, () -> firePropertyChange(PROP_DIRTY));
        actions = new PacketListActions(this, new ObjectUndoContext(this));
        PacketListMenu menus = new PacketListMenu(this, actions);
        list.setMenu(menus.context().createContextMenu(list));
        list.onSelect(packet -> {
            select(desk().selection().withPacket(packet));
            list.setCall(desk().selection().call());
        });
        getViewSite().getActionBars().getMenuManager().add(menus.columns());
        RunButton.addTo(getViewSite(), desk());
        return body;
    }

    /** Returns the filter language with the names of all known protocols. */
    private FilterLanguage language() {
        Dissectors dissectors = desk().dissectors();
        return new FilterLanguage(Stream.concat(dissectors.protocols().stream(), dissectors.bodyProtocols().stream())
                .map(KnownProtocol::id).toList());
    }

    @Override
    protected void show(OpenCapture capture) {
        forgetNotes();
        notes = getSite().getService(NotesService.class).of(capture.source(), sentence -> filterBar.failed(sentence));
        notes.addListener(noted);
        actions.undo(notes);
        finder.use(notes);
        findBar.reset();
        rows.show(capture, notes);
        head.update(capture);
        firePropertyChange(PROP_DIRTY);
    }

    @Override
    protected void forget() {
        questionBar.keep();
        finder.use(PacketNotes.NONE);
        findBar.reset();
        rows.show(null, PacketNotes.NONE);
    }

    @Override
    protected void grew(OpenCapture capture) {
        rows.grew();
        head.update(capture);
    }

    @Override
    protected void selected(CaptureSelection now) {
        if (now.packet() != null && now.packet() != list.packet()) {
            list.selectQuietly(now.packet());
        }
        list.setCall(now.call());
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("noRun"), TEXTS.text("noRunHow"), () -> OpenCaptureHandler.open(getSite().getWorkbenchWindow()));
    }

    private void noted() {
        if (!list.isDisposed()) {
            rows.noted();
        }
        firePropertyChange(PROP_DIRTY);
    }

    private void forgetNotes() {
        if (notes != null) {
            questionBar.keep();
            notes.removeListener(noted);
        }
    }

    /** The widget that lists the packets. */
    public PacketListCanvas list() {
        return list;
    }

    /** Brings up the view in a window and lets it list some packets only. @param filter in the filter language */
    public static void showFiltered(IWorkbenchPage page, String filter) {
        showFiltered(page, filter, FilterUse.ONLY);
    }

    /** Brings up the view in a window and changes its filter. @param filter for a value @param use what is done with it */
    public static void showFiltered(IWorkbenchPage page, String filter, FilterUse use) {
        try {
            PacketListView view = (PacketListView) page.showView(ID);
            view.filter(use.of(view.filterBar.text(), filter));
        } catch (PartInitException e) {
            ILog.get().log(e.getStatus());
        }
    }

    /** Returns the filter that is written in the view of a window; empty when there is none. */
    public static String filterIn(IWorkbenchPage page) {
        return page.findView(ID) instanceof PacketListView view && view.filterBar != null ? view.filterBar.text() : "";
    }

    /** Writes a filter into the bar and applies it. @return whether it is a filter */
    public boolean filter(String text) {
        filterBar.use(text);
        return !filterBar.wrong();
    }

    /** The notes on the capture that is shown. */
    public Notes notes() {
        return notes;
    }

    FilterBar filterBar() {
        return filterBar;
    }

    FindBar findBar() {
        return findBar;
    }

    QuestionBar questionBar() {
        return questionBar;
    }

    void copy() {
        CopyPacketsJob.copy(list, notes);
    }

    /** Adds the protocols as which a server's port can be decoded. */
    void decodeAs(IMenuManager menu, int port) {
        DecodeAs.fill(menu, desk(), port);
    }

    void followStream() {
        try {
            getSite().getPage().showView(FOLLOW);
        } catch (PartInitException e) {
            filterBar.failed(e.getMessage());
        }
    }

    @Override
    public void setFocus() {
        if (capture() != null) {
            list.setFocus();
        } else {
            super.setFocus();
        }
    }

    @Override
    public void dispose() {
        forgetNotes();
        super.dispose();
    }

    @Override
    public boolean isDirty() {
        return notes != null && (notes.dirty() || !notes.autosaved() && questionBar.unkept());
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        questionBar.keep();
        try {
            notes.save();
        } catch (IOException e) {
            monitor.setCanceled(true);
            filterBar.failed(TEXTS.text("notesFailed", e.getMessage()));
        }
        firePropertyChange(PROP_DIRTY);
    }

    /** Asks with the names of both files, because the title of the view names neither. */
    @Override
    public int promptToSaveOnClose() {
        return SaveQuestion.ask(getSite().getWorkbenchWindow(), TEXTS.text("saveTitle"),
                TEXTS.text("saveQuestion", capture().source().file().getFileName(), notes.file().getFileName()));
    }

    @Override
    public void doSaveAs() {
        // Notes are saved beside their capture only.
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public boolean isSaveOnCloseNeeded() {
        return isDirty();
    }
}
