// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.roundtrip.capture.index.OtherPackets;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.words.Numbers;
import java.util.stream.Collectors;

/** The summary of a capture above its packets. */
final class CaptureSummary {
    private static final Texts TEXTS = Texts.of(CaptureSummary.class);
    /** So many kinds of packets without TCP are named. */
    private static final int MOST_OTHERS = 3;

    private CaptureSummary() {
    }

    /** @param busy whether the capture is still being read or decoded */
    static String of(OpenCapture capture, boolean busy) {
        List<String> parts = new ArrayList<>();
        parts.add(TEXTS.text("summary", capture.size(), Numbers.bytes(capture.bytes()), capture.streamCount()) + ".");
        List<OtherPackets> others = capture.others();
        if (!others.isEmpty()) {
            parts.add(TEXTS.text("others", others.stream().limit(MOST_OTHERS).map(other ->
                    TEXTS.text("others.one", other.name(), other.packets())).collect(Collectors.joining(", ")),
                    others.size() > MOST_OTHERS ? 1 : 0));
        }
        OptionalLong dropped = capture.dropped();
        if (dropped.isPresent() && dropped.getAsLong() > 0) {
            parts.add(TEXTS.text("dropped", dropped.getAsLong()));
        }
        capture.source().server().filter(server -> server.dropped() > 0).ifPresent(server ->
                parts.add(TEXTS.text("droppedThere", server.dropped())));
        capture.source().fork().map(Fork::capture).flatMap(CaptureSource::oneEnd).ifPresent(parts::add);
        capture.problem().ifPresent(parts::add);
        parts.addAll(progress(capture, busy));
        if (capture.calls().timed() && capture.calls().errorNanos() > 0) {
            parts.add(TEXTS.text("clocks", Numbers.nanos(capture.calls().errorNanos())));
        }
        capture.server().ifPresent(server ->
                parts.add(TEXTS.text("ends", Numbers.nanos(server.clock().boundNanos()))));
        return String.join(" ", parts);
    }

    private static List<String> progress(OpenCapture capture, boolean busy) {
        if (busy) {
            return List.of(capture.complete() ? TEXTS.text("decoding", (int) (100 * capture.decodeProgress()))
                    : TEXTS.text("reading", (int) (100 * capture.progress())));
        }
        if (!capture.complete() && capture.problem().isEmpty()) {
            return List.of(TEXTS.text("stopped"));
        }
        return capture.decoded() ? List.of() : List.of(TEXTS.text("notDecoded"));
    }
}
