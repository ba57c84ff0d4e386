// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/**
 * The one capture that every view of a window looks at, and what is looked at in it: a fork's capture, which follows the
 * focus, or a file from elsewhere. It is read and decoded by a job. User interface's thread only; found by
 * {@code getSite().getService(CaptureDesk.class)}.
 */
public final class CaptureDesk {
    private final Display display;
    private final Supplier<Dissectors> dissectors;
    private final CopyOnWriteArrayList<DeskListener> listeners = new CopyOnWriteArrayList<>();
    private CaptureSource source;
    private OpenCapture capture;
    private CaptureSelection selection = CaptureSelection.NOTHING;
    /** What was asked for before so much was read. */
    private CaptureSelection wanted;
    private Absence absence;
    private ReadCaptureJob reading;

    CaptureDesk(Display display, Supplier<Dissectors> dissectors) {
        this.display = display;
        this.dissectors = dissectors;
    }

    /** What is looked at; it may not be read whole yet. */
    public Optional<OpenCapture> capture() {
        return Optional.ofNullable(capture);
    }

    /** Where that comes from, or what is being opened. */
    public Optional<CaptureSource> source() {
        return Optional.ofNullable(source);
    }

    /** Why there is no capture, when more can be said than that none was asked for. */
    public Optional<Absence> absence() {
        return Optional.ofNullable(absence);
    }

    /** What is looked at in the capture; never null. */
    public CaptureSelection selection() {
        return selection;
    }

    /** Whether the capture is still being read or decoded. */
    public boolean busy() {
        return reading != null && reading.busy();
    }

    /** Stops reading or decoding; what is there stays. */
    public void stop() {
        if (reading != null) {
            reading.cancel();
        }
    }

    /** The protocols that are known, to decode a port as one of them. */
    public Dissectors dissectors() {
        return dissectors.get();
    }

    /**
     * Moves the selection. A packet brings its message and call with it, a message its first packet and call, a call its
     * first packet and message, as far as they are not given. What was not read yet is selected as soon as it is.
     *
     * @param origin who does it
     */
    public void select(CaptureSelection now, Object origin) {
        if (capture == null || !Completion.there(now, capture)) {
            wanted = source == null ? null : now;
            return;
        }
        wanted = null;
        move(Completion.of(now, capture), origin);
    }

    /** Looks at another capture. What was looked at is closed. */
    public void open(CaptureSource other) {
        put(other, null);
        reading = new ReadCaptureJob(other, dissectors, new Following());
        reading.schedule();
    }

    /** Reads and decodes the same capture anew, with the same packet selected. */
    public void reopen() {
        CaptureSelection before = selection;
        if (source != null) {
            open(source);
            wanted = before.packet() == null ? null : before.withPacket(before.packet());
        }
    }

    /** Decodes a capture that has too many packets to be decoded unasked. */
    public void decode() {
        if (capture != null && !busy() && capture.complete() && !capture.decoded()) {
            reading.decodeAlso();
        }
    }

    /** Looks at nothing, for a reason, or with null for none. */
    public void clear(Absence reason) {
        put(null, reason);
    }

    /** Begins to tell a listener. */
    public void addListener(DeskListener listener) {
        listeners.addIfAbsent(listener);
    }

    /** Stops telling a listener. */
    public void removeListener(DeskListener listener) {
        listeners.remove(listener);
    }

    private void put(CaptureSource other, Absence reason) {
        boolean quiet = capture == null && other == null && source == null && Objects.equals(absence, reason);
        ReadCaptureJob old = reading;
        reading = null;
        source = other;
        capture = null;
        absence = reason;
        wanted = null;
        CaptureSelection before = selection;
        selection = CaptureSelection.NOTHING;
        if (!quiet) {
            tell(listener -> listener.captureChanged(null));
            if (!before.equals(selection)) {
                tell(listener -> listener.selectionChanged(before, selection, this));
            }
        }
        if (old != null) {
            old.end();
        }
    }

    private void move(CaptureSelection now, Object origin) {
        CaptureSelection before = selection;
        if (!now.equals(before)) {
            selection = now;
            tell(listener -> listener.selectionChanged(before, now, origin));
        }
    }

    private void tell(Consumer<DeskListener> what) {
        listeners.forEach(what);
    }

    /** More is known: what was wanted may be there now, and the packet selected may have a message and a call. */
    private void catchUp() {
        if (wanted != null && Completion.there(wanted, capture)) {
            select(wanted, this);
        } else if (wanted == null) {
            move(Completion.more(selection, capture), this);
        }
    }

    private final class Following implements ReadCaptureJob.Listener {
        @Override
        public void opened(ReadCaptureJob job, OpenCapture opened) {
            later(job, () -> {
                capture = opened;
                tell(listener -> listener.captureChanged(opened));
            });
        }

        @Override
        public void grew(ReadCaptureJob job) {
            later(job, () -> {
                tell(listener -> listener.grew(capture));
                catchUp();
            });
        }

        @Override
        public void failed(ReadCaptureJob job, String sentence) {
            later(job, () -> clear(new Absence(Messages.unreadable, sentence)));
        }

        /** Does it unless something else is looked at by then. Any thread. */
        private void later(ReadCaptureJob job, Runnable action) {
            if (!display.isDisposed()) {
                display.asyncExec(() -> {
                    if (reading == job) {
                        action.run();
                    }
                });
            }
        }
    }
}
