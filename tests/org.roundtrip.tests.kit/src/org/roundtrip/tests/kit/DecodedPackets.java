// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.dissect.connection.CaptureDissection;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.model.Contract;

/**
 * The packets of verified calls, decoded.
 *
 * @param file     the capture
 * @param ports    the ports of the server and of its name service
 * @param messages in the order of their last packets
 */
record DecodedPackets(Path file, List<Integer> ports, List<Message> messages) {

    /** Decodes the packets of a verification, once its processes have ended. */
    static DecodedPackets of(Verification verification, Contract contract) throws Exception {
        List<Message> messages = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(verification.packets())) {
            new CaptureDissection(WireDissectors.all(), Hints.of(contract).with(verification.keys()), (stream, message) -> messages.add(message))
                    .read(capture, () -> true);
        }
        assertTrue(messages.stream().noneMatch(message -> message.pieces().isEmpty()), "each message has its packets");
        messages.sort(Comparator.comparing(message -> message.pieces().getLast().packet()));
        return new DecodedPackets(verification.packets(), verification.ports(), messages);
    }
}
