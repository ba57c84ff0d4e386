// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * Counts of one capture.
 *
 * @param packets       packets of calls in the file
 * @param bytes         sum of their lengths on the wire, link layer included
 * @param namingPackets packets of the name service in the file
 * @param namingBytes   sum of their lengths on the wire
 * @param dropped       packets that the kernel could not deliver; on a loopback device it may count a packet twice
 */
public record CaptureSummary(long packets, long bytes, long namingPackets, long namingBytes, long dropped) {

    /** Counts the packets of a finished file. */
    public static CaptureSummary of(Path pcapng, CapturePorts ports) throws IOException {
        try (PacketFile file = PacketFile.open(pcapng)) {
            CaptureTally tally = new CaptureTally(ports);
            PacketHeaders headers = new PacketHeaders();
            while (file.advance()) {
                tally.add(file.readHeaders(headers), headers, file.wireLength());
            }
            if (file.problem().isPresent()) {
                throw new CaptureException(file.problem().get());
            }
            return tally.summary(file.dropped().orElse(0));
        }
    }

    /** The numbers as the capture helper prints them; {@link #parse} reads them. */
    String text() {
        return packets + " " + bytes + " " + namingPackets + " " + namingBytes + " " + dropped;
    }

    static CaptureSummary parse(String text) {
        long[] numbers = Stream.of(text.split(" ")).mapToLong(Long::parseLong).toArray();
        return new CaptureSummary(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]);
    }
}
