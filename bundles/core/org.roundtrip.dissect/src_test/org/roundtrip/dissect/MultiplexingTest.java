// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** JRMP with several connections within one, written from section 10.6 of the specification of RMI; today's Java has it no more. */
class MultiplexingTest {
    private static final String ADDRESS = "\0\u0009127.0.0.1\0\0\u0012\u0067";

    private static byte[] bytes(String latin1) {
        return latin1.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static Exchange opened() {
        return new Exchange().add(Side.CLIENT, bytes("JRMI\0\u0002M")).add(Side.SERVER, bytes("N" + ADDRESS)).add(Side.CLIENT, bytes(ADDRESS));
    }

    /** Frames of each type. */
    static Exchange talk() {
        return opened().add(Side.CLIENT, bytes("\u00E1\0\u0003\u00E5\0\u0003\0\0\0\u0004PPPP"))
                .add(Side.SERVER, bytes("\u00E4\0\u0003\0\0\u0010\0\u00E2\0\u0003")).add(Side.CLIENT, bytes("\u00E3\0\u0003"));
    }

    @Test
    void framesOfBothSidesAreShown() {
        List<Message> messages = talk().messages();
        assertEquals(List.of("JRMI header (opens the connection)", "ProtocolAck (protocol accepted)",
                "EndpointIdentifier (client's address)", "OPEN (multiplexing)", "TRANSMIT (multiplexing)", "REQUEST (multiplexing)",
                "CLOSE (multiplexing)", "CLOSEACK (multiplexing)"),
                messages.stream().map(Message::operation).toList());
        for (Message message : messages) {
            assertNull(message.problem());
        }
        assertTrue(messages.subList(3, 8).stream().allMatch(frame -> frame.kind() == MessageKind.CONTROL
                && Exchange.values(frame, "connection").equals(List.of("3"))));
        assertEquals(4, messages.get(4).roles().bytes(ByteRole.UNKNOWN));
        assertEquals(List.of("4096"), Exchange.values(messages.get(5), "length"));
    }

    @Test
    void aFrameThatSaysTooMuchIsNotWaitedFor() {
        Message frame = opened().add(Side.CLIENT, bytes("\u00E5\0\u0003\u007F\0\0\0P")).messages().get(3);
        assertTrue(frame.problem().contains("bytes"), frame.problem());
    }
}
