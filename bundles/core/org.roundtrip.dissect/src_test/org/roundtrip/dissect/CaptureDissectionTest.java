// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.dissect.connection.CaptureDissection;
import org.roundtrip.dissect.roles.ByteRole;

/** From a capture file to messages. */
class CaptureDissectionTest {
    private static final int ETHERNET = 1;
    private static final int SYN = 2, SYN_ACK = 18, ACK = 16;
    private static final int HEADERS = 54;

    private final long[] sequence = {0xFFFF_FFF0L, 100};
    private long time;

    private void packet(PcapngWriter out, Side side, int flags, byte[] bytes, int snap) throws IOException {
        boolean client = side == Side.CLIENT;
        byte[] frame = ByteBuffer.allocate(HEADERS + bytes.length).put(new byte[12]).putShort((short) 0x0800)
                .put((byte) 0x45).put((byte) 0).putShort((short) (40 + bytes.length)).putInt(0).put((byte) 64)
                .put((byte) 6).putShort((short) 0).putInt(0x7F000001).putInt(0x7F000001)
                .putShort((short) (client ? 40000 : 1099)).putShort((short) (client ? 1099 : 40000))
                .putInt((int) sequence[side.ordinal()]).putInt((int) sequence[side.other().ordinal()])
                .put((byte) 0x50).put((byte) flags).putShort((short) 512).putInt(0).put(bytes).array();
        sequence[side.ordinal()] += bytes.length + ((flags & SYN) != 0 ? 1 : 0);
        out.write(time += 1000, Arrays.copyOf(frame, Math.min(snap, frame.length)), frame.length);
    }

    private static List<Message> read(Path file, String decodeAs) throws IOException {
        List<Message> messages = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(file)) {
            Dissectors dissectors = Exchange.all();
            dissectors.decodeAs(1099, decodeAs);
            new CaptureDissection(dissectors, Hints.NONE, (stream, message) -> messages.add(message))
                    .read(capture, () -> true);
        }
        return messages;
    }

    @Test
    void messagesOfACaptureHaveTheirPackets(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("calls.pcapng");
        byte[] call = SocketTest.request(2, new byte[1000]);
        try (PcapngWriter out = new PcapngWriter(file, ETHERNET, 65_535, "lo", "")) {
            packet(out, Side.CLIENT, SYN, new byte[0], 65_535);
            packet(out, Side.SERVER, SYN_ACK, new byte[0], 65_535);
            for (int i = 0; i < 3; i++) {
                packet(out, Side.CLIENT, ACK, Arrays.copyOf(call, 600), 65_535);
                packet(out, Side.CLIENT, ACK, Arrays.copyOfRange(call, 600, call.length), 65_535);
                packet(out, Side.SERVER, ACK, SocketTest.reply(new byte[5]), 65_535);
            }
        }
        List<Message> messages = read(file, "socket");
        assertEquals(6, messages.size());
        Message second = messages.get(2);
        assertNull(second.problem());
        assertEquals(1000, second.roles().bytes(ByteRole.CONTENT));
        assertEquals(List.of(new Piece(call.length, 600, 5), new Piece(call.length + 600, call.length - 600, 6)),
                second.pieces());
    }

    @Test
    void aTruncatedPacketMarksItsMessageOnly(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("short.pcapng");
        byte[] call = GiopTest.recorded(2, true).turns().getFirst().bytes();
        try (PcapngWriter out = new PcapngWriter(file, ETHERNET, 65_535, "lo", "")) {
            packet(out, Side.CLIENT, ACK, call, 65_535);
            packet(out, Side.CLIENT, ACK, call, HEADERS + 30);
            packet(out, Side.CLIENT, ACK, call, 65_535);
        }
        List<Message> messages = read(file, null);
        assertEquals(4, messages.size(), messages::toString);
        assertNull(messages.get(0).problem());
        assertEquals("The message is cut.", messages.get(1).problem());
        assertEquals(call.length - 30, messages.get(2).roles().bytes(ByteRole.UNKNOWN));
        assertEquals("The packet was captured without its end.", messages.get(2).problem());
        assertNull(messages.get(3).problem());
        assertEquals("echo", messages.get(3).operation());
    }
}
