// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import java.util.Objects;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;

/** Moves the window's focus to the packet or call that is selected on the desk. */
final class FocusPublisher implements DeskListener {
    private final CaptureDesk desk;
    private final ShownFork shown;
    private final FocusService focus;

    FocusPublisher(CaptureDesk desk, ShownFork shown, FocusService focus) {
        this.desk = desk;
        this.shown = shown;
        this.focus = focus;
    }

    /** Ignores selections that follow the focus; the {@link ShownFork} is their origin, and that of the focus set here. */
    @Override
    public void selectionChanged(CaptureSelection before, CaptureSelection now, Object origin) {
        if (origin == shown || shown.run() == null || !shown.onDesk() || desk.capture().isEmpty()) {
            return;
        }
        Focus old = focus.focus();
        Fork fork = shown.fork();
        boolean same = old.run() == shown.run() && Objects.equals(old.fork(), fork.number());
        Focus on = Focus.on(shown.run()).withFork(fork)
                .withRange(same ? old.range() : null);
        Focus call = now.call() == null ? on : on.withCall(Phase.CAPTURE, now.call());
        focus.set(now.packet() == null ? call : call.withPacket(now.packet()), shown);
    }
}
