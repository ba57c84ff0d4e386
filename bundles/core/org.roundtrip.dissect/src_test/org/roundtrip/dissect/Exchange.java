// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.roundtrip.capture.index.StreamListener.Gap;
import org.roundtrip.dissect.ejbd.EjbdDissector;
import org.roundtrip.dissect.giop.GiopDissector;
import org.roundtrip.dissect.grpc.GrpcDissector;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.dissect.http2.Http2Dissector;
import org.roundtrip.dissect.ice.IceDissector;
import org.roundtrip.dissect.jrmp.JrmpDissector;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.jrmp.JrmpBodyDissector;
import org.roundtrip.dissect.soap.MultipartDissector;
import org.roundtrip.dissect.soap.SoapDissector;
import org.roundtrip.dissect.remoting.RemotingDissector;
import org.roundtrip.dissect.rmip.RmipDissector;
import org.roundtrip.dissect.socket.SocketDissector;
import org.roundtrip.dissect.tls.TlsDissector;
import org.roundtrip.dissect.websocket.WebSocketDissector;
import org.roundtrip.model.Contract;

/** The bytes that two sides sent to each other, in order, and the messages that are decoded from them. */
final class Exchange {
    /** Bytes that one side sent before the other side answered. */
    record Turn(Side side, byte[] bytes) {
    }

    /** Bytes of a packet; those of a gap were not captured. */
    private record Packet(Turn turn, long offset, int at, int length, Gap gap) {
    }

    private final List<Turn> turns = new ArrayList<>();
    private Hints hints = Hints.NONE;
    private String chosen;

    static Dissectors all() {
        Dissectors dissectors = new Dissectors();
        dissectors.add(new JrmpDissector());
        dissectors.add(new GiopDissector());
        dissectors.add(new IceDissector());
        dissectors.add(new HttpDissector());
        dissectors.add(new Http2Dissector());
        dissectors.add(new SocketDissector());
        dissectors.add(new TlsDissector());
        dissectors.add(new RmipDissector());
        dissectors.add(new EjbdDissector());
        dissectors.add(new RemotingDissector());
        dissectors.add(new WebSocketDissector());
        dissectors.addBody(new GrpcDissector());
        dissectors.addBody(new SoapDissector());
        dissectors.addBody(new MultipartDissector());
        dissectors.addBody(new JrmpBodyDissector());
        return dissectors;
    }

    /** Decodes with the contract of the called operations. */
    Exchange knowing(Contract contract) {
        hints = Hints.of(contract);
        return this;
    }

    /** Decodes with the contract, one operation of which is called. */
    Exchange knowing(Contract contract, String operation) {
        hints = Hints.of(contract, operation);
        return this;
    }

    /** Decodes with the protocol that a user chose. */
    Exchange as(String protocol) {
        chosen = protocol;
        return this;
    }

    Exchange with(Hints known) {
        hints = known;
        return this;
    }

    synchronized Exchange add(Side side, byte[] bytes) {
        turns.add(new Turn(side, bytes));
        return this;
    }

    synchronized List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** Returns a copy of the bytes so far. */
    Exchange copy() {
        Exchange copy = new Exchange();
        copy.turns.addAll(turns());
        copy.hints = hints;
        copy.chosen = chosen;
        return copy;
    }

    List<Message> messages() {
        return messages(turns(), hints, chosen, 1 << 20, 0, new Random(1));
    }

    List<Message> messagesByPackets(int most) {
        return messages(turns(), hints, chosen, most, 0, new Random(1));
    }

    /**
     * Decodes them, with fields and once more without: all but the fields must be the same.
     *
     * @param most the longest packet
     * @param lost one packet of so many is lost; 0 for none
     */
    static List<Message> messages(List<Turn> turns, Hints hints, int most, int lost, Random random) {
        return messages(turns, hints, null, most, lost, random);
    }

    private static List<Message> messages(List<Turn> turns, Hints hints, String chosen, int most, int lost, Random random) {
        long[] offsets = new long[2];
        List<Packet> packets = new ArrayList<>();
        for (Turn turn : turns) {
            for (int at = 0; at < turn.bytes.length;) {
                int length = Math.min(turn.bytes.length - at, most);
                Gap gap = lost == 0 || random.nextInt(lost) != 0 ? null : random.nextBoolean() ? Gap.LOST : Gap.TRUNCATED;
                packets.add(new Packet(turn, offsets[turn.side.ordinal()], at, length, gap));
                offsets[turn.side.ordinal()] += length;
                at += length;
            }
        }
        List<Message> messages = decoded(packets, hints, chosen, Detail.FIELDS);
        checkWhole(messages, offsets);
        checkSame(messages, decoded(packets, hints, chosen, Detail.ROLES));
        return messages;
    }

    private static List<Message> decoded(List<Packet> packets, Hints hints, String chosen, Detail detail) {
        List<Message> messages = new ArrayList<>();
        Dissectors dissectors = all();
        dissectors.decodeAs(4711, chosen);
        Conversation conversation = new Conversation(dissectors, detail, hints, 4711, messages::add);
        for (int number = 0; number < packets.size(); number++) {
            Packet packet = packets.get(number);
            if (packet.gap != null) {
                conversation.from(packet.turn.side).gap(packet.offset, packet.length, packet.gap);
            } else {
                conversation.from(packet.turn.side).data(packet.offset, number, packet.turn.bytes, packet.at, packet.length);
            }
        }
        conversation.from(Side.CLIENT).end();
        conversation.from(Side.SERVER).end();
        return messages;
    }

    private static void checkSame(List<Message> whole, List<Message> withoutFields) {
        assertEquals(whole.size(), withoutFields.size());
        for (int number = 0; number < whole.size(); number++) {
            Message one = whole.get(number);
            Message other = withoutFields.get(number);
            assertEquals(List.of(), other.fields());
            assertEquals(one.fields().isEmpty(), other.bare());
            assertEquals(summary(one), summary(other));
            for (long at = 0; at < one.length(); at++) {
                if (one.roles().at(at) != other.roles().at(at)) {
                    throw new AssertionError("byte " + at + " of " + summary(one) + " is " + one.roles().at(at) + " or "
                            + other.roles().at(at));
                }
            }
        }
    }

    private static List<Object> summary(Message message) {
        return Arrays.asList(message.protocol(), message.side(), message.kind(), message.operation(), message.requestId(),
                message.from(), message.to(), message.bare(), message.pieces(), message.problem());
    }

    /** Every byte is in exactly one message and has one role, and every part lies within its whole. */
    private static void checkWhole(List<Message> messages, long[] ends) {
        long[] at = new long[2];
        for (Message message : messages) {
            assertEquals(at[message.side().ordinal()], message.from());
            at[message.side().ordinal()] = message.to();
            long sum = 0;
            for (ByteRole role : ByteRole.values()) {
                sum += message.roles().bytes(role);
            }
            assertEquals(message.length(), sum);
            long carried = message.pieces().stream().mapToLong(Piece::length).sum();
            assertEquals(true, carried <= message.length());
            check(message.fields(), message.from(), message.to());
            if (message.problem() == null) {
                byte[] ofFields = new byte[(int) message.length()];
                Arrays.fill(ofFields, (byte) ByteRole.UNKNOWN.ordinal());
                fill(message.fields(), message.from(), ofFields);
                for (int i = 0; i < ofFields.length; i++) {
                    assertEquals(message.roles().at(i), ByteRole.values()[ofFields[i]]);
                }
            }
            if (message.problem() != null && message.problem().contains("failed")) {
                throw new AssertionError(message.problem());
            }
        }
        assertEquals(ends[0], at[0]);
        assertEquals(ends[1], at[1]);
    }

    private static void check(List<Field> fields, long from, long to) {
        long at = from;
        for (Field field : fields) {
            if (field.from() < at || field.to() > to || field.to() < field.from()) {
                throw new AssertionError(field.name() + " lies outside");
            }
            at = field.to();
            check(field.parts(), field.from(), field.to());
        }
    }

    /** Sets the role that the innermost field has, for each byte. */
    private static void fill(List<Field> fields, long from, byte[] roles) {
        for (Field field : fields) {
            Arrays.fill(roles, (int) (field.from() - from), (int) (field.to() - from), (byte) field.role().ordinal());
            fill(field.parts(), from, roles);
        }
    }

    /** All fields of that name in the message, in order. */
    static List<String> values(Message message, String name) {
        List<String> values = new ArrayList<>();
        collect(message.fields(), name, values);
        return values;
    }

    private static void collect(List<Field> fields, String name, List<String> values) {
        for (Field field : fields) {
            if (field.name().equals(name)) {
                values.add(field.value());
            }
            collect(field.parts(), name, values);
        }
    }
}
