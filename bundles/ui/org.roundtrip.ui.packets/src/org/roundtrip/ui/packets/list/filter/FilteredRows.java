// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.MessageNames;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.packets.list.canvas.PacketListCanvas;

/** Lists the packets that pass the filter, and updates them as the capture grows. User interface's thread only. */
public final class FilteredRows implements FilterBar.User, FilterJob.Listener {
    private static final Texts TEXTS = Texts.of(FilteredRows.class);

    private final PacketListCanvas list;
    private final Display display;
    private final Consumer<PacketSelection> published;
    private Path file;
    private FilterBar bar;
    private OpenCapture capture;
    private PacketNotes notes = PacketNotes.NONE;
    private Filter filter = Filter.ALL;
    private String written = "";
    private FilterJob job;
    private boolean decoded;

    /**
     * Lists nothing yet.
     *
     * @param published receives the packets that pass a filter, for other views; null without a filter
     */
    public FilteredRows(PacketListCanvas list, Consumer<PacketSelection> published) {
        this.published = published;
        this.list = list;
        display = list.getDisplay();
        list.addDisposeListener(disposed -> {
            stop();
            published.accept(null);
        });
    }

    /** Sets the bar that shows progress and problems. */
    public void bar(FilterBar its) {
        bar = its;
    }

    /** Switches to another capture, without the filter of the one before, which might hide every packet; null for none. */
    public void show(OpenCapture other, PacketNotes itsNotes) {
        stop();
        published.accept(null);
        capture = other;
        notes = itsNotes;
        decoded = other != null && other.decoded();
        list.show(other, itsNotes);
        if (other != null && !other.source().file().equals(file)) {
            file = other.source().file();
            bar.use("");
        } else {
            restart();
        }
    }

    /** Updates the list after more of the capture was read or decoded. */
    public void grew() {
        if (capture.decoded() != decoded) {
            decoded = capture.decoded();
            list.forgetRows();
            restart();
        } else if (job == null) {
            all();
        } else {
            job.more();
        }
    }

    /** Updates the list after the notes changed; a filter may depend on them. */
    public void noted() {
        list.redraw();
        if (job != null && (bar.text().contains("marked") || bar.text().contains("comment"))) {
            restart();
        }
    }

    @Override
    public void filter(Filter now) {
        filter = now;
        written = bar.text();
        restart();
    }

    @Override
    public void cancel() {
        stop();
    }

    @Override
    public void left() {
        list.setFocus();
    }

    private void restart() {
        stop();
        job = null;
        if (capture == null) {
            bar.status("", false);
        } else if (filter == Filter.ALL) {
            all();
        } else {
            job = new FilterJob(capture, filter, notes, this);
            job.schedule();
        }
    }

    private void all() {
        list.sayEmpty(capture.size() == 0 && !capture.complete() && capture.problem().isEmpty() ? TEXTS.text("loading") : "");
        bar.status("", false);
        published.accept(null);
        if (list.rows().size() != capture.size()) {
            list.setRows(PacketSelection.first(capture.size()));
        }
    }

    private void stop() {
        if (job != null) {
            job.cancel();
        }
    }

    @Override
    public void filtered(FilterJob from) {
        later(from, () -> {
            if (!from.ended()) {
                // Packets that were read while it came to its end.
                from.more();
            }
            list.setRows(from.found());
            published.accept(from.found());
            boolean all = !from.busy() && from.examined() >= capture.size();
            list.sayEmpty(all && capture.size() > 0 ? TEXTS.text("filteredAll") : "");
            String state = from.busy() ? "filtering" : all || !capture.complete() ? "filtered" : "filterStopped";
            bar.status(TEXTS.text(state, Numbers.count(from.found().size()), Numbers.count(all ? capture.size() : from.examined())),
                    from.busy());
            if (!from.busy() && capture.decoded()) {
                doubtNames(from.found().size() == 0);
            }
        });
    }

    /**
     * A list without packets, or with fewer, looks like a capture that lacks something. A wrong name in the filter does
     * the same.
     */
    private void doubtNames(boolean nothing) {
        try {
            new MessageNames().add(capture.messages().summaries()).check(written, nothing);
        } catch (FilterException e) {
            bar.doubt(e);
        }
    }

    @Override
    public void failed(FilterJob from, String sentence) {
        later(from, () -> bar.failed(sentence));
    }

    private void later(FilterJob from, Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (job == from && !list.isDisposed()) {
                    action.run();
                }
            });
        }
    }
}
