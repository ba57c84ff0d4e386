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

    /**
     * Returns whether a packet of a call carries nothing of its request or response. It only opens, checks or ends a
     * connection.
     */
    boolean ofConnection(int call, int packet) {
        int message = packets.message(packet);
        return message >= 0 && ofConnection(message) && exchanged(call).findAny().isPresent()
                && ends(call).noneMatch(end -> end == packet);
    }

    /** Whether a packet opens or checks the connection on which a call is made; another connection may be checked meanwhile. */
    boolean opens(int call, int packet) {
        int message = packets.message(packet);
        return ofConnection(call, packet) && (store.summary(message).kind() == MessageKind.HANDSHAKE
                || exchanged(call).allMatch(each -> store.stream(each) == store.stream(message)));
    }

    private boolean ofConnection(int message) {
        MessageKind kind = store.summary(message).kind();
        return kind == MessageKind.HANDSHAKE || kind == MessageKind.CONTROL;
    }

    /** The messages of a call besides those that belong to a connection. */
    private IntStream exchanged(int call) {
        return messages(call).filter(message -> !ofConnection(message));
    }

    /**
     * The first and the last packet of each message of a call, in the order of the file. Packets that belong to other
     * calls count; messages that belong to a connection do not.
     */
    IntStream ends(int call) {
        return exchanged(call).flatMap(message -> IntStream.of(store.firstPacket(message), store.lastPacket(message)))
                .filter(packet -> packet != MessageStore.NONE).sorted().distinct();
    }
}
