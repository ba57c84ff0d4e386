// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Optional;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;

/**
 * Shows the capture of the fork in focus on the desk, and selects the packet or call in focus. A file on the desk stays
 * until a person opens a run or moves the focus to another fork; it also stays when a run begins. User interface's thread
 * only.
 */
final class FocusFollower implements FocusListener, OpenRunsListener {
    private final CaptureDesk desk;
    private final FocusService focus;
    private final OpenRuns runs;
    private final ShownFork shown;
    private final FocusPublisher publisher;

    FocusFollower(CaptureDesk desk, FocusService focus, OpenRuns runs) {
        this.desk = desk;
        this.focus = focus;
        this.runs = runs;
        shown = new ShownFork(desk);
        publisher = new FocusPublisher(desk, shown, focus);
    }

    void start() {
        focus.addListener(this);
        runs.addListener(this);
        desk.addListener(publisher);
        follow(focus.focus(), false);
    }

    void stop() {
        focus.removeListener(this);
        runs.removeListener(this);
        desk.removeListener(publisher);
    }

    /** Shows the capture of the fork in focus in place of a file or of nothing. */
    void openFocus() {
        if (!shown.onDesk() || desk.source().isEmpty()) {
            shown.turnTo(shown.run());
            follow(focus.focus(), false);
        }
    }

    /** The fork in focus whose packets could take the place of a file on the desk. */
    Optional<Fork> behindFile() {
        boolean file = desk.source().filter(source -> source.fork().isEmpty()).isPresent();
        OpenRun run = focus.focus().run();
        return file && run != null ? ForkChoice.of(run.run(), focus.focus()).filter(ForkChoice::captured) : Optional.empty();
    }

    @Override
    public void focusChanged(Focus before, Focus now, Object origin) {
        if (origin != shown) {
            follow(now, origin == focus);
        }
    }

    @Override
    public void opened(Focus now) {
        openFocus();
    }

    /** A run has gone on, so that its fork may have packets now. */
    @Override
    public void changed(OpenRun run) {
        Fork fork = shown.fork();
        if (run == shown.run() && run == focus.focus().run() && shown.onDesk()) {
            Fork now = fork == null ? null : withNumber(run, fork.number());
            boolean stay = now != null && (ForkChoice.captured(now) || focus.focus().fork() != null);
            shown.show(stay ? Optional.of(now) : ForkChoice.of(run.run(), focus.focus()));
        }
    }

    /** Until now the desk may have waited for a run of last time. */
    @Override
    public void openedAgain() {
        desk.tellLoading();
    }

    @Override
    public void closed(OpenRun run) {
        if (run == shown.run()) {
            boolean onDesk = shown.onDesk();
            shown.turnTo(null);
            if (onDesk) {
                desk.clear(null);
            }
        }
    }

    /** @param arrived whether nobody has chosen the run */
    private void follow(Focus now, boolean arrived) {
        if (now.run() == null) {
            if (shown.run() != null) {
                closed(shown.run());
            }
            return;
        }
        if (now.run() != shown.run()) {
            shown.turnTo(now.run());
            if (arrived && !shown.onDesk()) {
                shown.stayBehind(ForkChoice.of(now.run().run(), now));
                return;
            }
        }
        boolean other = shown.fork() == null || !fits(now, shown.fork());
        if (other) {
            shown.show(ForkChoice.of(now.run().run(), now));
        }
        if (shown.fork() != null && shown.onDesk() && (other || now.fork() != null)) {
            select(now);
        }
    }

    private void select(Focus now) {
        CaptureSelection old = desk.selection();
        boolean samePacket = old.packet() != null && now.packet() != null && old.packet() == now.packet().intValue();
        if (now.packet() != null && !samePacket) {
            desk.select(old.withPacket(now.packet().intValue()), shown);
        } else if (now.packet() == null && now.phase() == Phase.CAPTURE && now.call() != null) {
            desk.select(old.withCall(now.call().intValue()), shown);
        }
    }

    /** Reports whether a fork has the number, provider and operation in focus, as far as the focus names them. */
    private static boolean fits(Focus focus, Fork fork) {
        return (focus.fork() == null || focus.fork() == fork.number())
                && (focus.variant() == null || focus.variant().equals(fork.variant()))
                && (focus.operation() == null || focus.operation().equals(fork.operation()))
                && (focus.step() == null || focus.step().equals(fork.step()));
    }

    private static Fork withNumber(OpenRun run, int number) {
        return run.run().forks().stream().filter(fork -> fork.number() == number).findFirst().orElse(null);
    }
}
