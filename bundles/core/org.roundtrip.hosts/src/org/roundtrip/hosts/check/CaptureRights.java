// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import org.roundtrip.model.text.Texts;

/** What there is to say of the right to capture packets on a host. */
final class CaptureRights {
    private static final Texts TEXTS = Texts.of(CaptureRights.class);

    private CaptureRights() {
    }

    /** Whether packets can be captured there, and what to do when they cannot. */
    static Point of(HostFacts facts) {
        if (facts.captures().isPresent()) {
            return Point.good("capture", TEXTS.text("capture", facts.user(), facts.captures().get()));
        }
        if (facts.programs().isEmpty()) {
            return Point.missing("capture", TEXTS.text("capture.none"), TEXTS.text("capture.none.advice"));
        }
        String dumpcap = facts.programs().stream().filter(path -> path.endsWith("/dumpcap")).findFirst().orElse("");
        return Point.missing("capture", TEXTS.text("capture.refused", facts.user(), String.join(", ", facts.programs())),
                dumpcap.isEmpty() ? TEXTS.text("capture.tcpdump.advice", facts.programs().getFirst())
                        : TEXTS.text("capture.dumpcap.advice", facts.user(), dumpcap));
    }
}
