// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.report.Numbers;

/** The summary of a capture above its packets. */
final class SummaryLine {
    private SummaryLine() {
    }

    /** @param busy whether the capture is still being read or decoded */
    static String of(OpenCapture capture, boolean busy) {
        List<String> parts = new ArrayList<>();
        parts.add(Texts.fill(Messages.summary, capture.size(), Numbers.bytes(capture.bytes()), capture.streamCount()) + ".");
        OptionalLong dropped = capture.dropped();
        if (dropped.isPresent() && dropped.getAsLong() > 0) {
            parts.add(Texts.fill(Messages.dropped, dropped.getAsLong()));
        }
        capture.source().server().filter(server -> server.dropped() > 0).ifPresent(server ->
                parts.add(Texts.fill(Messages.droppedThere, server.dropped())));
        capture.source().fork().map(Fork::capture).flatMap(CaptureSource::oneEnd).ifPresent(parts::add);
        capture.problem().ifPresent(parts::add);
        parts.addAll(progress(capture, busy));
        if (capture.calls().timed() && capture.calls().errorNanos() > 0) {
            parts.add(NLS.bind(Messages.clocks, Numbers.nanos(capture.calls().errorNanos())));
        }
        capture.server().ifPresent(server ->
                parts.add(NLS.bind(Messages.ends, Numbers.nanos(server.clock().boundNanos()))));
        return String.join(" ", parts);
    }

    private static List<String> progress(OpenCapture capture, boolean busy) {
        if (busy) {
            return List.of(capture.complete() ? NLS.bind(Messages.decoding, (int) (100 * capture.decodeProgress()))
                    : NLS.bind(Messages.reading, (int) (100 * capture.progress())));
        }
        if (!capture.complete() && capture.problem().isEmpty()) {
            return List.of(Messages.stopped);
        }
        return capture.decoded() ? List.of() : List.of(Messages.notDecoded);
    }
}
