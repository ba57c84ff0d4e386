// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * A message as far as it was read: the tree of its parts and the role of each byte. Places count from its first byte.
 * Notes at most {@link MessageReader#MOST_FIELDS} fields, further bytes get their role only.
 */
final class Draft {
    private static final byte UNKNOWN = (byte) ByteRole.UNKNOWN.ordinal();

    private record Group(String name, int from, ByteRole role, boolean listed, List<Field> parts) {
    }

    private final long offset;
    private byte[] roles = new byte[0];
    private final List<Group> groups = new ArrayList<>();
    private final List<ByteRole> forced = new ArrayList<>();
    /** Parts that lie between or within those that are noted now, in the order of their bytes. */
    private final Deque<Field> woven = new ArrayDeque<>();
    private int fields;
    private String protocol;
    private MessageKind kind = MessageKind.UNKNOWN;
    private String operation = "";
    private long requestId = Message.NO_ID;
    private long length;
    private String problem;

    /** @param offset of the message's first byte in the stream */
    Draft(long offset) {
        this.offset = offset;
        groups.add(new Group("", 0, ByteRole.UNKNOWN, true, new ArrayList<>()));
    }

    void protocol(String id) {
        protocol = id;
    }

    void message(MessageKind is, String doing, long id) {
        kind = is;
        operation = doing;
        requestId = id;
    }

    String operation() {
        return operation;
    }

    void operation(String doing) {
        operation = doing;
    }

    void length(long whole) {
        length = whole;
    }

    long length() {
        return length;
    }

    void problem(String what) {
        problem = problem == null ? what : problem;
    }

    void force(ByteRole role) {
        forced.add(role);
    }

    void release() {
        forced.removeLast();
    }

    int depth() {
        return groups.size();
    }

    void open(String name, int from, ByteRole role) {
        settle(from);
        groups.add(new Group(name, from, effective(role), counted(), new ArrayList<>()));
    }

    void close(String value, int to) {
        settle(to);
        Group group = groups.removeLast();
        if (group.listed) {
            add(group.name, value, group.from, Math.max(group.from, to), group.role, List.copyOf(group.parts));
        }
    }

    void closeTo(int depth, int to) {
        while (groups.size() > depth) {
            close("", to);
        }
    }

    MessageReader.Mark mark(int at) {
        return new MessageReader.Mark(at, groups.size(), groups.getLast().parts.size(), fields, forced.size(), problem);
    }

    void endSince(MessageReader.Mark then, int to) {
        closeTo(then.groups(), to);
        forced.subList(Math.min(then.forced(), forced.size()), forced.size()).clear();
    }

    void back(MessageReader.Mark then, int from) {
        endSince(then, from);
        List<Field> parts = groups.getLast().parts;
        parts.subList(then.parts(), parts.size()).clear();
        Arrays.fill(roles, Math.min(from, roles.length), roles.length, UNKNOWN);
        fields = then.fields();
        problem = then.problem();
    }

    /** The parts that the current group has from that place on will lie between or within those noted from now on. */
    void weave(int from) {
        List<Field> parts = groups.getLast().parts;
        int first = parts.size();
        while (first > 0 && parts.get(first - 1).from() >= offset + from) {
            first--;
        }
        List<Field> later = parts.subList(first, parts.size());
        woven.addAll(later);
        later.clear();
    }

    /** The role of bytes in one piece. */
    void role(int from, int to, ByteRole role) {
        reach(to);
        Arrays.fill(roles, from, to, (byte) effective(role).ordinal());
    }

    /** Notes a field without parts of its own. */
    void note(String name, String value, int from, int to, ByteRole role) {
        settle(from);
        List<Field> within = List.of();
        if (!woven.isEmpty() && woven.peek().from() < offset + to) {
            within = new ArrayList<>();
            while (!woven.isEmpty() && woven.peek().from() < offset + to) {
                within.add(woven.poll());
            }
        }
        if (counted()) {
            add(name, value, from, to, effective(role), within);
        }
    }

    private boolean counted() {
        return ++fields <= MessageReader.MOST_FIELDS;
    }

    long position(int place) {
        return offset + place;
    }

    void aside(Field part) {
        settle((int) (part.from() - offset));
        if (counted()) {
            groups.getLast().parts.add(part);
        }
    }

    private ByteRole effective(ByteRole role) {
        return forced.isEmpty() ? role : forced.getLast();
    }

    private void settle(int before) {
        while (!woven.isEmpty() && woven.peek().from() < offset + before) {
            groups.getLast().parts.add(woven.poll());
        }
    }

    private void add(String name, String value, int from, int to, ByteRole role, List<Field> parts) {
        groups.getLast().parts.add(new Field(name, value, offset + from, offset + to, role, parts));
    }

    private void reach(int size) {
        if (roles.length < size) {
            int known = roles.length;
            roles = Arrays.copyOf(roles, Math.max(size, 2 * known));
            Arrays.fill(roles, known, roles.length, UNKNOWN);
        }
    }

    /** What was noted; ends the parts that are open. */
    List<Field> fields(int to) {
        closeTo(1, to);
        settle(Integer.MAX_VALUE);
        return List.copyOf(groups.getFirst().parts);
    }

    /**
     * What was read.
     *
     * @param connection  the protocol of the connection
     * @param taken       bytes that were read; those among them that were not noted are unknown
     * @param wholeLength bytes that count as the message's
     */
    Message message(String connection, Side side, int taken, long wholeLength, List<Piece> pieces, String trouble) {
        List<Field> whole = fields(taken);
        String wrong = trouble != null ? trouble : problem != null ? problem
                : fields <= MessageReader.MOST_FIELDS ? null
                : "Only the first " + MessageReader.MOST_FIELDS + " of " + fields + " fields are listed.";
        reach(taken);
        return new Message(protocol == null ? connection : protocol, side, kind, operation, requestId, offset,
                offset + wholeLength, whole, RoleRuns.of(roles, taken, wholeLength), pieces, wrong);
    }
}
