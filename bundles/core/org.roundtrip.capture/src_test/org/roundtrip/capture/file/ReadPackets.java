// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.capture.packet.Packet;

/** Reads a capture file from front to back. */
public final class ReadPackets {
    private ReadPackets() {
    }

    /** All packets of a file, each with its first bytes. */
    public static List<Packet> all(Path file) throws IOException {
        try (PacketFile open = PacketFile.open(file)) {
            List<Packet> packets = new ArrayList<>();
            Packet packet;
            while ((packet = open.next()) != null) {
                packets.add(packet);
            }
            return packets;
        }
    }
}
