// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRole;

/**
 * The tree of a message's parts while it is read. Places count from its first byte. Lists at most
 * {@link MessageReader#MOST_FIELDS} fields and counts the others; without {@code lists} it only counts. For one thread.
 */
final class FieldTree {
    private record Group(String name, int from, ByteRole role, boolean listed, List<Field> parts) {
    }

    private final long offset;
    /** The parts that are open, the message itself first; null when nothing is listed. */
    private final List<Group> groups;
    private int depth = 1;
    /** Parts that were noted earlier and lie between or within the parts noted now, in the order of their bytes. */
    private final Deque<Field> woven = new ArrayDeque<>(0);
    private int count;

    /**
     * @param offset of the message's first byte in the stream
     * @param lists  whether fields are listed
     */
    FieldTree(long offset, boolean lists) {
        this.offset = offset;
        this.groups = lists ? new ArrayList<>() : null;
        if (lists) {
            groups.add(new Group("", 0, ByteRole.UNKNOWN, true, new ArrayList<>()));
        }
    }

    boolean lists() {
        return groups != null;
    }

    /** How many parts are open, the message itself included. */
    int depth() {
        return depth;
    }

    /** How many fields there are, listed or not. */
    int count() {
        return count;
    }

    /** How many parts the innermost open part has. */
    int parts() {
        return groups == null ? 0 : groups.getLast().parts.size();
    }

    void open(String name, int from, ByteRole role) {
        depth++;
        boolean listed = counted();
        if (groups != null) {
            settle(from);
            groups.add(new Group(name, from, role, listed, new ArrayList<>()));
        }
    }

    void close(String value, int to) {
        depth--;
        if (groups != null) {
            settle(to);
            Group group = groups.removeLast();
            if (group.listed) {
                add(group.name, value, group.from, Math.max(group.from, to), group.role, List.copyOf(group.parts));
            }
        }
    }

    void closeTo(int level, int to) {
        while (depth > level) {
            close("", to);
        }
    }

    /** The parts that are to be put between those that are noted from now on. */
    List<Field> woven() {
        return List.copyOf(woven);
    }

    /** Removes the parts that were added to the open part since, and the fields that were counted since. */
    void back(int parts, int fields, List<Field> wovenThen) {
        woven.clear();
        woven.addAll(wovenThen);
        if (groups != null) {
            List<Field> all = groups.getLast().parts;
            all.subList(parts, all.size()).clear();
        }
        count = fields;
    }

    /**
     * Takes the parts from a place on out of the open part. They are put back between or within the parts that are
     * noted from now on.
     */
    void weave(int from) {
        if (groups == null) {
            return;
        }
        List<Field> parts = groups.getLast().parts;
        int first = parts.size();
        while (first > 0 && parts.get(first - 1).from() >= offset + from) {
            first--;
        }
        List<Field> later = parts.subList(first, parts.size());
        woven.addAll(later);
        later.clear();
    }

    /** Counts a field without parts; the caller notes it when fields are listed. */
    void note() {
        count++;
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
            add(name, value, from, to, role, within);
        }
    }

    /** Adds a part that has no bytes. */
    void aside(Field part) {
        boolean listed = counted();
        if (groups != null) {
            settle((int) (part.from() - offset));
            if (listed) {
                groups.getLast().parts.add(part);
            }
        }
    }

    private boolean counted() {
        return ++count <= MessageReader.MOST_FIELDS;
    }

    private void settle(int before) {
        while (!woven.isEmpty() && woven.peek().from() < offset + before) {
            groups.getLast().parts.add(woven.poll());
        }
    }

    private void add(String name, String value, int from, int to, ByteRole role, List<Field> parts) {
        groups.getLast().parts.add(new Field(name, value, offset + from, offset + to, role, parts));
    }

    /** Returns the parts that were noted; ends the parts that are open. */
    List<Field> fields(int to) {
        closeTo(1, to);
        if (groups == null) {
            return List.of();
        }
        settle(Integer.MAX_VALUE);
        return List.copyOf(groups.getFirst().parts);
    }
}
