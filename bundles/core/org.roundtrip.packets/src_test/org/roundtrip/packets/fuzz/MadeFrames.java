// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;

/** Frames and captures of kinds that the recorded ones do not have. */
final class MadeFrames {
    private static final String ETHERNET = "02005e00000102005e000002";
    private static final String TCP = "9c40044b00000001000000025018020000000000" + "6162636465666768";
    private static final String IP = "4500003000004000400600007f0000017f000001" + TCP;
    private static final String OUTER = ETHERNET + "0800" + "4500%s00004000%s00000a0000010a000002";

    private MadeFrames() {
    }

    /** One frame of Ethernet for each kind of tunnel. */
    static List<byte[]> tunnels() {
        String udp = OUTER.formatted("00a0", "4011");
        String gre = OUTER.formatted("00a0", "402f");
        return List.of(ETHERNET + "8100a00588a800050800" + IP, ETHERNET + "886411000001003e0021" + IP,
                ETHERNET + "0046aaaa030000000800" + IP, ETHERNET + "88470001004000020140" + IP, gre + "00000800" + IP,
                gre + "b000655800000000" + "0000000100000002" + ETHERNET + "0800" + IP,
                gre + "3081880b003c00010000000100000002ff030021" + IP,
                udp + "c35012b5008c00000800000000002a00" + ETHERNET + "0800" + IP,
                udp + "c35017c1008c00000100655800002a0011223344" + ETHERNET + "0800" + IP,
                udp + "c35012b6008c00000c00000100002a00" + IP, OUTER.formatted("0044", "4004") + IP)
                .stream().map(HexFormat.of()::parseHex).toList();
    }

    /** A snoop file of two packets. */
    static byte[] snoop() {
        byte[] frame = HexFormat.of().parseHex(ETHERNET + "0800" + IP);
        ByteBuffer bytes = ByteBuffer.allocate(16 + 2 * (24 + frame.length)).put("snoop\0\0\0".getBytes()).putInt(2).putInt(4);
        for (int i = 0; i < 2; i++) {
            bytes.putInt(frame.length).putInt(frame.length).putInt(24 + frame.length).putInt(i).putInt(1000 + i).putInt(9).put(frame);
        }
        return bytes.array();
    }

    /** A pcap file with packets that were sent in parts, of IPv4 and IPv6. */
    static byte[] fragments() {
        String address = "20010db8000000000000000000000001";
        List<byte[]> frames = List.of(ETHERNET + "0800" + "4500002c00072000400600007f0000017f000001" + TCP.substring(0, 48),
                ETHERNET + "0800" + "4500001800070003400600007f0000017f000001" + TCP.substring(48),
                ETHERNET + "86dd" + "6000000000202c40" + address + address + "0600000100000009" + TCP.substring(0, 48),
                ETHERNET + "86dd" + "60000000000c2c40" + address + address + "0600001800000009" + TCP.substring(48))
                .stream().map(HexFormat.of()::parseHex).toList();
        ByteBuffer bytes = ByteBuffer.allocate(24 + frames.stream().mapToInt(frame -> 16 + frame.length).sum())
                .putInt(0xA1B2C3D4).putShort((short) 2).putShort((short) 4).putInt(0).putInt(0).putInt(65_535).putInt(1);
        frames.forEach(frame -> bytes.putInt(1000).putInt(0).putInt(frame.length).putInt(frame.length).put(frame));
        return bytes.array();
    }
}
