// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.connection;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Consumer;
import org.roundtrip.capture.packet.IpPacket;
import org.roundtrip.capture.packet.Packet;
import org.roundtrip.dissect.Message;

/**
 * Decodes the connections of a capture on several processors, and reports the same messages in the same order as {@link
 * OpenConnections}. While the caller reads the packets of one batch, those of the batch before are decoded in the
 * common pool, each connection always in the same lane. The listener is called in the caller's thread. When too many
 * bytes wait to be decoded, the messages may differ from those of {@link OpenConnections}: then {@link #exceeded}
 * returns true, and the caller must decode the capture again without this class. For one thread.
 */
public final class ParallelConnections {
    private static final int BATCH_PACKETS = 4096;
    private static final int BATCH_BYTES = 1 << 20;

    /** Makes the decoder of a connection. */
    @FunctionalInterface
    public interface Opener {
        /** @param messages gets each message of the connection, in the thread that decodes it */
        ConnectionDissection open(int stream, Consumer<Message> messages);
    }

    /**
     * A packet to decode, or the end of a connection.
     *
     * @param order  place in the batch
     * @param packet null where the connection ends
     */
    private record Step(int order, int stream, Packet packet, IpPacket ip, boolean byClient, long position) {
    }

    /** @param order of the step that completed the message */
    private record Decoded(int order, int stream, Message message) {
    }

    private static final class Connection {
        private final ConnectionDissection dissection;
        private int held;

        Connection(ConnectionDissection dissection) {
            this.dissection = dissection;
        }
    }

    /** Connections that are decoded one packet after the other. */
    private final class Lane {
        private final Map<Integer, Connection> connections = new HashMap<>();
        private List<Step> next = new ArrayList<>();
        private List<Decoded> messages = new ArrayList<>();
        private int order;
        private long held;

        private void decode(List<Step> steps) {
            for (Step step : steps) {
                order = step.order;
                if (step.packet == null) {
                    Connection ended = connections.remove(step.stream);
                    ended.dissection.end();
                    held -= ended.held;
                } else {
                    Connection connection = connections.computeIfAbsent(step.stream, this::opened);
                    connection.dissection.add(step.packet, step.ip, step.byClient, step.position);
                    int now = connection.dissection.heldBytes();
                    held += now - connection.held;
                    connection.held = now;
                    exceeded |= held > OpenConnections.MOST_HELD_BYTES / lanes.size();
                }
            }
        }

        private Connection opened(int stream) {
            return new Connection(opener.open(stream, message -> messages.add(new Decoded(order, stream, message))));
        }

        private ForkJoinTask<?> start() {
            List<Step> steps = next;
            next = new ArrayList<>();
            return ForkJoinTask.adapt(() -> decode(steps)).fork();
        }
    }

    private final Opener opener;
    private final CaptureDissection.Listener listener;
    private final List<Lane> lanes = new ArrayList<>();
    private List<ForkJoinTask<?>> running = List.of();
    /** The open connections, the one that was silent for longest first. */
    private final LinkedHashMap<Integer, Integer> open = new LinkedHashMap<>(16, 0.75f, true);
    private int steps;
    private long bytes;
    private volatile boolean exceeded;

    /**
     * @param lanes    how many connections are decoded at the same time
     * @param listener gets each message
     */
    public ParallelConnections(int lanes, Opener opener, CaptureDissection.Listener listener) {
        this.opener = opener;
        this.listener = listener;
        for (int lane = 0; lane < lanes; lane++) {
            this.lanes.add(new Lane());
        }
    }

    /** Whether so many bytes wait to be decoded that {@link OpenConnections} may end a connection for them. */
    public boolean exceeded() {
        return exceeded;
    }

    /** Takes the next packet of a connection; see {@link OpenConnections#add}. */
    public void add(int stream, Packet packet, IpPacket ip, boolean byClient, long position) {
        if (open.get(stream) == null) {
            if (open.size() == OpenConnections.MOST_OPEN) {
                step(open.pollFirstEntry().getKey(), null, null, false, 0);
            }
            open.put(stream, stream);
        }
        step(stream, packet, ip, byClient, position);
        bytes += packet.bytes().length;
        if (steps >= BATCH_PACKETS || bytes > BATCH_BYTES) {
            turn();
        }
    }

    /** There are no more packets. Ends all connections and reports the messages that are left. */
    public void end() {
        while (!open.isEmpty()) {
            step(open.pollFirstEntry().getKey(), null, null, false, 0);
        }
        turn();
        report();
    }

    private void step(int stream, Packet packet, IpPacket ip, boolean byClient, long position) {
        lanes.get(stream % lanes.size()).next.add(new Step(steps++, stream, packet, ip, byClient, position));
    }

    /** Waits for the batch before, and has this one decoded. */
    private void turn() {
        running.forEach(ForkJoinTask::join);
        List<Decoded> done = merged();
        running = new ArrayList<>();
        for (Lane lane : lanes) {
            if (!lane.next.isEmpty()) {
                running.add(lane.start());
            }
        }
        steps = 0;
        bytes = 0;
        done.forEach(each -> listener.message(each.stream, each.message));
    }

    private void report() {
        running.forEach(ForkJoinTask::join);
        merged().forEach(each -> listener.message(each.stream, each.message));
    }

    /** Takes the messages of all lanes in the order of the steps that completed them. */
    private List<Decoded> merged() {
        List<Decoded> merged = new ArrayList<>();
        for (Lane lane : lanes) {
            merged.addAll(lane.messages);
            lane.messages = new ArrayList<>();
        }
        merged.sort((one, other) -> Integer.compare(one.order, other.order));
        return merged;
    }
}
