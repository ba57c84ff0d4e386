// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;

/** Reads the conversation of a capture that has one connection, without bytes sent again. */
final class Recorded {
    private Recorded() {
    }

    static Exchange read(Path capture, int serverPort) throws IOException {
        Exchange exchange = new Exchange();
        try (PacketFile file = PacketFile.open(capture)) {
            for (Packet packet = file.next(); packet != null; packet = file.next()) {
                IpPacket ip = IpPacket.of(packet).filter(IpPacket::isTcp).orElse(null);
                if (ip != null && ip.payloadLength() > 0) {
                    Packet whole = file.at(packet.index(), packet.offset(), 1 << 18);
                    exchange.add(ip.source().port() == serverPort ? Side.SERVER : Side.CLIENT, Arrays.copyOfRange(
                            whole.bytes(), whole.capturedLength() - ip.payloadLength(), whole.capturedLength()));
                }
            }
        }
        return exchange;
    }
}
