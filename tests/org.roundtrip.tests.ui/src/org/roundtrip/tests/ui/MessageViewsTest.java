// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.message.MessageTreeView;
import org.roundtrip.ui.packets.stream.FollowView;
import org.roundtrip.ui.packets.stream.StreamsView;

/** The views of message, bytes, streams and conversation: a selection in one is shown in the others. */
@WindowTest
class MessageViewsTest {
    private static final String COMMANDS = "org.roundtrip.ui.packets.";
    private static final int CALLS = 20;
    private static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;
    private static final int REQUEST = HttpFile.OPENING;
    private static final int RESPONSE = HttpFile.OPENING + 2;
    private static final String HOST = "Host: here\r\n";
    private static final int ROLE = 3;
    private static final int HOST_AT = "GET /call0 HTTP/1.1\r\n".length();

    @TempDir
    static Path folder;
    private static Path http;
    private CaptureDesk desk;
    private Tree tree;
    private HexCanvas hex;

    @BeforeAll
    static void make() throws IOException {
        http = HttpFile.write(folder.resolve("http.pcapng"), CALLS);
    }

    @BeforeEach
    void open() throws PartInitException {
        desk = OpenedCapture.decoded(http).desk();
        tree = Workbench.find(Workbench.view(MessageTreeView.ID, MessageTreeView.class), Tree.class, each -> true);
        hex = Workbench.find(Workbench.view(BytesView.ID, BytesView.class), HexCanvas.class, each -> true);
    }

    @Test
    void aSelectedFieldIsHighlightedInTheBytes() {
        look(REQUEST);
        assertEquals(HOST_AT + HOST.length() + 2, hex.content().bytes().length, "the message, not the frame");
        TreeItem field = host();
        click(field);
        ByteSpan shown = hex.highlight();
        assertEquals(HOST, new String(hex.content().bytes(), shown.from(), shown.length()));
        assertEquals(new ByteRange(HOST_AT, HOST_AT + HOST.length()), desk.selection().bytes());
    }

    @Test
    void aPacketThatIsSelectedIsSaidToBeLoadedAndNotToBeMissing() throws PartInitException {
        look(REQUEST);
        // In some perspectives the bytes lie in front of it.
        Workbench.view(MessageTreeView.ID, MessageTreeView.class);
        desk.select(CaptureSelection.NOTHING, this);
        Workbench.until("it is said that none is selected", () -> says("No packet is selected"));
        desk.select(CaptureSelection.NOTHING.withPacket(REQUEST), this);
        // Before any answer can come.
        assertFalse(says("No packet is selected"));
        assertTrue(says("Loading..."));
        Workbench.until("it is there", () -> treeShows(0) && !says("Loading..."));
    }

    private static boolean says(String sentence) {
        return Workbench.all(Workbench.page().findView(MessageTreeView.ID), Label.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().equals(sentence));
    }

    @Test
    void aSelectedHeaderShowsTheFrame() {
        look(REQUEST);
        click(field(tree.getItem(0), "source"));
        Workbench.until("the frame is shown", () -> hex.content().bytes().length > 40);
        assertEquals(new ByteSpan(12, 16), hex.highlight());
        click(message());
        Workbench.until("the message is shown again", () -> hex.content().bytes().length < 40);
    }

    @Test
    void aDoubleClickFoldsARowAndTheNextPacketKeepsIt() {
        look(REQUEST);
        assertTrue(message().getExpanded());
        notify(message(), SWT.DefaultSelection);
        assertFalse(message().getExpanded());
        // A row that is folded over the selected one becomes the selected one a little later.
        Workbench.settle();
        look(RESPONSE);
        look(REQUEST);
        assertFalse(message().getExpanded(), "it stays folded");
        notify(message(), SWT.DefaultSelection);
        assertTrue(message().getExpanded());
        TreeItem header = tree.getItem(0);
        boolean open = header.getExpanded();
        notify(header, SWT.DefaultSelection);
        assertEquals(!open, header.getExpanded());
        notify(header, SWT.DefaultSelection);
        assertEquals(open, header.getExpanded());
    }

    /** In a window of 1024 pixels the words of roles left the values no room. */
    @Test
    void inANarrowTreeRolesAreColoursWithWordsAsTips() throws PartInitException {
        look(REQUEST);
        Workbench.view(MessageTreeView.ID, MessageTreeView.class);
        Shell shell = tree.getShell();
        Point size = shell.getSize();
        TreeItem header = tree.getItem(0);
        assertFalse(header.getText(ROLE).isEmpty());
        shell.setSize(size.x / 3, size.y);
        try {
            Workbench.until("there is a colour alone", () -> tree.getItem(0).getText(ROLE).isEmpty() && tree.getItem(0).getImage(ROLE) != null);
            // The columns get their places a little later, and rows that other tests have opened may have moved the first one out of sight.
            Workbench.until("the word is the tip", () -> {
                tree.setTopItem(tree.getItem(0));
                Rectangle cell = tree.getItem(0).getBounds(ROLE);
                Event over = new Event();
                over.x = cell.x + 4;
                over.y = cell.y + 4;
                tree.notifyListeners(SWT.MouseMove, over);
                return "IP header".equals(tree.getToolTipText());
            });
        } finally {
            shell.setSize(size);
        }
        Workbench.until("the words are back", () -> !tree.getItem(0).getText(ROLE).isEmpty());
    }

    @Test
    void selectedBytesSelectTheInnermostField() {
        look(REQUEST);
        Workbench.press(hex, SWT.HOME, '\0');
        press(hex, SWT.ARROW_RIGHT, SWT.NONE, HOST_AT + 7);
        press(hex, SWT.ARROW_RIGHT, SWT.SHIFT, 2);
        assertEquals(new ByteSpan(HOST_AT + 7, HOST_AT + 10), hex.selection());
        assertEquals(new ByteRange(HOST_AT + 7, HOST_AT + 10), desk.selection().bytes());
        assertEquals("Host: here", tree.getSelection()[0].getText(1));
    }

    @Test
    void steppingToTheNextOfTheKindKeepsTheField() {
        look(REQUEST);
        click(host());
        String name = tree.getSelection()[0].getText();
        Workbench.command(COMMANDS + "nextAlike");
        Workbench.until("the next request's line is selected", () -> Integer.valueOf(2).equals(desk.selection().message())
                && tree.getSelectionCount() == 1 && tree.getSelection()[0].getText().equals(name));
        Workbench.until("and its bytes are highlighted", () -> hex.highlight().equals(
                new ByteSpan(HOST_AT, HOST_AT + HOST.length())));
        assertEquals(REQUEST + HttpFile.PER_CALL, desk.selection().packet());
        Workbench.command(COMMANDS + "previousAlike");
        assertEquals(0, desk.selection().message());
    }

    @Test
    void stepsGoThroughAllMessagesAndToThePartner() {
        look(REQUEST);
        Workbench.command(COMMANDS + "partner");
        assertEquals(1, desk.selection().message());
        assertEquals(RESPONSE, desk.selection().packet());
        Workbench.command(COMMANDS + "nextMessage");
        assertEquals(2, desk.selection().message());
        Workbench.command(COMMANDS + "previousMessage");
        Workbench.command(COMMANDS + "partner");
        assertEquals(0, desk.selection().message());
    }

    @Test
    void linesStayOpenOrClosedFromMessageToMessage() {
        look(REQUEST);
        TreeItem message = message();
        message.setExpanded(false);
        notify(message, SWT.Collapse);
        desk.select(desk.selection().withMessage(2), this);
        Workbench.until("the next request is there", () -> treeShows(2));
        assertTrue(!message().getExpanded());
        TreeItem ip = tree.getItem(0);
        ip.setExpanded(true);
        notify(ip, SWT.Expand);
        desk.select(desk.selection().withMessage(4), this);
        Workbench.until("the next request is there", () -> treeShows(4));
        assertTrue(tree.getItem(0).getExpanded());
        notify(message(), SWT.Expand);
    }

    @Test
    void copiesTheSelectionAsDigits() {
        look(REQUEST);
        Workbench.press(hex, SWT.HOME, '\0');
        press(hex, SWT.ARROW_RIGHT, SWT.SHIFT, 2);
        hex.setFocus();
        Workbench.command("org.eclipse.ui.edit.copy");
        Clipboard clipboard = new Clipboard(hex.getDisplay());
        assertEquals("47 45 54", clipboard.getContents(TextTransfer.getInstance()));
        clipboard.dispose();
    }

    @Test
    void findsBytesOfAMessage() throws PartInitException {
        look(RESPONSE);
        BytesView view = Workbench.view(BytesView.ID, BytesView.class);
        Workbench.command("org.eclipse.ui.edit.findReplace");
        Text words = Workbench.find(view, Text.class, Text::isVisible);
        words.setText("THANKS");
        Workbench.press(words, SWT.CR, '\r');
        ByteSpan found = hex.selection();
        assertEquals("thanks", new String(hex.content().bytes(), found.from(), found.length()));
        Workbench.press(words, SWT.ESC, SWT.ESC);
        assertTrue(!words.isVisible());
    }

    @Test
    void aConnectionIsSelectedFilteredAndFollowed() throws PartInitException {
        StreamsView streams = Workbench.view(StreamsView.ID, StreamsView.class);
        Table table = Workbench.find(streams, Table.class, each -> true);
        Workbench.until("the connection is listed as HTTP", () -> table.getItemCount() == 1
                && table.getItem(0).getText(3).equals("HTTP"));
        assertEquals("" + PACKETS, table.getItem(0).getText(4));
        table.setSelection(0);
        table.notifyListeners(SWT.Selection, new Event());
        Workbench.until("its first packet is selected", () -> Integer.valueOf(0).equals(desk.selection().packet()));
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
        Workbench.until("the conversation is there", () -> Workbench.all(view, Label.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().contains(2 * CALLS + " messages")));
    }

    @Test
    void aClickOnAPieceOfTheConversationSelectsIt() throws PartInitException {
        FollowView view = Workbench.view(FollowView.ID, FollowView.class);
        look(REQUEST);
        seeTheConversation(view);
        Canvas canvas = Workbench.find(view, Canvas.class, each -> (each.getStyle() & SWT.V_SCROLL) != 0);
        Rectangle area = canvas.getClientArea();
        int y = 0;
        while (!Integer.valueOf(1).equals(desk.selection().message()) && y < area.height) {
            Workbench.until("it is painted", () -> !canvas.getDisplay().readAndDispatch());
            click(canvas, 60, y += 6);
            Workbench.until("the packet of the byte is known", () -> Stream.of(Job.getJobManager().find(null))
                    .noneMatch(job -> job.getName().equals("Finding the packet of a byte")));
            Workbench.until("and selected", () -> !canvas.getDisplay().readAndDispatch());
        }
        assertEquals(1, desk.selection().message(), "the response comes second");
        assertEquals(RESPONSE, desk.selection().packet());
        Workbench.command("org.eclipse.ui.edit.findReplace");
        Text words = Workbench.find(view, Text.class, Text::isVisible);
        words.setText("/call7 ");
        Workbench.press(words, SWT.CR, '\r');
        Workbench.until("the eighth request is found", () -> Integer.valueOf(14).equals(desk.selection().message()));
        assertEquals(new ByteRange(4, 11), desk.selection().bytes());
        Workbench.press(words, SWT.ESC, SWT.ESC);
    }

    @Test
    void aMessageOfTheConversationIsCopied() throws PartInitException {
        FollowView view = Workbench.view(FollowView.ID, FollowView.class);
        look(RESPONSE);
        seeTheConversation(view);
        Clipboard clipboard = new Clipboard(tree.getDisplay());
        clipboard.setContents(new Object[] {"-"}, new Transfer[] {TextTransfer.getInstance()});
        Workbench.page().activate(view);
        Workbench.command("org.eclipse.ui.edit.copy");
        Workbench.until("the response is on the clipboard", () -> "HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nthanks"
                .equals(clipboard.getContents(TextTransfer.getInstance())));
        clipboard.dispose();
    }

    /** Selects a packet, and waits until tree and bytes show its message. */
    private void look(int packet) {
        desk.select(CaptureSelection.NOTHING.withPacket(packet), this);
        int message = desk.selection().message();
        Workbench.until("the tree shows the packet", () -> treeShows(message));
        int length = (int) desk.capture().orElseThrow().messages().row(message).length();
        Workbench.until("the bytes are its message's", () -> {
            ByteRange bytes = desk.selection().bytes();
            if (bytes != null && bytes.of() == ByteRange.Whole.FRAME) {
                // The tree keeps the field of a header that another test has selected, and the bytes show its frame.
                click(message());
            }
            return hex.content().bytes().length == length;
        });
    }

    private boolean treeShows(int message) {
        return tree.getItemCount() > 2 && message().getText(1).startsWith("message " + (message + 1) + ",");
    }

    /** The line of the message, which is the last at the top. */
    private TreeItem message() {
        TreeItem last = tree.getItem(tree.getItemCount() - 1);
        last.getText();
        return last;
    }

    /** The line of the message's only header. */
    private TreeItem host() {
        TreeItem header = field(message(), "header");
        assertEquals("Host: here", header.getText(1));
        return header;
    }

    /** The first line below that name, opened as far as it needs to be. */
    private static TreeItem field(TreeItem parent, String name) {
        TreeItem found = search(parent, name);
        assertNotNull(found, name);
        return found;
    }

    private static TreeItem search(TreeItem parent, String name) {
        parent.getText();
        parent.setExpanded(true);
        for (TreeItem item : parent.getItems()) {
            item.getText();
            TreeItem found = item.getText().equals(name) ? item : search(item, name);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private void click(TreeItem item) {
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
    }

    private void notify(TreeItem item, int type) {
        item.getText();
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(type, event);
    }

    private static void click(Canvas canvas, int x, int y) {
        Event event = new Event();
        event.button = 1;
        event.x = x;
        event.y = y;
        canvas.notifyListeners(SWT.MouseDown, event);
    }

    private static void press(HexCanvas canvas, int key, int modifiers, int times) {
        for (int i = 0; i < times; i++) {
            Event event = new Event();
            event.keyCode = key;
            event.stateMask = modifiers;
            canvas.notifyListeners(SWT.KeyDown, event);
        }
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
