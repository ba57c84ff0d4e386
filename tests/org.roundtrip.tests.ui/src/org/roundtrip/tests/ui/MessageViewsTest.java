// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.bytes.ByteSpan;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.message.MessageTreeView;
import org.roundtrip.ui.run.RunPerspective;

/** The views of message and bytes: a selection in one is shown in the other. */
@WindowTest
class MessageViewsTest extends ShownHttpCapture {
    private static final String COMMANDS = "org.roundtrip.ui.packets.";
    private static final String HOST = "Host: here\r\n";
    private static final int ROLE = 3;
    private static final int HOST_AT = "GET /call0 HTTP/1.1\r\n".length();

    private Tree tree;
    private HexCanvas hex;

    @BeforeEach
    void look() {
        tree = shown().tree();
        hex = shown().hex();
    }

    @Test
    void aSelectedFieldIsHighlightedInTheBytes() {
        shown().look(REQUEST);
        assertEquals(HOST_AT + HOST.length() + 2, hex.content().bytes().length, "the message, not the frame");
        TreeItem field = shown().host();
        shown().click(field);
        ByteSpan marked = hex.highlight();
        assertEquals(HOST, new String(hex.content().bytes(), marked.from(), marked.length()));
        assertEquals(new ByteRange(HOST_AT, HOST_AT + HOST.length()), desk().selection().bytes());
    }

    /** There were eight in a window of 1600 pixels, so that offsets were not those of other dumps. */
    @Test
    void aRowHasSixteenBytesInAWindowOfUsualWidth() {
        inAWindowOfUsualWidth(() -> Workbench.until("sixteen bytes stand beside each other", () -> {
            HexCanvas now = Workbench.find(Workbench.page().findView(BytesView.ID), HexCanvas.class, each -> true);
            return now.where(16) != null && now.where(15).y == now.where(0).y && now.where(16).y > now.where(15).y;
        }));
    }

    /** Words of roles were cut in their middle there, and pairs of addresses behind the first one. */
    @Test
    void addressesAreWholeAndNoWordIsCutInAWindowOfUsualWidth() {
        inAWindowOfUsualWidth(() -> {
            Tree now = Workbench.find(Workbench.page().findView(MessageTreeView.ID), Tree.class, each -> true);
            Workbench.until("the addresses are whole", () -> now.getItemCount() > 2 && now.getItem(0).getText(1).matches("[0-9.]+ to [0-9.]+"));
            Workbench.until("each text has room in its column", () -> Stream.of(now.getItems()).allMatch(MessageViewsTest::hasRoom));
        });
    }

    /** Whether the texts of a row, and of those that are open below it, end within their columns. */
    private static boolean hasRoom(TreeItem item) {
        GC measure = new GC(item.getParent());
        boolean row = IntStream.range(0, item.getParent().getColumnCount()).allMatch(i -> measure.stringExtent(item.getText(i)).x
                <= item.getBounds(i).x + item.getBounds(i).width - item.getTextBounds(i).x);
        measure.dispose();
        return row && (!item.getExpanded() || Stream.of(item.getItems()).allMatch(MessageViewsTest::hasRoom));
    }

    private void inAWindowOfUsualWidth(Runnable look) {
        Shell window = Workbench.page().getWorkbenchWindow().getShell();
        Point size = window.getSize();
        try {
            Workbench.showPerspective("org.roundtrip.ui.packets.perspective");
            Workbench.page().resetPerspective();
            window.setSize(1600, 1000);
            desk().select(CaptureSelection.NOTHING.withPacket(REQUEST), this);
            look.run();
        } finally {
            window.setSize(size);
            Workbench.showPerspective(RunPerspective.ID);
        }
    }

    @Test
    void aPacketThatIsSelectedIsSaidToBeLoadedAndNotToBeMissing() throws PartInitException {
        shown().look(REQUEST);
        // In some perspectives the bytes lie in front of it.
        Workbench.view(MessageTreeView.ID, MessageTreeView.class);
        desk().select(CaptureSelection.NOTHING, this);
        Workbench.until("it is said that none is selected", () -> says("No packet is selected"));
        desk().select(CaptureSelection.NOTHING.withPacket(REQUEST), this);
        // Before any answer can come.
        assertFalse(says("No packet is selected"));
        assertTrue(says("Loading..."));
        Workbench.until("it is there", () -> shown().treeShows(0) && !says("Loading..."));
    }

    private static boolean says(String sentence) {
        return Workbench.all(Workbench.page().findView(MessageTreeView.ID), Label.class).stream()
                .anyMatch(each -> each.isVisible() && each.getText().equals(sentence));
    }

    @Test
    void aSelectedHeaderShowsTheFrame() {
        shown().look(REQUEST);
        shown().click(ShownMessage.field(tree.getItem(0), "source"));
        Workbench.until("the frame is shown", () -> hex.content().bytes().length > 40);
        assertEquals(new ByteSpan(12, 16), hex.highlight());
        shown().click(shown().message());
        Workbench.until("the message is shown again", () -> hex.content().bytes().length < 40);
    }

    @Test
    void aDoubleClickFoldsARowAndTheNextPacketKeepsIt() {
        shown().look(REQUEST);
        assertTrue(shown().message().getExpanded());
        shown().notify(shown().message(), SWT.DefaultSelection);
        assertFalse(shown().message().getExpanded());
        // A row that is folded over the selected one becomes the selected one a little later.
        Workbench.settle();
        shown().look(RESPONSE);
        shown().look(REQUEST);
        assertFalse(shown().message().getExpanded(), "it stays folded");
        shown().notify(shown().message(), SWT.DefaultSelection);
        assertTrue(shown().message().getExpanded());
        TreeItem header = tree.getItem(0);
        boolean open = header.getExpanded();
        shown().notify(header, SWT.DefaultSelection);
        assertEquals(!open, header.getExpanded());
        shown().notify(header, SWT.DefaultSelection);
        assertEquals(open, header.getExpanded());
    }

    /** In a window of 1024 pixels the words of roles left the values no room. */
    @Test
    void inANarrowTreeRolesAreColoursWithWordsAsTips() throws PartInitException {
        shown().look(REQUEST);
        IWorkbenchPart view = Workbench.view(MessageTreeView.ID, MessageTreeView.class);
        Shell shell = tree.getShell();
        Point size = shell.getSize();
        Workbench.page().toggleZoom(Workbench.page().getReference(view));
        try {
            Workbench.until("there are words", () -> !tree.getItem(0).getText(ROLE).isEmpty());
            shell.setSize(size.x / 3, size.y);
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
            shell.setSize(size);
            Workbench.until("the words are back", () -> !tree.getItem(0).getText(ROLE).isEmpty());
        } finally {
            shell.setSize(size);
            Workbench.page().toggleZoom(Workbench.page().getReference(view));
        }
    }

    @Test
    void selectedBytesSelectTheInnermostField() {
        shown().look(REQUEST);
        Workbench.press(hex, SWT.HOME, '\0');
        press(hex, SWT.ARROW_RIGHT, SWT.NONE, HOST_AT + 7);
        press(hex, SWT.ARROW_RIGHT, SWT.SHIFT, 2);
        assertEquals(new ByteSpan(HOST_AT + 7, HOST_AT + 10), hex.selection());
        assertEquals(new ByteRange(HOST_AT + 7, HOST_AT + 10), desk().selection().bytes());
        assertEquals("here", tree.getSelection()[0].getText(1));
    }

    @Test
    void steppingToTheNextOfTheKindKeepsTheField() {
        shown().look(REQUEST);
        shown().click(shown().host());
        String name = tree.getSelection()[0].getText();
        Workbench.command(COMMANDS + "nextAlike");
        Workbench.until("the next request's line is selected", () -> Integer.valueOf(2).equals(desk().selection().message())
                && tree.getSelectionCount() == 1 && tree.getSelection()[0].getText().equals(name));
        Workbench.until("and its bytes are highlighted", () -> hex.highlight().equals(
                new ByteSpan(HOST_AT, HOST_AT + HOST.length())));
        assertEquals(REQUEST + HttpFile.PER_CALL, desk().selection().packet());
        Workbench.command(COMMANDS + "previousAlike");
        assertEquals(0, desk().selection().message());
    }

    @Test
    void stepsGoThroughAllMessagesAndToThePartner() {
        shown().look(REQUEST);
        Workbench.command(COMMANDS + "partner");
        assertEquals(1, desk().selection().message());
        assertEquals(RESPONSE, desk().selection().packet());
        Workbench.command(COMMANDS + "nextMessage");
        assertEquals(2, desk().selection().message());
        Workbench.command(COMMANDS + "previousMessage");
        Workbench.command(COMMANDS + "partner");
        assertEquals(0, desk().selection().message());
    }

    @Test
    void linesStayOpenOrClosedFromMessageToMessage() {
        shown().look(REQUEST);
        TreeItem message = shown().message();
        message.setExpanded(false);
        shown().notify(message, SWT.Collapse);
        desk().select(desk().selection().withMessage(2), this);
        Workbench.until("the next request is there", () -> shown().treeShows(2));
        assertTrue(!shown().message().getExpanded());
        TreeItem ip = tree.getItem(0);
        ip.setExpanded(true);
        shown().notify(ip, SWT.Expand);
        desk().select(desk().selection().withMessage(4), this);
        Workbench.until("the next request is there", () -> shown().treeShows(4));
        assertTrue(tree.getItem(0).getExpanded());
        shown().notify(shown().message(), SWT.Expand);
    }

    @Test
    void copiesTheSelectionAsDigits() {
        shown().look(REQUEST);
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
        shown().look(RESPONSE);
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

    private static void press(HexCanvas canvas, int key, int modifiers, int times) {
        for (int i = 0; i < times; i++) {
            Event event = new Event();
            event.keyCode = key;
            event.stateMask = modifiers;
            canvas.notifyListeners(SWT.KeyDown, event);
        }
    }
}
