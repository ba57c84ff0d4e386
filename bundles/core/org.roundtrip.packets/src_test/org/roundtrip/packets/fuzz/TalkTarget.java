// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import static org.roundtrip.packets.fuzz.Checks.check;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.capture.index.StreamListener.Gap;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Conversation;
import org.roundtrip.dissect.Detail;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.Side;

/**
 * Both sides of a connection: number of turns and switches, size of packets, which packets are lost; side and length of
 * each turn; then all bytes. The protocol is given, so that damaged beginnings are decoded too.
 */
final class TalkTarget implements FuzzTarget {
    private static final int PORT = 50_000;
    private static final int MOST_TURNS = 63;
    private static final int SERVER = 0x8000;

    /** The bytes of one side until the other side sends. */
    record Turn(Side side, byte[] bytes) {
    }

    private final String protocol;
    private final Dissectors dissectors;
    private final Hints hints;
    private final List<byte[]> seeds;

    TalkTarget(String protocol, Dissectors dissectors, Hints hints, List<List<Turn>> talks) {
        this.protocol = protocol;
        this.dissectors = dissectors;
        this.hints = hints;
        seeds = talks.stream().map(TalkTarget::input).toList();
        dissectors.decodeAs(PORT, protocol);
    }

    @Override
    public String name() {
        return protocol;
    }

    @Override
    public List<byte[]> seeds() {
        return seeds;
    }

    static byte[] input(List<Turn> all) {
        List<Turn> turns = all.subList(0, Math.min(all.size(), MOST_TURNS));
        ByteBuffer input = ByteBuffer.allocate(3 + turns.stream().mapToInt(turn -> 2 + turn.bytes.length).sum());
        input.put((byte) (0x80 | turns.size())).put((byte) 0).put((byte) 0);
        turns.forEach(turn -> input.putShort((short) (turn.bytes.length | (turn.side == Side.SERVER ? SERVER : 0))));
        turns.forEach(turn -> input.put(turn.bytes));
        return input.array();
    }

    /** Decodes the input with fields and without: all but the fields must be the same. */
    @Override
    public void run(byte[] input, Outcome outcome) {
        long[] ends = new long[2];
        List<Message> messages = decoded(input, Detail.FIELDS, ends);
        checkWhole(messages, ends, outcome);
        checkSame(messages, decoded(input, Detail.ROLES, new long[2]));
    }

    private static void checkSame(List<Message> messages, List<Message> withoutFields) {
        check(messages.size() == withoutFields.size(), "number of messages without fields");
        for (int number = 0; number < messages.size(); number++) {
            Message one = messages.get(number);
            Message other = withoutFields.get(number);
            check(other.fields().isEmpty() && one.fields().isEmpty() == other.bare(), "fields");
            check(summary(one).equals(summary(other)), "message without fields");
        }
    }

    private static List<Object> summary(Message message) {
        List<Object> summary = new ArrayList<>(Arrays.asList(message.protocol(), message.side(), message.kind(),
                message.operation(), message.requestId(), message.from(), message.to(), message.problem()));
        for (ByteRole role : ByteRole.values()) {
            summary.add(message.roles().bytes(role));
        }
        return summary;
    }

    private List<Message> decoded(byte[] input, Detail detail, long[] offsets) {
        ByteBuffer bytes = ByteBuffer.wrap(input);
        int head = bytes.hasRemaining() ? bytes.get() : 0;
        int most = bytes.hasRemaining() ? 1 + 8 * (bytes.get() - 1 & 0xFF) : 1;
        int lost = bytes.hasRemaining() ? bytes.get() & 0xFF : 0;
        int[] turns = new int[Math.min(head & MOST_TURNS, bytes.remaining() / 2)];
        for (int i = 0; i < turns.length; i++) {
            turns[i] = bytes.getShort() & 0xFFFF;
        }
        List<Message> messages = new ArrayList<>();
        Conversation conversation =
                new Conversation(dissectors, detail, (head & 0x80) != 0 ? hints : Hints.NONE, PORT, messages::add);
        if ((head & 0x40) != 0) {
            conversation.startedBefore();
        }
        int packet = 0;
        for (int turn : turns) {
            Side side = (turn & SERVER) != 0 ? Side.SERVER : Side.CLIENT;
            for (int left = Math.min(turn & ~SERVER, bytes.remaining()); left > 0;) {
                int length = Math.min(left, most);
                if (lost > 0 && packet % 256 == lost) {
                    conversation.from(side).gap(offsets[side.ordinal()], length, lost % 2 == 0 ? Gap.LOST : Gap.TRUNCATED);
                } else {
                    conversation.from(side).data(offsets[side.ordinal()], packet, input, bytes.position(), length);
                }
                bytes.position(bytes.position() + length);
                offsets[side.ordinal()] += length;
                left -= length;
                packet++;
            }
        }
        conversation.from(Side.CLIENT).end();
        conversation.from(Side.SERVER).end();
        return messages;
    }

    /** Every byte is in exactly one message and has one role, every part lies within its whole. */
    private static void checkWhole(List<Message> messages, long[] ends, Outcome outcome) {
        long[] at = new long[2];
        for (Message message : messages) {
            check(message.from() == at[message.side().ordinal()] && message.to() > message.from(), "message's place");
            at[message.side().ordinal()] = message.to();
            long sum = 0;
            for (ByteRole role : ByteRole.values()) {
                sum += message.roles().bytes(role);
                outcome.count(role.name(), message.roles().bytes(role));
            }
            check(sum == message.length(), "roles");
            check(message.problem() == null || !message.problem().contains("failed"), message.problem());
            outcome.see("kind", message.kind());
            outcome.see("problem", message.problem());
            within(message.fields(), message.from(), message.to(), outcome);
        }
        check(at[0] == ends[0] && at[1] == ends[1], "bytes are missing");
        outcome.count("messages", messages.size());
    }

    private static void within(List<Field> fields, long from, long to, Outcome outcome) {
        long at = from;
        for (Field field : fields) {
            check(field.from() >= at && field.to() <= to && field.from() <= field.to(), field.name() + " lies outside");
            at = field.to();
            outcome.see("field", field.name());
            within(field.parts(), field.from(), field.to(), outcome);
        }
    }
}
