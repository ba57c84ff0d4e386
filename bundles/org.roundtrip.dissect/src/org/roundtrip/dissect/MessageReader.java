// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Takes the bytes of one message from front to back and notes what they are. Every method that takes bytes throws
 * {@link DissectException.Incomplete} when there are not enough. Numbers are big-endian unless {@link #littleEndian} was
 * called. Notes at most {@link #MOST_FIELDS} fields, further bytes get their role only.
 */
public final class MessageReader {
    /** How many fields a message has at most. */
    public static final int MOST_FIELDS = 20_000;

    private static final int SHOWN_BYTES = 32;
    private static final int SHOWN_CHARS = 1024;

    private static final class Group {
        private final String name;
        private final int from;
        private final ByteRole role;
        private final List<Field> parts = new ArrayList<>();

        Group(String name, int from, ByteRole role) {
            this.name = name;
            this.from = from;
            this.role = role;
        }
    }

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private final long offset;
    private final boolean finished;
    private final boolean closed;
    private byte[] roles = new byte[256];
    private final List<Group> groups = new ArrayList<>();
    private final List<ByteRole> forced = new ArrayList<>();
    private int at;
    private int fields;
    private boolean littleEndian;
    private MessageKind kind = MessageKind.UNKNOWN;
    private String operation = "";
    private long requestId = Message.NO_ID;
    private long length;
    private String problem;

    /**
     * @param begin    place of the message's first byte
     * @param end      place after the last byte at hand
     * @param offset   of the first byte in the stream
     * @param finished see {@link #finished}
     * @param closed   see {@link #closed}
     */
    MessageReader(byte[] bytes, int begin, int end, long offset, boolean finished, boolean closed) {
        this.bytes = bytes;
        this.begin = begin;
        this.end = end;
        this.offset = offset;
        this.finished = finished;
        this.closed = closed;
        this.at = begin;
        groups.add(new Group("", begin, ByteRole.UNKNOWN));
    }

    /** Reads bytes that are whole in themselves, from offset 0. */
    public static MessageReader of(byte[] bytes) {
        return new MessageReader(bytes, 0, bytes.length, 0, true, true);
    }

    /** What was noted until now; ends the parts that are open. */
    public List<Field> fields() {
        while (groups.size() > 1) {
            close("");
        }
        return List.copyOf(groups.getFirst().parts);
    }

    /** Whether the sender has stopped after the bytes at hand: the other side has answered, or it has closed. */
    public boolean finished() {
        return finished;
    }

    /** Whether the sender will never send more after the bytes at hand. */
    public boolean closed() {
        return closed;
    }

    /** How many bytes of the message were taken. */
    public int taken() {
        return at - begin;
    }

    /** How many bytes are at hand. */
    public int available() {
        return end - at;
    }

    /** The next byte, which is not taken. */
    public int peek() throws DissectException {
        need(1);
        return bytes[at] & 0xFF;
    }

    /** An unsigned byte ahead of the next, which is not taken. @return -1 behind the bytes at hand */
    public int peek(int ahead) {
        return ahead < end - at ? bytes[at + ahead] & 0xFF : -1;
    }

    /** From here on numbers are little-endian. */
    public void littleEndian(boolean little) {
        littleEndian = little;
    }

    /** What the message is. */
    public void message(MessageKind is, String doing, long id) {
        kind = is;
        operation = doing;
        requestId = id;
    }

    /** How long the whole message will be, as it says itself; so its end is known even when not all can be held. */
    public void length(long whole) {
        length = whole;
    }

    /** Notes that something about the message is wrong or not decoded, a sentence; decoding goes on. */
    public void problem(String what) {
        problem = problem == null ? what : problem;
    }

    /** Begins a part that consists of parts. */
    public void open(String name, ByteRole role) {
        groups.add(new Group(name, at, role));
    }

    /** Ends the part begun last. */
    public void close(String value) {
        Group group = groups.removeLast();
        add(group.name, value, group.from, group.role, List.copyOf(group.parts));
    }

    /** Until {@link #release}, all bytes have this role, whatever is said about them. */
    public void force(ByteRole role) {
        forced.add(role);
    }

    /** Ends the last {@link #force}. */
    public void release() {
        forced.removeLast();
    }

    public int u8(String name, ByteRole role) throws DissectException {
        int value = (int) integer(1);
        note(name, Integer.toString(value), 1, role);
        return value;
    }

    public int u16(String name, ByteRole role) throws DissectException {
        int value = (int) integer(2);
        note(name, Integer.toString(value), 2, role);
        return value;
    }

    public int i32(String name, ByteRole role) throws DissectException {
        int value = (int) integer(4);
        note(name, Integer.toString(value), 4, role);
        return value;
    }

    public long u32(String name, ByteRole role) throws DissectException {
        long value = integer(4);
        note(name, Long.toString(value), 4, role);
        return value;
    }

    public long i64(String name, ByteRole role) throws DissectException {
        long value = integer(8);
        note(name, Long.toString(value), 8, role);
        return value;
    }

    /** A number of 1 to 8 bytes, to be noted with {@link #note}. */
    public long integer(int size) throws DissectException {
        need(size);
        long value = 0;
        for (int i = 0; i < size; i++) {
            value = value << 8 | bytes[littleEndian ? at + size - 1 - i : at + i] & 0xFF;
        }
        at += size;
        return value;
    }

    /** Notes the bytes just taken as a field. */
    public void note(String name, String value, int size, ByteRole role) {
        ByteRole known = forced.isEmpty() ? role : forced.getLast();
        if (roles.length < at - begin) {
            roles = Arrays.copyOf(roles, Math.max(at - begin, Math.min(end - begin, 2 * roles.length)));
        }
        Arrays.fill(roles, at - size - begin, at - begin, (byte) known.ordinal());
        add(name, value, at - size, known, List.of());
    }

    /** Bytes as they are, shown in hexadecimal. */
    public byte[] bytes(String name, long size, ByteRole role) throws DissectException {
        byte[] taken = take(size);
        note(name, hex(taken), taken.length, role);
        return taken;
    }

    /** Text of that many bytes in Latin-1. */
    public String latin1(String name, long size, ByteRole role) throws DissectException {
        String text = new String(take(size), StandardCharsets.ISO_8859_1);
        note(name, shown(text), (int) size, role);
        return text;
    }

    /** Bytes that carry nothing. */
    public void padding(int size) throws DissectException {
        if (size > 0) {
            take(size);
            note("padding", "", size, ByteRole.PADDING);
        }
    }

    /** The bytes, taken but not yet noted. */
    public byte[] take(long size) throws DissectException {
        need(size);
        at += (int) size;
        return Arrays.copyOfRange(bytes, at - (int) size, at);
    }

    /** Takes bytes without a copy, which are to be noted. */
    public void skip(long size) throws DissectException {
        need(size);
        at += (int) size;
    }

    /** The next bytes, which are not taken; fewer when fewer are at hand. */
    public byte[] look(long most) {
        return Arrays.copyOfRange(bytes, at, at + (int) Math.clamp(most, 0, available()));
    }

    /** Text as a field shows it: cut when it is long. */
    public static String shown(String text) {
        return text.length() <= SHOWN_CHARS ? text : text.substring(0, SHOWN_CHARS) + "…";
    }

    /** Bytes as a field shows them: the first of them in hexadecimal. */
    public static String hex(byte[] some) {
        return HexFormat.of().formatHex(some, 0, Math.min(SHOWN_BYTES, some.length))
                + (some.length > SHOWN_BYTES ? "…" : "");
    }

    private void need(long size) throws DissectException {
        if (size < 0) {
            throw new DissectException.Malformed("A length is negative.");
        }
        if (size > end - at) {
            throw DissectException.Incomplete.INSTANCE;
        }
    }

    private void add(String name, String value, int from, ByteRole role, List<Field> parts) {
        if (++fields <= MOST_FIELDS) {
            groups.getLast().parts.add(new Field(name, value, position(from), position(at), role, parts));
        }
    }

    private long position(int place) {
        return offset + place - begin;
    }

    long length() {
        return length;
    }

    /**
     * What was read.
     *
     * @param wholeLength bytes that count as the message's, those not taken included
     */
    Message message(String protocol, Side side, long wholeLength, List<Piece> pieces, String trouble) {
        List<Field> whole = fields();
        String wrong = trouble != null ? trouble : problem != null ? problem : fields <= MOST_FIELDS ? null
                : "Only the first " + MOST_FIELDS + " of " + fields + " fields are listed.";
        return new Message(protocol, side, kind, operation, requestId, offset, offset + wholeLength,
                whole, RoleRuns.of(filled(), at - begin, wholeLength), pieces, wrong);
    }

    /** Bytes that were taken but not noted when decoding stopped within a field are unknown. */
    private byte[] filled() {
        int noted = groups.getFirst().parts.isEmpty() ? 0 : (int) (groups.getFirst().parts.getLast().to() - offset);
        roles = roles.length < at - begin ? Arrays.copyOf(roles, at - begin) : roles;
        if (fields <= MOST_FIELDS && noted < at - begin) {
            Arrays.fill(roles, noted, at - begin, (byte) ByteRole.UNKNOWN.ordinal());
        }
        return roles;
    }
}
