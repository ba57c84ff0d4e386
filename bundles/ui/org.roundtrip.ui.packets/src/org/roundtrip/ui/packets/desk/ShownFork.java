// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Optional;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.theme.Setting;
import org.roundtrip.ui.open.OpenRun;

/**
 * The fork in focus whose capture the desk shows, and its run. The desk may show a file instead; the fork is then not
 * {@link #onDesk()}. User interface's thread only.
 */
final class ShownFork {
    private static final Texts TEXTS = Texts.of(ShownFork.class);

    private final CaptureDesk desk;
    private OpenRun run;
    private Fork fork;
    /** Whether its capture is to be decoded once the run has ended. */
    private boolean waiting;

    ShownFork(CaptureDesk desk) {
        this.desk = desk;
    }

    /** Returns the run, or null. */
    OpenRun run() {
        return run;
    }

    /** Returns the fork, or null. */
    Fork fork() {
        return fork;
    }

    /** Reports whether the desk shows this fork's capture, or shows nothing; false while it shows a file or opens one. */
    boolean onDesk() {
        return desk.source().map(source -> fork != null && source.fork()
                .filter(shown -> shown.number() == fork.number()).isPresent()).orElse(!desk.awaitsFile());
    }

    /** Switches to another run, without a fork yet; null for no run. The desk keeps what it shows. */
    void turnTo(OpenRun other) {
        run = other;
        fork = null;
    }

    /** Makes a fork of the run the one in focus while the desk keeps showing a file. */
    void stayBehind(Optional<Fork> other) {
        fork = other.orElse(null);
    }

    /** Shows a fork of the run: its capture, or the reason why it has none. */
    void show(Optional<Fork> other) {
        Fork before = fork;
        fork = other.orElse(null);
        if (fork == null) {
            lack(TEXTS.text("none"), TEXTS.text("noneAny"));
        } else if (!ForkChoice.captured(fork)) {
            boolean mayCome = run.live() && fork.capture() == null && run.run().plan().protocol().captureCalls() > 0;
            lack(mayCome ? TEXTS.text("notYet") : TEXTS.text("none"), ForkChoice.reason(run.run(), fork));
        } else if (run.live() && Setting.QUIET.on()) {
            waiting = true;
            lack(TEXTS.text("quiet"), TEXTS.text("quietHow"));
        } else if (waiting || before == null || before.number() != fork.number() || !ForkChoice.captured(before)) {
            waiting = false;
            open();
        }
    }

    private void lack(String what, String how) {
        desk.clear(NoCaptureReason.of(run, fork, what, how));
    }

    private void open() {
        try {
            desk.open(CaptureSource.of(run.folder(), fork));
        } catch (InvalidFileException e) {
            lack(TEXTS.text("unreadable"), e.getMessage());
        }
    }
}
