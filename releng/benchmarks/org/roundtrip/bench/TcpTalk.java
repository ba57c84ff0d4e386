// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.nio.ByteBuffer;

/** Makes the frames of both sides of a TCP connection on loopback, with their sequence numbers. */
final class TcpTalk {
    static final int FIN = 1;
    static final int SYN = 2;
    static final int PUSH = 8;
    static final int ACK = 16;
    /** Ethernet, IPv4, and TCP with the time stamps that Linux puts into every packet. */
    static final int HEADERS = 14 + 20 + 32;

    private static final int LOOPBACK = 0x7F00_0001;
    private static final long TIME_STAMP_OPTION = 0x0101_080A_0000_0001L;

    private final int clientPort;
    private final int serverPort;
    private int clientSequence;
    private int serverSequence;

    TcpTalk(int clientPort, int serverPort, int clientSequence, int serverSequence) {
        this.clientPort = clientPort;
        this.serverPort = serverPort;
        this.clientSequence = clientSequence;
        this.serverSequence = serverSequence;
    }

    /** The next frame of one side, with room for its payload. */
    byte[] packet(boolean fromClient, int flags, int payload) {
        ByteBuffer frame = ByteBuffer.allocate(HEADERS + payload);
        frame.position(12).putShort((short) 0x0800);
        frame.put((byte) 0x45).put((byte) 0).putShort((short) (HEADERS - 14 + payload)).putInt(0x4000);
        frame.put((byte) 64).put((byte) 6).putShort((short) 0).putInt(LOOPBACK).putInt(LOOPBACK);
        frame.putShort((short) (fromClient ? clientPort : serverPort));
        frame.putShort((short) (fromClient ? serverPort : clientPort));
        frame.putInt(fromClient ? clientSequence : serverSequence);
        frame.putInt((flags & ACK) == 0 ? 0 : fromClient ? serverSequence : clientSequence);
        frame.put((byte) 0x80).put((byte) flags).putShort((short) 512).putInt(0);
        frame.putLong(TIME_STAMP_OPTION).putInt(0);
        int taken = payload + ((flags & (SYN | FIN)) != 0 ? 1 : 0);
        clientSequence += fromClient ? taken : 0;
        serverSequence += fromClient ? 0 : taken;
        return frame.array();
    }
}
