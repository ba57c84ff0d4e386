// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.packets.decode.MessageTable;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.bytes.HexCopy;
import org.roundtrip.ui.chart.ChartLooks;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.packets.desk.SelectionView;
import org.roundtrip.ui.packets.find.FindBar;
import org.roundtrip.ui.packets.find.SearchPattern;
import org.roundtrip.ui.text.ShortLabel;
import org.roundtrip.ui.text.ShortText;

/**
 * Shows what both sides sent on the connection of the selected packet. A click selects the message, the byte, and
 * the packet that carried it, in all views.
 */
public final class FollowView extends SelectionView {
    private static final Texts TEXTS = Texts.of(FollowView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.follow";

    private static final String HEX = "hex";
    private static final String ROLES = "roles";

    /** A connection and its messages. */
    private record Followed(StreamRow row, Conversation conversation) {
    }

    /** Bytes of a message, and the packet that carries the first of them; -1 when none was captured. */
    private record Place(ConversationSelection bytes, int packet) {
        /** Reads the heads of packets. @param bytes null when nothing was found */
        static Place of(ConversationSelection bytes, MessageTable table) throws IOException {
            return bytes == null ? null : new Place(bytes, table.packetOf(bytes.message(), bytes.from()));
        }
    }

    private ShortLabel title;
    private ConversationCanvas canvas;
    private FindBar find;
    private LatestRequest<Followed> listing;
    private LatestRequest<Place> searching;
    private LatestRequest<Place> placing;
    private LatestRequest<byte[]> copying;
    private Integer stream;
    private boolean decoded;
    private Side only;
    private boolean hex;
    private boolean roles;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        hex = memento != null && Boolean.TRUE.equals(memento.getBoolean(HEX));
        roles = memento != null && Boolean.TRUE.equals(memento.getBoolean(ROLES));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putBoolean(HEX, hex);
        memento.putBoolean(ROLES, roles);
    }

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        title = new ShortLabel(body, SWT.NONE);
        title.setMargins(8, 3, 8, 0);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).applyTo(title);
        canvas = new ConversationCanvas(body);
        GridDataFactory.fillDefaults().grab(true, true).indent(0, 3).applyTo(canvas);
        find = new FindBar(body, canvas, this::find, SearchPattern.Kind.IN_BYTES);
        listing = new LatestRequest<>(body, TEXTS.text("followingJob"));
        searching = new LatestRequest<>(body, TEXTS.text("searchingJob"));
        placing = new LatestRequest<>(body, TEXTS.text("placingJob"));
        copying = new LatestRequest<>(body, TEXTS.text("copyingJob"));
        canvas.onClick(this::clicked);
        canvas.show(hex, null);
        canvas.look(ChartLooks.style(canvas, 1));
        Theme.onChange(body, () -> canvas.look(ChartLooks.style(canvas, 1)));
        MenuManager menu = new MenuManager();
        new FollowActions(this).addTo(getViewSite().getActionBars(), menu);
        canvas.setMenu(menu.createContextMenu(canvas));
        return body;
    }

    boolean hex() {
        return hex;
    }

    /** Shows bytes as hexadecimal digits, or as text. */
    void show(boolean asHex) {
        if (asHex != hex) {
            hex = asHex;
            canvas.show(hex, reader());
        }
    }

    /** Shows what one side sent; with null what both sent. */
    void show(Side side) {
        if (side != only) {
            only = side;
            if (capture() != null) {
                list();
            }
        }
    }

    boolean colouredByRole() {
        return roles;
    }

    void colourByRole(boolean now) {
        roles = now;
        canvas.show(hex, reader());
    }

    private ChunkReader reader() {
        return capture() == null ? null : new ChunkReader(capture(), roles);
    }

    void openFindBar() {
        find.open();
    }

    @Override
    protected void forget() {
        listing.giveUp();
        searching.giveUp();
        placing.giveUp();
        copying.giveUp();
        stream = null;
        decoded = false;
        title.show("");
        canvas.show(Conversation.NOTHING, null);
    }

    @Override
    protected void grew(OpenCapture capture) {
        if (capture.decoded() != decoded) {
            list();
        }
    }

    @Override
    protected void selected(CaptureSelection now) {
        int of = now.packet() == null ? -1 : capture().index().stream(now.packet());
        if (of >= 0 && !Objects.equals(of, stream)) {
            stream = of;
            list();
        } else if (stream == null) {
            list();
        }
        if (now.message() != null) {
            boolean some = now.bytes() != null && now.bytes().of() == ByteRange.Whole.MESSAGE;
            canvas.select(new ConversationSelection(now.message(), some ? now.bytes().from() : -1,
                    some ? now.bytes().to() : -1));
        }
    }

    private void list() {
        OpenCapture from = capture();
        decoded = from.decoded();
        if (stream == null) {
            say(TEXTS.text("noStream"), TEXTS.text("noStreamHow"));
        } else if (!decoded) {
            say(TEXTS.text("notDecoded"), desk().busy() ? TEXTS.text("notDecodedYet") : TEXTS.text("notDecodedHow"));
        } else {
            int of = stream;
            Side side = only;
            listing.ask(wanted -> new Followed(from.streams().get(of),
                    Conversation.of(from.messages(), of, side, wanted)), this::show,
                    sentence -> say(TEXTS.text("unreadable"), sentence));
            sayLoading(listing);
        }
    }

    private void show(Followed found) {
        sayNothing();
        StreamRow row = found.row();
        String whole = title("title", found, row.client(), row.server());
        String ports = title("titleOfPorts", found, Integer.toString(row.client().port()), Integer.toString(row.server().port()));
        title.show(whole, fits -> ShortText.form(List.of(whole, ports), fits), whole);
        canvas.show(found.conversation(), reader());
    }

    private static String title(String key, Followed found, Object client, Object server) {
        return TEXTS.text(key, found.row().number() + 1L, found.conversation().size(),
                Numbers.bytes(found.conversation().bytes()), client, server);
    }

    private void clicked(int message, long place) {
        MessageTable table = capture().messages();
        ConversationSelection clicked = new ConversationSelection(message, place, place < 0 ? -1 : place + 1);
        canvas.select(clicked);
        if (place < 0) {
            placing.giveUp();
            select(desk().selection().withMessage(message));
        } else {
            placing.ask(work -> Place.of(clicked, table), this::select, sentence -> select(new Place(clicked, -1)));
        }
    }

    private void select(Place place) {
        ConversationSelection bytes = place.bytes();
        select(desk().selection().withMessage(bytes.message(), place.packet()).withBytes(new ByteRange(bytes.from(), bytes.to())));
    }

    private void find(SearchPattern pattern, boolean forward, Consumer<String> answer) {
        MessageTable table = capture().messages();
        ConversationSearch search = new ConversationSearch(table, canvas.conversation());
        ConversationSelection from = canvas.selection();
        answer.accept(TEXTS.text("searching"));
        searching.ask(work -> Place.of(search.find(pattern, from, forward, work), table), found -> found(found, answer), answer);
    }

    private void found(Place found, Consumer<String> answer) {
        answer.accept(found == null ? TEXTS.text("notFound") : TEXTS.text("foundIn", Numbers.count(found.bytes().message() + 1L)));
        if (found != null) {
            select(found);
            canvas.goTo(found.bytes());
        }
    }

    /** Puts the selected message on the clipboard, as text or as digits, as it is shown. */
    void copy() {
        int message = canvas.selection().message();
        if (message >= 0 && canvas.conversation().indexOf(message) >= 0) {
            OpenCapture from = capture();
            copying.ask(wanted -> from.messages().bytes(message),
                    bytes -> HexCopy.put(canvas.getDisplay(), bytes, canvas.hex() ? HexCopy.Form.HEX : HexCopy.Form.TEXT),
                    sentence -> say(TEXTS.text("unreadable"), sentence));
        }
    }

    /** Asks for a file and writes the conversation to it, as far as it is shown. */
    void save() {
        if (canvas.conversation().size() > 0) {
            SaveConversation.ask(getSite().getShell(), capture().messages(), canvas.conversation(),
                    "stream-" + (stream + 1));
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("emptyFollow"), TEXTS.text("emptyHow"), null);
    }
}
