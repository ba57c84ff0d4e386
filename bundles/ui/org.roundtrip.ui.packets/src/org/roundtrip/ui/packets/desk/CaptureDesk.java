// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.services.IDisposable;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;

/**
 * Holds the one capture that every view of a window shows, and the selection in it. It is that of the fork in focus, or
 * a file. A job reads and decodes it. A service of the window, found by {@code getSite().getService(CaptureDesk.class)};
 * the window ends it. User interface's thread only.
 */
public final class CaptureDesk implements IDisposable {
    private static final Texts TEXTS = Texts.of(CaptureDesk.class);

    private final Display display;
    private final Dissectors dissectors;
    private final OpenRuns runs;
    private final FocusFollower follower;
    private final CopyOnWriteArrayList<DeskListener> listeners = new CopyOnWriteArrayList<>();
    private final DeskSelection selection = new DeskSelection((before, now, origin) ->
            inform(listener -> listener.selectionChanged(before, now, origin)));
    private CaptureSource source;
    private OpenCapture capture;
    private NoCaptureReason reason;
    private PacketSelection passing;
    private ReadCaptureJob reading;
    /** Opens a file that may be no capture. What is on the desk stays until it is known to be one. */
    private ReadCaptureJob trying;

    /** Creates a desk that follows the focus. */
    public CaptureDesk(Display display, Dissectors dissectors, FocusService focus, OpenRuns runs) {
        this.display = display;
        this.dissectors = dissectors;
        this.runs = runs;
        follower = new FocusFollower(this, focus, runs);
        follower.start();
    }

    /** Returns the capture, which may not be read to its end yet. */
    public Optional<OpenCapture> capture() {
        return Optional.ofNullable(capture);
    }

    /** Returns the source of the capture, also while it is being opened. */
    public Optional<CaptureSource> source() {
        return Optional.ofNullable(source);
    }

    /** Returns the name of what is loaded while there is no capture. It may be a file that is none; empty for nothing. */
    Optional<String> loading() {
        return source != null ? Optional.of(source.title()) : trying != null ? Optional.of(trying.source().title())
                : runs.toCome() ? Optional.of(TEXTS.text("runsOfLastTime")) : Optional.empty();
    }

    /** Reports whether nothing is on the desk but a file is being opened, which may be no capture. */
    boolean awaitsFile() {
        return source == null && trying != null;
    }

    /** Something else is loaded than before, or nothing any more. */
    void tellLoading() {
        inform(DeskListener::loadingChanged);
    }

    /** Returns why there is no capture; empty if none was asked for. */
    public Optional<NoCaptureReason> noCaptureReason() {
        return Optional.ofNullable(reason);
    }

    /** Returns the selection in the capture; never null. */
    public CaptureSelection selection() {
        return selection.current();
    }

    /** Reports whether the capture is being read or decoded. */
    public boolean busy() {
        return reading != null && reading.busy();
    }

    /** Stops reading or decoding; what is read stays. */
    public void stop() {
        if (reading != null) {
            reading.cancel();
        }
    }

    /** Returns the packets found until now that pass the filter of the list. It is empty without a filter. */
    public Optional<PacketSelection> passing() {
        return Optional.ofNullable(passing);
    }

    /** Tells all views which packets pass the filter now. @param now may still grow, which is told again; null without a filter */
    public void filter(PacketSelection now) {
        if (now != null || passing != null) {
            passing = now;
            inform(DeskListener::filterChanged);
        }
    }

    /** Returns the known protocols. */
    public Dissectors dissectors() {
        return dissectors;
    }

    /**
     * Changes the selection. Parts that are null are completed: a packet by its message and call, a message by its first
     * packet and its call, a call by its first packet and message. If that part of the capture was not read yet, the
     * selection changes as soon as it was.
     *
     * @param origin the caller, so that it can ignore its own change
     */
    public void select(CaptureSelection now, Object origin) {
        if (source != null) {
            selection.select(now, capture, origin);
        }
    }

    /** Opens another capture and closes the one before. */
    public void open(CaptureSource other) {
        replace(other, null);
        reading = read(other, sentence -> clear(new NoCaptureReason(TEXTS.text("unreadable"), sentence)));
    }

    /**
     * Opens a file in place of what is on the desk. A file that cannot be read as a capture changes nothing.
     *
     * @param refused receives the reason why it cannot be read, one sentence
     */
    public void openFile(Path file, Consumer<String> refused) {
        if (trying != null) {
            trying.end();
        }
        trying = read(CaptureSource.of(file), sentence -> {
            trying = null;
            refused.accept(sentence);
            tellLoading();
        });
        tellLoading();
    }

    private ReadCaptureJob read(CaptureSource other, Consumer<String> refused) {
        ReadCaptureJob job = new ReadCaptureJob(other, dissectors, new ReadingListener(other, refused));
        job.schedule();
        return job;
    }

    /** Opens the capture of the fork in focus, in place of a file. */
    public void openFocus() {
        follower.openFocus();
    }

    /** Returns the fork in focus while a file is on the desk and the fork has packets, see {@link #openFocus}. */
    Optional<Fork> behindFile() {
        return follower.behindFile();
    }

    /** Reads and decodes the same capture again and selects the same packet. */
    public void reopen() {
        CaptureSelection before = selection();
        if (source != null) {
            open(source);
            if (before.packet() != null) {
                select(before.withPacket(before.packet()), this);
            }
        }
    }

    /** Decodes a capture that is too large to be decoded without being asked. */
    public void decode() {
        if (capture != null && !busy() && capture.complete() && !capture.decoded()) {
            reading.decodeAlso();
        }
    }

    /** Closes the capture. @param why null if there is nothing to explain */
    public void clear(NoCaptureReason why) {
        replace(null, why);
    }

    /** Adds a listener, unless it was added before. */
    public void addListener(DeskListener listener) {
        listeners.addIfAbsent(listener);
    }

    /** Removes a listener. */
    public void removeListener(DeskListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void dispose() {
        follower.stop();
        clear(null);
        listeners.clear();
    }

    private void replace(CaptureSource other, NoCaptureReason why) {
        boolean same = capture == null && other == null && source == null && Objects.equals(reason, why);
        ReadCaptureJob old = reading;
        ReadCaptureJob tried = trying;
        reading = null;
        trying = null;
        source = other;
        capture = null;
        reason = why;
        CaptureSelection before = selection.reset();
        if (!same) {
            inform(listener -> listener.captureChanged(null));
            if (!before.equals(selection())) {
                inform(listener -> listener.selectionChanged(before, selection(), this));
            }
        }
        for (ReadCaptureJob each : new ReadCaptureJob[] {old, tried}) {
            if (each != null) {
                each.end();
            }
        }
    }

    /** A listener that throws is reported; the others are called nevertheless. */
    private void inform(Consumer<DeskListener> what) {
        listeners.forEach(listener -> SafeRunner.run(() -> what.accept(listener)));
    }

    private final class ReadingListener implements ReadCaptureJob.Listener {
        private final CaptureSource read;
        private final Consumer<String> refused;

        ReadingListener(CaptureSource read, Consumer<String> refused) {
            this.read = read;
            this.refused = refused;
        }

        @Override
        public void opened(ReadCaptureJob job, OpenCapture opened) {
            later(job, () -> {
                if (job == trying) {
                    trying = null;
                    replace(read, null);
                    reading = job;
                }
                capture = opened;
                if (read.fork().isEmpty()) {
                    RecentCaptures.add(read.file());
                }
                inform(listener -> listener.captureChanged(opened));
            });
        }

        @Override
        public void grew(ReadCaptureJob job) {
            later(job, () -> {
                inform(listener -> listener.grew(capture));
                selection.grew(capture, CaptureDesk.this);
            });
        }

        @Override
        public void failed(ReadCaptureJob job, String sentence) {
            later(job, () -> refused.accept(sentence));
        }

        /** Runs an action on the user interface's thread, unless another capture is open by then. Any thread. */
        private void later(ReadCaptureJob job, Runnable action) {
            if (!display.isDisposed()) {
                display.asyncExec(() -> {
                    if (job == reading || job == trying) {
                        action.run();
                    }
                });
            }
        }
    }
}
