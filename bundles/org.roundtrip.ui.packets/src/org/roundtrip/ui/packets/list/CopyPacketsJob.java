// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** Puts packets on the clipboard, as lines with tabs for a spreadsheet. */
final class CopyPacketsJob extends Job {
    private static final int MOST = 100_000;

    private final Display display = Display.getCurrent();
    private final OpenCapture capture;
    private final PacketNotes notes;
    private final List<PacketColumn> columns;
    private final int[] packets;

    private CopyPacketsJob(PacketListCanvas list, PacketNotes notes) {
        super(Messages.copyJob);
        capture = list.capture();
        this.notes = notes;
        columns = List.copyOf(list.columns().columns());
        packets = list.packets().limit(MOST).toArray();
    }

    /** Copies the selected rows with the columns that are shown, the first hundred thousand of them. */
    static void copy(PacketListCanvas list, PacketNotes notes) {
        if (list.capture() != null && list.selectionCount() > 0) {
            new CopyPacketsJob(list, notes).schedule();
        }
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        monitor.beginTask(getName(), packets.length);
        StringBuilder text = new StringBuilder(line(PacketColumn::title));
        try {
            for (int packet : packets) {
                if (monitor.isCanceled()) {
                    return Status.CANCEL_STATUS;
                }
                ListRow row = ListRow.read(capture, notes, packet);
                text.append(line(column -> cell(column, row)));
                monitor.worked(1);
            }
        } catch (IOException e) {
            return Status.error(e.getMessage(), e);
        }
        display.asyncExec(() -> put(text.toString()));
        return Status.OK_STATUS;
    }

    private void put(String text) {
        Clipboard clipboard = new Clipboard(display);
        try {
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
    }

    /** Numbers without the commas that set their thousands apart. */
    private static String cell(PacketColumn column, ListRow row) {
        String text = column.text(row).replace('\t', ' ').replace('\n', ' ');
        return column.number() ? text.replace(",", "") : text;
    }

    private String line(Function<PacketColumn, String> cell) {
        return columns.stream().map(cell).collect(Collectors.joining("\t", "", "\n"));
    }
}
