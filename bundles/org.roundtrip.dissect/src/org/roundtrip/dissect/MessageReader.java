// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Takes the bytes of one message from front to back and notes what they are. Every method that takes bytes throws
 * {@link DissectException.Incomplete} when there are not enough. Numbers are big-endian unless {@link #littleEndian} was
 * called. Notes at most {@link #MOST_FIELDS} fields, further bytes get their role only.
 */
public final class MessageReader extends MessageNotes {
    /** How many fields a message has at most. */
    public static final int MOST_FIELDS = 20_000;

    private static final int SHOWN_BYTES = 32;
    private static final int SHOWN_CHARS = 1024;

    private final byte[] bytes;
    private final int begin;
    private final int end;
    private final boolean finished;
    private final boolean closed;
    private final Bodies bodies;
    /** Where the bytes come from in the message; null when they are all of it. */
    private final Spans spans;
    private int at;
    private boolean littleEndian;

    /**
     * @param begin    place of the message's first byte
     * @param end      place after the last byte at hand
     * @param offset   of the first byte in the stream
     * @param finished see {@link #finished}
     * @param closed   see {@link #closed}
     */
    MessageReader(byte[] bytes, int begin, int end, long offset, boolean finished, boolean closed, Bodies bodies) {
        this(bytes, begin, end, finished, closed, bodies, new Draft(offset), null);
    }

    private MessageReader(byte[] bytes, int begin, int end, boolean finished, boolean closed, Bodies bodies,
            Draft draft, Spans spans) {
        super(draft);
        this.bytes = bytes;
        this.begin = begin;
        this.end = end;
        this.finished = finished;
        this.closed = closed;
        this.bodies = bodies;
        this.spans = spans;
        this.at = begin;
    }

    /** Reads bytes that are whole in themselves, from offset 0. */
    public static MessageReader of(byte[] bytes) {
        return new MessageReader(bytes, 0, bytes.length, 0, true, true, Bodies.NONE);
    }

    /** What was noted until now; ends the parts that are open. */
    public List<Field> fields() {
        return draft.fields(end(at));
    }

    /**
     * A reader of bytes that were taken but not noted, as if they stood side by side. What was noted between them lies
     * between or within the parts that it notes.
     *
     * @param of in order, none empty
     */
    public MessageReader part(List<Span> of) {
        Spans side = new Spans(of);
        byte[] joined = side.join(bytes, begin);
        draft.weave(of.isEmpty() ? taken() : of.getFirst().from());
        return new MessageReader(joined, 0, joined.length, true, true, bodies, draft, side);
    }

    /**
     * Has a body decoded by the dissector for its content type. What that leaves is marked as unknown, and so is what is
     * behind a mistake.
     *
     * @param parentProtocol id of the protocol whose message has the body
     * @param contentType    media type in lower case without parameters
     * @param body           see {@link #part}; nothing is taken from it when there is no dissector
     * @return whether there is one
     */
    public boolean body(String parentProtocol, String contentType, MessageReader body) {
        int depth = draft.depth();
        try {
            if (!bodies.decode(parentProtocol, contentType, body)) {
                return false;
            }
        } catch (DissectException.Incomplete e) {
            problem("The body ends too early.");
        } catch (DissectException e) {
            problem(e.getMessage());
        } catch (RuntimeException | StackOverflowError e) {
            problem("The dissector failed: " + e);
        }
        draft.closeTo(depth, body.end(body.at));
        int left = body.available();
        if (left > 0) {
            body.at = body.end;
            body.note("not understood", left + " bytes", left, ByteRole.UNKNOWN);
        }
        return true;
    }

    /** Whether the sender has stopped after the bytes at hand: the other side has answered, or it has closed. */
    public boolean finished() {
        return finished;
    }

    /** Whether nothing comes after the bytes at hand: the sender has closed, or what follows was not captured. */
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

    /** Begins a part that consists of parts. */
    public void open(String name, ByteRole role) {
        draft.open(name, place(at), role);
    }

    /** Ends the part begun last. */
    public void close(String value) {
        draft.close(value, end(at));
    }

    /** A place to go back to. */
    public record Mark(int at, int groups, int parts, int fields, int forced, String problem) {
    }

    /** The place of the next byte and what was noted until here; not for a reader of a {@link #part}. */
    public Mark mark() {
        return draft.mark(at);
    }

    /** Takes back all that was taken and noted since; the part that was open then must not have been ended. */
    public void back(Mark to) {
        at = to.at;
        draft.back(to, place(at));
    }

    /** Ends the parts begun since then and undoes a {@link #force}; keeps what was noted. */
    public void endSince(Mark then) {
        draft.endSince(then, end(at));
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
        role(size, role);
        int to = end(at);
        draft.note(name, value, Math.min(place(at - size), to), to, role);
    }

    /** Gives the bytes just taken a role without a field of their own. */
    public void role(int size, ByteRole role) {
        if (spans == null) {
            draft.role(at - size - begin, at - begin, role);
        } else {
            spans.role(draft, at - size - begin, at - begin, role);
        }
    }

    /** Offset in the stream after the byte taken last. */
    public long position() {
        return draft.position(end(at));
    }

    /** Adds a part that has no bytes here: both its offsets, and those of its parts, are {@link #position}. */
    public void aside(Field part) {
        draft.aside(part);
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

    /** Place in the message of the byte at that place of the reader. */
    private int place(int here) {
        return spans == null ? here - begin : spans.place(here - begin);
    }

    /** Place in the message after the byte before that place of the reader. */
    private int end(int here) {
        return spans == null ? here - begin : here == begin ? spans.place(0) : spans.place(here - begin - 1) + 1;
    }

    /**
     * What was read.
     *
     * @param wholeLength bytes that count as the message's, those not taken included
     */
    Message message(String protocol, Side side, long wholeLength, List<Piece> pieces, String trouble) {
        return draft.message(protocol, side, taken(), wholeLength, pieces, trouble);
    }
}
