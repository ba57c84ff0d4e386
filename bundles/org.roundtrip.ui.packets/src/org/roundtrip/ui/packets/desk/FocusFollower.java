// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Objects;
import java.util.Optional;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Phase;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Keeps a window's capture and the workbench's focus in step: the capture of the fork in focus is looked at, and a packet
 * or call that is selected in it is in focus. A file from elsewhere stays until the focus moves to another fork.
 */
final class FocusFollower implements DeskListener, FocusListener, OpenRunsListener {
    private final CaptureDesk desk;
    private final FocusService focus;
    private final OpenRuns runs;
    private OpenRun run;
    private Fork shown;

    FocusFollower(CaptureDesk desk, FocusService focus, OpenRuns runs) {
        this.desk = desk;
        this.focus = focus;
        this.runs = runs;
    }

    void start() {
        focus.addListener(this);
        runs.addListener(this);
        desk.addListener(this);
        follow(focus.focus());
    }

    void stop() {
        focus.removeListener(this);
        runs.removeListener(this);
        desk.removeListener(this);
    }

    /** Puts a file from elsewhere aside, which would stay until the focus moves. */
    void lookAtFocus() {
        if (!shownIsLookedAt()) {
            shown = null;
            follow(focus.focus());
        }
    }

    @Override
    public void focusChanged(Focus before, Focus now, Object origin) {
        if (origin != this) {
            follow(now);
        }
    }

    /** A run has gone on: its fork may have packets now. */
    @Override
    public void changed(OpenRun changed) {
        if (changed == run && changed == focus.focus().run() && (shown == null || shownIsLookedAt())) {
            Fork now = shown == null ? null : fork(changed, shown.number());
            boolean stay = now != null && (ForkChoice.captured(now) || focus.focus().fork() != null);
            show(changed, stay ? Optional.of(now) : ForkChoice.of(changed.run(), focus.focus()));
        }
    }

    @Override
    public void closed(OpenRun closed) {
        if (closed == run) {
            boolean mine = shownIsLookedAt();
            run = null;
            shown = null;
            if (mine) {
                desk.clear(null);
            }
        }
    }

    @Override
    public void selectionChanged(CaptureSelection before, CaptureSelection now, Object origin) {
        if (origin == this || run == null || !shownIsLookedAt() || desk.capture().isEmpty()) {
            return;
        }
        Focus old = focus.focus();
        boolean same = old.run() == run && Objects.equals(old.fork(), shown.number());
        Focus fork = Focus.on(run).withFork(shown.variant(), shown.operation(), shown.number())
                .withRange(same ? old.range() : null);
        Focus call = now.call() == null ? fork : fork.withCall(Phase.CAPTURE, now.call());
        focus.set(now.packet() == null ? call : call.withPacket(now.packet()), this);
    }

    private void follow(Focus now) {
        if (now.run() == null) {
            if (run != null) {
                closed(run);
            }
            return;
        }
        if (now.run() != run) {
            run = now.run();
            shown = null;
        }
        boolean other = shown == null || !fits(now, shown);
        if (other) {
            show(run, ForkChoice.of(run.run(), now));
        }
        if (shown != null && shownIsLookedAt() && (other || now.fork() != null)) {
            select(now);
        }
    }

    private void select(Focus now) {
        CaptureSelection old = desk.selection();
        boolean samePacket = old.packet() != null && now.packet() != null && old.packet() == now.packet().intValue();
        if (now.packet() != null && !samePacket) {
            desk.select(old.withPacket(now.packet().intValue()), this);
        } else if (now.packet() == null && now.phase() == Phase.CAPTURE && now.call() != null) {
            desk.select(old.withCall(now.call().intValue()), this);
        }
    }

    /** Whether the focus says nothing against a fork. */
    private static boolean fits(Focus focus, Fork fork) {
        return (focus.fork() == null || focus.fork() == fork.number())
                && (focus.variant() == null || focus.variant().equals(fork.variant()))
                && (focus.operation() == null || focus.operation().equals(fork.operation()));
    }

    private void show(OpenRun its, Optional<Fork> fork) {
        Fork before = shown;
        shown = fork.orElse(null);
        if (shown == null) {
            desk.clear(new Absence(Messages.none, Messages.noneAny));
        } else if (!ForkChoice.captured(shown)) {
            boolean mayCome = its.live() && shown.capture() == null && its.run().plan().protocol().captureCalls() > 0;
            desk.clear(new Absence(mayCome ? Messages.notYet : Messages.none, ForkChoice.reason(its.run(), shown)));
        } else if (before == null || before.number() != shown.number() || !ForkChoice.captured(before)) {
            open(its);
        }
    }

    private void open(OpenRun its) {
        try {
            desk.open(CaptureSource.of(its.folder(), shown));
        } catch (InvalidFileException e) {
            desk.clear(new Absence(Messages.unreadable, e.getMessage()));
        }
    }

    /** Whether the desk has the fork's capture, or nothing because the fork has none; not a file from elsewhere. */
    private boolean shownIsLookedAt() {
        return desk.source().isEmpty() || shown != null && desk.source().get().fork()
                .filter(fork -> fork.number() == shown.number()).isPresent();
    }

    private static Fork fork(OpenRun run, int number) {
        return run.run().forks().stream().filter(fork -> fork.number() == number).findFirst().orElse(null);
    }
}
