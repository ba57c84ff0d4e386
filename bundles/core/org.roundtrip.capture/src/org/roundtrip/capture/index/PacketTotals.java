// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.model.text.Texts;

/**
 * Counts over a whole capture file.
 *
 * @param packets number of packets
 * @param bytes   sum of their lengths on the wire, link layer included
 * @param dropped packets lost in capturing, or null when the file does not state it
 * @param streams the TCP connections, in the order in which they appear
 * @param others  what the packets without TCP carry, the most frequent first
 * @param problem one sentence when a part of the file could not be read, or when there are too many connections to
 *                distinguish all; else null
 */
public record PacketTotals(long packets, long bytes, Long dropped, List<StreamTotals> streams, List<OtherPackets> others,
        String problem) {

    /** The sentence about more connections than can be distinguished. */
    static String manyStreams() {
        return Texts.of(PacketTotals.class).text("streams", TcpStreams.MOST);
    }

    /**
     * Counts a file in one pass, with memory only for its streams.
     *
     * @throws CaptureException when it is no capture file
     */
    public static PacketTotals of(Path file) throws IOException {
        try (PacketFile capture = PacketFile.open(file)) {
            PacketScan scan = new PacketScan(capture);
            while (scan.next()) {
                // the scan counts
            }
            OptionalLong dropped = capture.dropped();
            return new PacketTotals(scan.packets(), scan.bytes(), dropped.isPresent() ? dropped.getAsLong() : null,
                    scan.totals(), scan.others(), capture.problem().orElse(scan.table().full() ? manyStreams() : null));
        }
    }
}
