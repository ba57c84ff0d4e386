// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.roundtrip.capture.index.PacketIndex;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.CaptureView;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.ViewAction;
import org.roundtrip.ui.table.ColumnModel;
import org.roundtrip.ui.table.RowTable;

/** The TCP connections of a capture. Selecting one selects its first packet. */
public final class StreamsView extends CaptureView {
    private static final Texts TEXTS = Texts.of(StreamsView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.streams";

    private static final String FOLLOW = "org.roundtrip.ui.packets.followStream";

    /** How much of the capture was known when connections were listed last. */
    private record Known(int packets, boolean decoded) {
    }

    private RowTable<StreamRow> table;
    private IMemento saved;
    private LatestRequest<List<StreamRow>> listing;
    private LatestRequest<Integer> looking;
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
        table = new RowTable<>(body, SWT.SINGLE, new ColumnModel<>(List.of(StreamColumn.values())), new StreamStyle(body));
        table.restore(saved);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table.control());
        listing = new LatestRequest<>(body, TEXTS.text("listingJob"));
        looking = new LatestRequest<>(body, TEXTS.text("lookingJob"));
        table.onSelect(this::chosen);
        table.onOpen(this::follow);
        Theme.onChange(body, table::refresh);
        makeActions();
        return body;
    }

    private void makeActions() {
        IAction follow = ViewAction.push(TEXTS.text("follow"), TEXTS.text("followTip"), "follow-stream",
                () -> follow(table.selected()));
        IAction filter = ViewAction.push(TEXTS.text("filter"), TEXTS.text("filterTip"), null,
                () -> PacketListView.showFiltered(getSite().getPage(), "tcp.stream == " + (table.selected().number() + 1)));
        IAction copy = ViewAction.push(TEXTS.text("copy"), TEXTS.text("copyTip"), "copy", table::copy);
        EditCommand.handle(getViewSite().getActionBars(), ActionFactory.COPY, copy);
        getViewSite().getActionBars().getToolBarManager().add(follow);
        getViewSite().getActionBars().getMenuManager().add(table.columnMenu());
        getSite().getService(IHandlerService.class).activateHandler(FOLLOW, new ActionHandler(follow));
        MenuManager menu = new MenuManager();
        menu.add(follow);
        menu.add(filter);
        menu.add(new DecodeAsMenu(desk(), table).menu());
        menu.add(new Separator());
        menu.add(copy);
        menu.add(new Separator());
        menu.add(table.columnMenu());
        menu.addMenuListener(manager -> {
            follow.setEnabled(table.selected() != null);
            filter.setEnabled(table.selected() != null);
        });
        table.control().setMenu(menu.createContextMenu(table.control()));
    }

    @Override
    protected void show(OpenCapture capture) {
        forget();
        grew(capture);
    }

    @Override
    protected void forget() {
        listing.giveUp();
        looking.giveUp();
        known = null;
        table.show(List.of());
    }

    @Override
    protected void grew(OpenCapture capture) {
        Known now = new Known(capture.size(), capture.decoded());
        if (!now.equals(known) && !listing.waiting()) {
            known = now;
            listing.ask(wanted -> capture.streams(), rows -> show(capture, rows),
                    sentence -> say(TEXTS.text("unreadable"), sentence));
        }
    }

    private void show(OpenCapture capture, List<StreamRow> rows) {
        table.show(rows);
        if (rows.isEmpty() && capture.complete()) {
            say(TEXTS.text("none"), TEXTS.text("noneHow"));
        } else {
            sayNothing();
        }
        selected(desk().selection());
        grew(capture);
    }

    @Override
    protected void selected(CaptureSelection now) {
        if (now.packet() != null && now.packet() < capture().size()) {
            int stream = capture().index().stream(now.packet());
            table.select(stream < 0 ? null : (Integer) stream);
        }
    }

    private void chosen(StreamRow row) {
        Integer packet = desk().selection().packet();
        PacketIndex index = capture().index();
        if (packet == null || index.stream(packet) != row.number()) {
            looking.ask(wanted -> first(index, row.number(), wanted), found -> {
                if (found != null) {
                    select(desk().selection().withPacket(found));
                }
            }, sentence -> ILog.get().warn(sentence));
        }
    }

    private static Integer first(PacketIndex index, int stream, BooleanSupplier wanted) {
        for (int packet = 0; packet < index.size() && wanted.getAsBoolean(); packet++) {
            if (index.stream(packet) == stream) {
                return packet;
            }
        }
        return null;
    }

    private void follow(StreamRow row) {
        if (row == null) {
            return;
        }
        chosen(row);
        try {
            getSite().getPage().showView(FollowView.ID);
        } catch (PartInitException e) {
            ILog.get().log(e.getStatus());
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }
}
