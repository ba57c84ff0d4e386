// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.protocols;

import java.util.List;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.ProtocolShare;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowStyle;
import org.roundtrip.ui.table.RowTable;

/** Messages, packets and bytes of a capture by protocol and kind of message. Opening a row filters the list of packets. */
public final class ProtocolsView extends CaptureView {
    private static final Texts TEXTS = Texts.of(ProtocolsView.class);

    /** How much of the capture was known when it was counted last. */
    private record Known(int packets, boolean decoded) {
    }

    private static final RowStyle<ProtocolRow> STYLE = row -> List.of(row.share().protocol(), String.valueOf(row.share().kind()));

    private RowTable<ProtocolRow> table;
    private IMemento saved;
    private LatestRequest<List<ProtocolShare>> counting;
    private Known known;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        saved = memento;
    }

    @Override
    public void saveState(IMemento memento) {
        table.save(memento);
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(body);
        table = new RowTable<>(body, SWT.SINGLE, new ColumnModel<>(List.of(ProtocolColumn.values())), STYLE);
        table.restore(saved);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
        counting = new LatestRequest<>(body, TEXTS.text("countingJob"));
        table.onOpen(this::filter);
        Theme.onChange(body, table::refresh);
        makeMenu();
        return body;
    }

    private void makeMenu() {
        IAction filter = ViewAction.push(TEXTS.text("filter"), TEXTS.text("filterTip"), "filter", () -> filter(table.selected()));
        IAction copy = ViewAction.push(TEXTS.text("copy"), "copy", table::copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
        getViewSite().getActionBars().getMenuManager().add(table.columnMenu());
        MenuManager menu = new MenuManager();
        menu.add(filter);
        menu.add(copy);
        menu.add(new Separator());
        menu.add(table.columnMenu());
        menu.addMenuListener(manager -> filter.setEnabled(table.selected() != null));
        table.control().setMenu(menu.createContextMenu(table.control()));
    }

    private void filter(ProtocolRow row) {
        if (row != null) {
            PacketListView.showFiltered(getSite().getPage(), row.filter());
        }
    }

    @Override
    protected void show(OpenCapture capture) {
        forget();
        grew(capture);
    }

    @Override
    protected void forget() {
        counting.giveUp();
        known = null;
        table.show(List.of());
    }

    @Override
    protected void grew(OpenCapture capture) {
        Known now = new Known(capture.size(), capture.decoded());
        if (!now.equals(known) && !counting.waiting()) {
            known = now;
            counting.ask(work -> ProtocolShare.of(capture, work), shares -> {
                sayNothing();
                long all = shares.stream().mapToLong(ProtocolShare::wireBytes).sum();
                table.show(shares.stream().map(share -> new ProtocolRow(share, name(capture, share),
                        capture.answerTerm(share.protocol()), all)).toList());
                grew(capture);
            }, sentence -> say(TEXTS.text("unreadable"), sentence));
        }
    }

    private static String name(OpenCapture capture, ProtocolShare share) {
        return share.kind() != null ? capture.protocolLabel(share.protocol())
                : share.protocol().isEmpty() ? TEXTS.text("other") : TEXTS.text("tcp");
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
