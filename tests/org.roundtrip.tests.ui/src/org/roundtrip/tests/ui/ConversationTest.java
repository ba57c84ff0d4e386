// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.stream.Stream;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.stream.FollowView;
import org.roundtrip.ui.packets.stream.StreamsView;

/** The views of connections and of what was said on one: a connection is filtered, decoded and followed. */
@WindowTest
class ConversationTest extends ShownHttpCapture {
    private static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;

    @Test
    void aConnectionIsSelectedFilteredAndFollowed() throws PartInitException {
        StreamsView streams = Workbench.view(StreamsView.ID, StreamsView.class);
        Table table = Workbench.find(streams, Table.class, each -> true);
        Workbench.until("the connection is listed as HTTP", () -> table.getItemCount() == 1
                && table.getItem(0).getText(3).equals("HTTP"));
        assertEquals("" + PACKETS, table.getItem(0).getText(4));
        table.setSelection(0);
        table.notifyListeners(SWT.Selection, new Event());
        Workbench.until("its first packet is selected", () -> Integer.valueOf(0).equals(desk().selection().packet()));
        item(table.getMenu(), "Filter by This Stream").notifyListeners(SWT.Selection, new Event());
        Text filter = Workbench.find(Workbench.view(PacketListView.ID, PacketListView.class), Text.class,
                text -> text.getText().equals("tcp.stream == 1"));
        filter.setText("");
        table.notifyListeners(SWT.DefaultSelection, new Event());
        assertEquals(FollowView.ID, Workbench.page().getActivePart().getSite().getId());
    }

    @Test
    void aPortIsDecodedAsTheChosenProtocol() throws PartInitException {
        StreamsView streams = Workbench.view(StreamsView.ID, StreamsView.class);
        Table table = Workbench.find(streams, Table.class, each -> true);
        Workbench.until("the connection is listed as HTTP", () -> table.getItemCount() == 1
                && table.getItem(0).getText(3).equals("HTTP"));
        try {
            choose(table, "TLS");
            Workbench.until("it is decoded as TLS", () -> table.getItemCount() == 1
                    && table.getItem(0).getText(3).equals("TLS"));
        } finally {
            choose(table, "By Its Bytes");
        }
        Workbench.until("and as HTTP again", () -> table.getItemCount() == 1 && table.getItem(0).getText(3).equals("HTTP"));
    }

    private static void seeTheConversation(FollowView view) {
        Workbench.until("the conversation is there, and a line that may be cut says all in its tip", () -> Workbench.all(view, CLabel.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().contains(2 * CALLS + " messages") && each.getText().equals(each.getToolTipText())));
    }

    @Test
    void aClickOnAPieceOfTheConversationSelectsIt() throws PartInitException {
        FollowView view = Workbench.view(FollowView.ID, FollowView.class);
        shown().look(REQUEST);
        seeTheConversation(view);
        Canvas canvas = Workbench.find(view, Canvas.class, each -> (each.getStyle() & SWT.V_SCROLL) != 0);
        Rectangle area = canvas.getClientArea();
        int y = 0;
        while (!Integer.valueOf(1).equals(desk().selection().message()) && y < area.height) {
            Workbench.until("it is painted", () -> !canvas.getDisplay().readAndDispatch());
            click(canvas, 60, y += 12);
            Workbench.until("the packet of the byte is known", () -> Stream.of(Job.getJobManager().find(null))
                    .noneMatch(job -> job.getName().equals("Finding the packet of a byte")));
            Workbench.until("and selected", () -> !canvas.getDisplay().readAndDispatch());
        }
        assertEquals(1, desk().selection().message(), "the response comes second");
        assertEquals(RESPONSE, desk().selection().packet());
        Workbench.command("org.eclipse.ui.edit.findReplace");
        Text words = Workbench.find(view, Text.class, Text::isVisible);
        words.setText("/call7 ");
        Workbench.press(words, SWT.CR, '\r');
        Workbench.until("the eighth request is found", () -> Integer.valueOf(14).equals(desk().selection().message()));
        assertEquals(new ByteRange(4, 11), desk().selection().bytes());
        Workbench.press(words, SWT.ESC, SWT.ESC);
    }

    @Test
    void theTipOfAHeadingThatIsCutSaysAllOfIt() throws PartInitException {
        FollowView view = Workbench.view(FollowView.ID, FollowView.class);
        shown().look(REQUEST);
        seeTheConversation(view);
        Canvas canvas = Workbench.find(view, Canvas.class, each -> (each.getStyle() & SWT.V_SCROLL) != 0);
        Point size = canvas.getSize();
        canvas.setSize(150, size.y);
        Event move = new Event();
        move.x = 40;
        move.y = 2;
        Workbench.until("it is said", () -> {
            canvas.notifyListeners(SWT.MouseMove, move);
            return String.valueOf(canvas.getToolTipText()).contains("message 1");
        });
        canvas.setSize(3000, size.y);
        canvas.notifyListeners(SWT.MouseMove, move);
        assertNull(canvas.getToolTipText(), "it can be read");
        canvas.setSize(size);
    }

    @Test
    void aMessageOfTheConversationIsCopied() throws PartInitException {
        FollowView view = Workbench.view(FollowView.ID, FollowView.class);
        shown().look(RESPONSE);
        seeTheConversation(view);
        Clipboard clipboard = new Clipboard(view.getSite().getShell().getDisplay());
        clipboard.setContents(new Object[] {"-"}, new Transfer[] {TextTransfer.getInstance()});
        Workbench.page().activate(view);
        Workbench.command("org.eclipse.ui.edit.copy");
        Workbench.until("the response is on the clipboard", () -> "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nthanks"
                .equals(clipboard.getContents(TextTransfer.getInstance())));
        clipboard.dispose();
    }

    private static void click(Canvas canvas, int x, int y) {
        Event event = new Event();
        event.button = 1;
        event.x = x;
        event.y = y;
        canvas.notifyListeners(SWT.MouseDown, event);
    }

    private static void choose(Table table, String protocol) {
        table.setSelection(0);
        item(item(table.getMenu(), "Decode Port As").getMenu(), protocol).notifyListeners(SWT.Selection, new Event());
    }

    /** The item of a menu that begins with some words, after the menu was opened. */
    private static MenuItem item(Menu menu, String words) {
        menu.notifyListeners(SWT.Show, new Event());
        for (MenuItem item : menu.getItems()) {
            if (item.getText().startsWith(words)) {
                if ((item.getStyle() & SWT.RADIO) != 0) {
                    item.setSelection(true);
                }
                return item;
            }
        }
        throw new AssertionError("no such item: " + words);
    }
}
