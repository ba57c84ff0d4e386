// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.util.Arrays;
import java.util.stream.IntStream;

/** From where to where in a capture the packets and messages of each call stand: 16 bytes for each call. */
final class Belongings {
    private final OpenCapture capture;
    private final MessageStore store;
    private final PacketMessages packets;
    private final int[] firstPacket;
    private final int[] lastPacket;
    private final int[] firstMessage;
    private final int[] lastMessage;

    Belongings(OpenCapture capture, MessageStore store, PacketMessages packets, int calls) {
        this.capture = capture;
        this.store = store;
        this.packets = packets;
        firstPacket = none(calls);
        lastPacket = none(calls);
        firstMessage = none(calls);
        lastMessage = none(calls);
    }

    private static int[] none(int calls) {
        int[] none = new int[calls];
        Arrays.fill(none, -1);
        return none;
    }

    void packet(int call, int packet) {
        extend(firstPacket, lastPacket, call, packet);
    }

    void message(int call, int message) {
        extend(firstMessage, lastMessage, call, message);
    }

    private static void extend(int[] first, int[] last, int call, int number) {
        first[call] = first[call] < 0 ? number : Math.min(first[call], number);
        last[call] = Math.max(last[call], number);
    }

    IntStream packets(int call) {
        return firstPacket[call] < 0 ? IntStream.empty() : IntStream.rangeClosed(firstPacket[call], lastPacket[call])
                .filter(packet -> belongs(packet, call));
    }

    private boolean belongs(int packet, int call) {
        int message = packets.message(packet);
        if (message >= 0) {
            return store.call(message) == call;
        }
        Long byTime = capture.callOf(packet);
        return byTime != null && byTime == call;
    }

    IntStream messages(int call) {
        return firstMessage[call] < 0 ? IntStream.empty()
                : IntStream.rangeClosed(firstMessage[call], lastMessage[call])
                        .filter(message -> store.call(message) == call);
    }
}
