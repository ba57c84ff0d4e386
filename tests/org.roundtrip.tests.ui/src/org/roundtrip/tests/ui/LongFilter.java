// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PartInitException;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.list.PacketListView;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** A filter on a field of the messages of a capture, whose file is longer than what is read of it at once. */
record LongFilter(PacketListView view) {
    static final String FILTER = "field.Host == \"here\"";
    private static final int CALLS = 1_000;
    private static final int PACKETS = HttpFile.OPENING + CALLS * HttpFile.PER_CALL;

    /** Writes the capture, opens it, and shows the list. */
    static LongFilter open(Path file) throws IOException, PartInitException {
        OpenedCapture.decoded(HttpFile.write(file, CALLS));
        return shown();
    }

    /** The list with what is open. */
    static LongFilter shown() throws PartInitException {
        return new LongFilter(Workbench.view(PacketListView.ID, PacketListView.class));
    }

    /** The list is what the words say: now, after Enter, after the cross, and with the filter once more. */
    void isTrueWhateverIsPressed() {
        isApplied();
        enter();
        isApplied();
        Event cross = new Event();
        cross.detail = SWT.ICON_CANCEL;
        text().notifyListeners(SWT.DefaultSelection, cross);
        Workbench.until("all are listed", () -> list().rows().size() == PACKETS);
        lastIsRead();
        text().setText(FILTER);
        enter();
        isApplied();
    }

    void isApplied() {
        Workbench.until("the requests are listed", () -> list().rows().size() == CALLS);
        Workbench.until("so it is said", () -> Workbench.says(view, Numbers.count(CALLS) + " of " + Numbers.count(PACKETS)));
        lastIsRead();
    }

    void enter() {
        text().notifyListeners(SWT.DefaultSelection, new Event());
    }

    private void lastIsRead() {
        Workbench.until("the last one is read", () -> !list().text(list().rows().size() - 1, "TIME").isEmpty());
    }

    private Text text() {
        return Workbench.find(view, Text.class, each -> (each.getStyle() & SWT.SEARCH) != 0);
    }

    private PacketListCanvas list() {
        return view.list();
    }
}
