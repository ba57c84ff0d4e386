// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.view.TextClipboard;
import org.roundtrip.ui.table.TabbedText;

/** Reads packets in the background and puts them on the clipboard, as text for a spreadsheet. */
final class CopyPacketsJob extends Job {
    private static final Texts TEXTS = Texts.of(CopyPacketsJob.class);
    private static final int MOST = 100_000;

    private final Display display;
    private final OpenCapture capture;
    private final PacketNotes notes;
    private final PacketSelection listed;
    private final TabbedText<ListRow> text;
    private final int[] packets;

    private CopyPacketsJob(PacketListCanvas list, PacketNotes notes) {
        super(TEXTS.text("copyJob"));
        display = list.getDisplay();
        capture = list.capture();
        this.notes = notes;
        listed = list.rows();
        text = new TabbedText<>(list.columns().columns());
        packets = list.packets().limit(MOST).toArray();
    }

    /** Copies the visible columns of the selected rows, {@value #MOST} rows at most. User interface's thread. */
    static void copy(PacketListCanvas list, PacketNotes notes) {
        if (list.capture() != null && list.selectionCount() > 0) {
            new CopyPacketsJob(list, notes).schedule();
        }
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), packets.length);
        try {
            for (int packet : packets) {
                if (monitor.isCanceled()) {
                    return Status.CANCEL_STATUS;
                }
                text.add(ListRow.read(capture, notes, listed, packet));
                monitor.worked(1);
            }
        } catch (IOException e) {
            return Status.error(e.getMessage(), e);
        }
        display.asyncExec(() -> TextClipboard.put(display, text.toString()));
        return Status.OK_STATUS;
    }
}
