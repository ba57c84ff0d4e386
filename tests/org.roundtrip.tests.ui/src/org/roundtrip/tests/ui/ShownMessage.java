// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PartInitException;
import org.roundtrip.ui.bytes.HexCanvas;
import org.roundtrip.ui.packets.bytes.BytesView;
import org.roundtrip.ui.packets.desk.ByteRange;
import org.roundtrip.ui.packets.desk.CaptureDesk;
import org.roundtrip.ui.packets.desk.CaptureSelection;
import org.roundtrip.ui.packets.message.MessageTreeView;

/** An open capture of HTTP with the tree and the bytes of the message that is selected. */
final class ShownMessage {
    private final CaptureDesk desk;
    private final Tree tree;
    private final HexCanvas hex;

    /** Opens the capture and both views. */
    ShownMessage(Path capture) throws PartInitException {
        desk = OpenedCapture.decoded(capture).desk();
        tree = Workbench.find(Workbench.view(MessageTreeView.ID, MessageTreeView.class), Tree.class, each -> true);
        hex = Workbench.find(Workbench.view(BytesView.ID, BytesView.class), HexCanvas.class, each -> true);
    }

    CaptureDesk desk() {
        return desk;
    }

    Tree tree() {
        return tree;
    }

    HexCanvas hex() {
        return hex;
    }

    /** Selects a packet, and waits until tree and bytes show its message. */
    void look(int packet) {
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

    /** Returns whether the tree shows the message of an index. */
    boolean treeShows(int message) {
        return tree.getItemCount() > 2 && message().getText(1).startsWith("message " + (message + 1) + ",");
    }

    /** The line of the message, which is the last at the top. */
    TreeItem message() {
        TreeItem last = tree.getItem(tree.getItemCount() - 1);
        last.getText();
        return last;
    }

    /** The line of the message's only header. */
    TreeItem host() {
        // The tree may be made anew a moment after it has shown the message for the first time.
        Workbench.until("the message has its header", () -> search(message(), "Host") != null);
        TreeItem header = field(message(), "Host");
        assertEquals("here", header.getText(1));
        return header;
    }

    /** The first line below that name, opened as far as it needs to be. */
    static TreeItem field(TreeItem parent, String name) {
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

    /** Selects a line, as a click on it does. */
    void click(TreeItem item) {
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
    }

    /** Sends the tree an event of a line. */
    void notify(TreeItem item, int type) {
        item.getText();
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(type, event);
    }
}
