// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.packets.decode.MessageStore;
import org.roundtrip.packets.decode.PacketMessages;

/**
 * The packets and messages of each call. Stores only the first and the last of each, 16 bytes a call; the ones between are
 * looked up. One thread adds; after that, any thread reads.
 */
final class CallContents {
    private final IntUnaryOperator callByTime;
    private final MessageStore store;
    private final PacketMessages packets;
    private final int[] firstPacket;
    private final int[] lastPacket;
    private final int[] firstMessage;
    private final int[] lastMessage;

    /**
     * @param callByTime returns the call during which a packet without a message was captured, or a negative number
     * @param calls      how many calls there are
     */
    CallContents(IntUnaryOperator callByTime, MessageStore store, PacketMessages packets, int calls) {
        this.callByTime = callByTime;
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
        return (message >= 0 ? store.call(message) : callByTime.applyAsInt(packet)) == call;
    }

    IntStream messages(int call) {
        return firstMessage[call] < 0 ? IntStream.empty()
                : IntStream.rangeClosed(firstMessage[call], lastMessage[call])
                        .filter(message -> store.call(message) == call);
    }

    /** Returns whether a message of a call belongs to no request and is on another connection than the call's request. */
    boolean aside(int call, int message) {
        return message >= 0 && store.summary(message).kind() == MessageKind.CONTROL
                && messages(call).filter(each -> store.summary(each).kind() == MessageKind.REQUEST).findFirst()
                        .stream().anyMatch(request -> store.stream(request) != store.stream(message));
    }

    /** The first and the last packet of each message of a call, in the order of the file, also those that belong to other calls. */
    IntStream ends(int call) {
        return messages(call).flatMap(message -> IntStream.of(store.firstPacket(message), store.lastPacket(message)))
                .filter(packet -> packet != MessageStore.NONE).sorted().distinct();
    }
}
