// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.desk;

import org.roundtrip.model.Fork;
import org.roundtrip.model.Called;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.ui.open.OpenRun;

/**
 * Why the desk has no capture.
 *
 * @param what   a sentence without a full stop
 * @param how    a sentence that explains what to do
 * @param run    whose packets are missing; null when it is not those of a run
 * @param called what was called in the fork that they are missing of; null when it is not that of a fork
 * @param title  names the fork; empty when it is not that of a fork
 */
public record NoCaptureReason(String what, String how, OpenRun run, Called called, String title) {
    /** A reason that no run has to do with. */
    public NoCaptureReason(String what, String how) {
        this(what, how, null, null, "");
    }

    /** A reason why a fork of a run has no packets. @param fork null when the run has none that could have some */
    static NoCaptureReason of(OpenRun run, Fork fork, String what, String how) {
        return fork == null ? new NoCaptureReason(what, how, run, null, "")
                : new NoCaptureReason(what, how, run, new Called(fork.operation(), fork.step()), CaptureSource.title(fork));
    }
}
