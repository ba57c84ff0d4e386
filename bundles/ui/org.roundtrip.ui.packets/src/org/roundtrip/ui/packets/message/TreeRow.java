// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.Field;
import org.roundtrip.ui.packets.desk.ByteRange.Whole;

/**
 * A row of the tree: a part of a packet's frame or of a message. The rows below it are made when they are first asked for.
 * When there are many, they are put into groups of {@value #GROUP}. Not for several threads.
 */
final class TreeRow {
    /** More rows than this below one are put into groups. */
    static final int GROUP = 100;

    private final TreeRow parent;
    private final String key;
    private final String name;
    private final String value;
    private final Home home;
    private final long from;
    private final long to;
    private final ByteRole role;
    private final long own;
    private final Parts parts;
    private final boolean problem;
    private List<TreeRow> rows;

    /**
     * The frame or message of which a row shows a part.
     *
     * @param whole   frame or message
     * @param message number of the message, -1 for a frame
     * @param begin   offset of its first byte in the connection; fields count from there
     */
    record Home(Whole whole, int message, long begin) {
        static final Home FRAME = new Home(Whole.FRAME, -1, 0);
    }

    /** The parts below a row. @param problem a sentence that stands before them, or null */
    private record Parts(List<Field> fields, String problem) {
        static final Parts NONE = new Parts(List.of(), null);

        int count() {
            int unit = unit(fields.size());
            return (fields.size() + unit - 1) / unit + (problem == null ? 0 : 1);
        }
    }

    private TreeRow(TreeRow parent, String key, String name, String value, Home home, long from, long to, ByteRole role,
            long own, Parts parts, boolean problem) {
        this.parent = parent;
        this.key = key;
        this.name = name;
        this.value = value;
        this.home = home;
        this.from = from;
        this.to = to;
        this.role = role;
        this.own = own;
        this.parts = parts;
        this.problem = problem;
    }

    /** A part of the packet's frame. @param key differs from those of the other rows at the top */
    static TreeRow frame(Field field, String key) {
        return of(null, key, field, Home.FRAME);
    }

    /**
     * A message.
     *
     * @param key     equal for messages whose trees are likely to be alike
     * @param length  in bytes
     * @param fields  what it consists of
     * @param sentence what is wrong with the message, or null
     */
    static TreeRow message(String key, String name, String value, Home home, long length, List<Field> fields,
            String sentence) {
        return new TreeRow(null, key, name, value, home, 0, length, null, 0, new Parts(fields, sentence), false);
    }

    private static TreeRow of(TreeRow parent, String key, Field field, Home home) {
        long own = field.to() - field.from() - field.parts().stream().mapToLong(part -> part.to() - part.from()).sum();
        boolean alike = alike(field.parts(), field.role());
        return new TreeRow(parent, key, field.name(), field.value(), home, field.from() - home.begin(),
                field.to() - home.begin(), own > 0 || alike ? field.role() : null, alike ? field.to() - field.from() : own,
                new Parts(field.parts(), null), false);
    }

    /** Whether all bytes of some parts have a role, as those of a header of the network do. */
    private static boolean alike(List<Field> parts, ByteRole role) {
        return parts.stream().allMatch(part -> part.from() == part.to() || part.role() == role && alike(part.parts(), role));
    }

    /** The row above, null at the top. */
    TreeRow parent() {
        return parent;
    }

    /** Differs from those of its neighbours. */
    String key() {
        return key;
    }

    String name() {
        return name;
    }

    String value() {
        return value;
    }

    Home home() {
        return home;
    }

    /** Place of its first byte in the frame or message. */
    long from() {
        return from;
    }

    /** Place after its last byte. */
    long to() {
        return to;
    }

    /** The role of all its bytes, or of those that belong to none of its parts. It is null when all do and have several. */
    ByteRole role() {
        return role;
    }

    /**
     * How many of its bytes have that role. All of them count, or those that belong to none of its parts when these have
     * others too.
     */
    long ofRole() {
        return own;
    }

    /** Whether it is a sentence that says what is wrong. */
    boolean problem() {
        return problem;
    }

    /** Whether it is a group of many rows. */
    boolean group() {
        return key.startsWith("\u2026");
    }

    /** How many rows are below it. */
    int count() {
        return rows == null ? parts.count() : rows.size();
    }

    /** The rows below it. */
    List<TreeRow> rows() {
        if (rows == null) {
            rows = make();
        }
        return rows;
    }

    /** Its place among the rows of its parent, which must not be null. */
    int index() {
        return parent.rows().indexOf(this);
    }

    /** Identifies the row in its tree; rows of trees that are alike have equal paths. */
    String path() {
        return parent == null ? key : parent.path() + "\n" + key;
    }

    /** The names of all rows from the top to this one, separated by slashes. */
    String names() {
        TreeRow above = parent;
        while (above != null && above.group()) {
            above = above.parent;
        }
        return above == null ? name : above.names() + (name.startsWith("[") ? "" : "/") + name;
    }

    /** The innermost row with a byte; null when the byte is not in this row. */
    TreeRow at(long place) {
        if (problem || place < from || place >= to) {
            return null;
        }
        // A part without bytes ends where the next one begins, so the next one is found.
        for (TreeRow row : rows()) {
            TreeRow inner = row.at(place);
            if (inner != null) {
                return inner;
            }
        }
        return this;
    }

    /** The innermost row that contains a range of bytes; null when this row does not contain all of it. */
    TreeRow around(long begin, long end) {
        TreeRow row = at(begin);
        while (row != null && row.to < end) {
            row = row.parent;
        }
        return row;
    }

    private List<TreeRow> make() {
        List<TreeRow> made = new ArrayList<>();
        if (parts.problem != null) {
            made.add(new TreeRow(this, "!", parts.problem, "", home, from, to, null, 0, Parts.NONE, true));
        }
        List<Field> fields = parts.fields;
        int unit = unit(fields.size());
        Map<String, Integer> seen = new HashMap<>();
        for (int first = 0; first < fields.size(); first += unit) {
            if (unit == 1) {
                Field field = fields.get(first);
                made.add(of(this, field.name() + "\t" + seen.merge(field.name(), 1, Integer::sum), field, home));
            } else {
                made.add(group(fields.subList(first, Math.min(first + unit, fields.size())), first));
            }
        }
        return made;
    }

    private TreeRow group(List<Field> some, int first) {
        String name = some.getFirst().name() + " \u2026 " + some.getLast().name();
        return new TreeRow(this, "\u2026" + first, name, "", home, some.getFirst().from() - home.begin(),
                some.getLast().to() - home.begin(), null, 0, new Parts(some, null), false);
    }

    /** How many parts share a row: 1, or a power of {@link #GROUP}. */
    private static int unit(int parts) {
        int unit = 1;
        while ((long) unit * GROUP < parts) {
            unit *= GROUP;
        }
        return unit;
    }
}
