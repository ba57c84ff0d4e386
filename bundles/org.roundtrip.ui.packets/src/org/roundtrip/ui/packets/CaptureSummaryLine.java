// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.report.Numbers;

/** A capture in the line above its packets. */
final class CaptureSummaryLine {
    private CaptureSummaryLine() {
    }

    /** @param stopped whether someone stopped reading */
    static String of(Capture capture, boolean stopped) {
        List<String> parts = new ArrayList<>();
        String packets = Numbers.count(capture.size());
        String bytes = Numbers.bytes(capture.bytes());
        int streams = capture.streams();
        parts.add(NLS.bind(streams == 1 ? Messages.summaryOne : Messages.summary,
                new Object[] {packets, bytes, Numbers.count(streams)}) + ".");
        OptionalLong dropped = capture.dropped();
        if (dropped.isPresent() && dropped.getAsLong() > 0) {
            parts.add(NLS.bind(Messages.dropped, Numbers.count(dropped.getAsLong())));
        }
        capture.problem().ifPresent(parts::add);
        if (stopped) {
            parts.add(Messages.stopped);
        } else if (!capture.complete() && capture.problem().isEmpty()) {
            parts.add(NLS.bind(Messages.reading, (int) (100 * capture.progress())));
        }
        return String.join("  ", parts);
    }
}
