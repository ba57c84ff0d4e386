// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.roundtrip.capture.index.StreamListener.Gap;
import org.roundtrip.dissect.giop.GiopDissector;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.dissect.jrmp.JrmpDissector;
import org.roundtrip.dissect.soap.SoapDissector;
import org.roundtrip.dissect.socket.SocketDissector;
import org.roundtrip.dissect.tls.TlsDissector;
import org.roundtrip.model.Contract;

/** What two sides said to each other, in order. */
final class Talk {
    record Turn(Side side, byte[] bytes) {
    }

    private final List<Turn> turns = new ArrayList<>();
    private Hints hints = Hints.NONE;

    static Dissectors all() {
        Dissectors dissectors = new Dissectors();
        dissectors.add(new JrmpDissector());
        dissectors.add(new GiopDissector());
        dissectors.add(new HttpDissector());
        dissectors.add(new SocketDissector());
        dissectors.add(new TlsDissector());
        dissectors.addBody(new SoapDissector());
        return dissectors;
    }

    /** The operations of that contract were called. */
    Talk knowing(Contract contract) {
        hints = Hints.of(contract);
        return this;
    }

    synchronized Talk add(Side side, byte[] bytes) {
        turns.add(new Turn(side, bytes));
        return this;
    }

    synchronized List<Turn> turns() {
        return List.copyOf(turns);
    }

    /** What was said until now. */
    Talk copy() {
        Talk copy = new Talk();
        copy.turns.addAll(turns());
        copy.hints = hints;
        return copy;
    }

    List<Message> messages() {
        return messages(turns(), hints, 1 << 20, 0, new Random(1));
    }

    List<Message> messagesByPackets(int most) {
        return messages(turns(), hints, most, 0, new Random(1));
    }

    /**
     * Decodes.
     *
     * @param most the longest packet
     * @param lost one packet of so many is lost; 0 for none
     */
    static List<Message> messages(List<Turn> turns, Hints hints, int most, int lost, Random random) {
        List<Message> messages = new ArrayList<>();
        Conversation conversation = new Conversation(all(), Detail.FIELDS, hints, 4711, messages::add);
        long[] offsets = new long[2];
        long packet = 0;
        for (Turn turn : turns) {
            for (int at = 0; at < turn.bytes.length;) {
                int length = Math.min(turn.bytes.length - at, most);
                long offset = offsets[turn.side.ordinal()];
                if (lost > 0 && random.nextInt(lost) == 0) {
                    conversation.from(turn.side).gap(offset, length, random.nextBoolean() ? Gap.LOST : Gap.TRUNCATED);
                } else {
                    conversation.from(turn.side).data(offset, packet, turn.bytes, at, length);
                }
                offsets[turn.side.ordinal()] += length;
                at += length;
                packet++;
            }
        }
        conversation.from(Side.CLIENT).end();
        conversation.from(Side.SERVER).end();
        checkWhole(messages, offsets);
        return messages;
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
                byte[] told = new byte[(int) message.length()];
                Arrays.fill(told, (byte) ByteRole.UNKNOWN.ordinal());
                tell(message.fields(), message.from(), told);
                for (int i = 0; i < told.length; i++) {
                    assertEquals(message.roles().at(i), ByteRole.values()[told[i]]);
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

    /** The role that the innermost field tells of each byte. */
    private static void tell(List<Field> fields, long from, byte[] roles) {
        for (Field field : fields) {
            Arrays.fill(roles, (int) (field.from() - from), (int) (field.to() - from), (byte) field.role().ordinal());
            tell(field.parts(), from, roles);
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
