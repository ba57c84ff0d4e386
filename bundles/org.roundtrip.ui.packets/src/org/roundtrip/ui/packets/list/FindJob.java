// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.packets.list.rows.ListRow;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/** Looks for the next packet with something in it, and goes on at the other end when there is none. */
final class FindJob extends Job {
    private static final int TOLD_EVERY = 1_000;

    /**
     * Where and how to look.
     *
     * @param columns whose words are looked through
     * @param from    the row to begin behind
     */
    record Search(OpenCapture capture, PacketNotes notes, PacketSelection rows, List<PacketColumn> columns,
            Needle needle, int from, boolean forward) {
    }

    private final Search search;
    private final IntConsumer found;

    /** @param found told on the job's thread: the row, or -1 when there is none */
    FindJob(Search search, IntConsumer found) {
        super(Messages.findJob);
        this.search = search;
        this.found = found;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        int count = search.rows().size();
        monitor.beginTask(getName(), count / TOLD_EVERY + 1);
        try {
            for (int step = 1; step <= count; step++) {
                long row = search.from() + (search.forward() ? (long) step : -(long) step);
                int at = (int) Math.floorMod(row, (long) count);
                if (has(search.rows().packet(at))) {
                    found.accept(at);
                    return Status.OK_STATUS;
                }
                if (step % TOLD_EVERY == 0) {
                    monitor.worked(1);
                }
                if (monitor.isCanceled()) {
                    return Status.CANCEL_STATUS;
                }
            }
            found.accept(-1);
            return Status.OK_STATUS;
        } catch (IOException e) {
            return monitor.isCanceled() ? Status.CANCEL_STATUS : Status.error(e.getMessage(), e);
        }
    }

    private boolean has(int packet) throws IOException {
        return switch (search.needle()) {
            case Needle.Bytes bytes -> bytes.in(search.capture().whole(packet).bytes());
            case Needle.Words words -> words.in(words(packet));
        };
    }

    private String words(int packet) throws IOException {
        ListRow shown = ListRow.read(search.capture(), search.notes(), packet);
        return search.columns().stream().map(column -> column.text(shown)).collect(Collectors.joining("\t"));
    }
}
