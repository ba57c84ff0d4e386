// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.roles.ByteRoles;
import org.roundtrip.dissect.text.ShownText;

/**
 * Takes the bytes of one message from front to back and notes them as fields. Each byte gets its role, and each field
 * its name and value. When {@link #lists} is false, bytes get only their roles, and no values are made. Notes at most
 * {@link #MOST_FIELDS} fields; further bytes get only their role.
 */
public final class MessageReader extends MessageNotes {
    /** How many fields a message has at most. */
    public static final int MOST_FIELDS = 20_000;

    private final Bodies bodies;
    /** The places of the bytes in the message; null when they follow each other there. */
    private final Spans spans;
    /** The place of the first byte in the message, when they follow each other. */
    private final int first;
    /** Whether the reader has only a part of the message. */
    private final boolean part;
    private final boolean lists;

    /**
     * @param begin    place of the message's first byte
     * @param end      place after the last received byte
     * @param finished see {@link #finished}
     * @param closed   see {@link #closed}
     */
    MessageReader(byte[] bytes, int begin, int end, boolean finished, boolean closed, Bodies bodies, Draft draft) {
        this(bytes, begin, end, finished, closed, bodies, draft, null, 0, false);
    }

    private MessageReader(byte[] bytes, int begin, int end, boolean finished, boolean closed, Bodies bodies,
            Draft draft, Spans spans, int first, boolean part) {
        super(bytes, begin, end, finished, closed, draft);
        this.bodies = bodies;
        this.spans = spans;
        this.first = first;
        this.part = part;
        this.lists = draft.tree.lists();
    }

    /** Makes a reader of a complete array of bytes, from offset 0, that lists fields. */
    public static MessageReader of(byte[] bytes) {
        return new MessageReader(bytes, 0, bytes.length, true, true, Bodies.NONE, new Draft(0, new ByteRoles(), true));
    }

    /** Returns the fields noted until now; ends the parts that are open. */
    public List<Field> fields() {
        return draft.tree.fields(end(at));
    }

    /** Whether names and values of fields are kept; otherwise a dissector need not make them. */
    public boolean lists() {
        return lists;
    }

    /** How many fields were noted until now, listed or not. */
    public int noted() {
        return draft.tree.count();
    }

    /**
     * Returns a reader of several spans of bytes that were taken but not noted; it reads them as one sequence. Fields
     * that were noted between the spans are put between or within the fields that it notes.
     *
     * @param of in order, none empty
     */
    public MessageReader part(List<Span> of) {
        if (spans == null && of.size() == 1) {
            Span only = of.getFirst();
            draft.tree.weave(first + only.from());
            return new MessageReader(bytes, begin + only.from(), begin + only.to(), true, true, bodies, draft, null, first + only.from(), true);
        }
        return part(of, new Spans(of).join(bytes, begin), true, true);
    }

    /**
     * Returns a reader of what encrypted bytes mean, one byte in the place of each. The message has those of the last such part.
     *
     * @param of    in order, none empty; the bytes of the last one need not be taken yet
     * @param last  whether no byte comes after these for now, see {@link #finished}
     */
    public MessageReader decrypted(List<Span> of, byte[] instead, boolean last) {
        if (lists) {
            draft.decrypted(of, instead);
        }
        return part(of, instead, last && finished(), last && closed());
    }

    private MessageReader part(List<Span> of, byte[] joined, boolean finished, boolean closed) {
        List<Span> places = spans != null ? spans.places(of)
                : first == 0 ? of : of.stream().map(each -> new Span(first + each.from(), first + each.to())).toList();
        draft.tree.weave(places.isEmpty() ? end(at) : places.getFirst().from());
        return new MessageReader(joined, 0, joined.length, finished, closed, bodies, draft, new Spans(places), 0, true);
    }

    /** Returns the dissector that knows the first bytes of a connection that this one carries. @param side who sent them */
    public Optional<Dissector> within(Side side, ByteView carried) {
        return bodies.within(side, carried);
    }

    /** Returns the dissector of a protocol to which the connection changes. @param protocol its id */
    public Optional<Dissector> named(String protocol) {
        return bodies.named(protocol);
    }

    /** Has the decoder of a connection that this one carries read from a part. @return whether the message may go on after it */
    public boolean carried(Decoder decoder, Side side, MessageReader part) throws DissectException {
        decoder.decode(side, part);
        return part.goesOn();
    }

    /**
     * Has a body decoded by the dissector for its content type. Bytes that the dissector leaves are marked as unknown,
     * and so are the bytes after an error.
     *
     * @param parentProtocol id of the protocol whose message has the body
     * @param contentType    media type in lower case without parameters
     * @param body           see {@link #part}; nothing is taken from it when there is no dissector
     * @return whether there is one
     */
    public boolean body(String parentProtocol, String contentType, MessageReader body) {
        int depth = draft.tree.depth();
        try {
            if (!bodies.decode(parentProtocol, contentType, body)) {
                return false;
            }
        } catch (DissectException.Incomplete e) {
            problem(new DissectException.Malformed("body"));
        } catch (DissectException e) {
            problem(e);
        } catch (RuntimeException | StackOverflowError e) {
            problem(new DissectException.Malformed("failed", e));
        }
        draft.tree.closeTo(depth, body.end(body.at));
        int left = body.available();
        if (left > 0) {
            body.at = body.end;
            body.note("not understood", left + " bytes", left, ByteRole.UNKNOWN);
        }
        return true;
    }

    /** Begins a part that consists of parts. */
    public void open(String name, ByteRole role) {
        draft.tree.open(name, lists ? place(at) : 0, draft.roles.effective(role));
    }

    /** Ends the part begun last. */
    public void close(String value) {
        draft.tree.close(value, lists ? end(at) : 0);
    }

    /** Ends the part begun last; its value is made only where fields are listed. */
    public void close(Supplier<String> value) {
        close(lists ? value.get() : "");
    }

    /** A position to which {@link #back} returns. */
    public record Mark(int at, int groups, int parts, int fields, int forced, String problem, List<Field> woven) {
    }

    /** Returns the current position with the fields noted so far. */
    public Mark mark() {
        return draft.mark(at);
    }

    /** Undoes all taking and noting since the mark; the part that was open then must not have been ended. */
    public void back(Mark to) {
        at = to.at;
        draft.back(to, end(at));
        if (!part) {
            draft.roles.cut(place(at));
        } else {
            // Bytes that are not of the part keep their roles.
            role(at, end, ByteRole.UNKNOWN);
        }
    }

    /** Ends the parts begun since the mark and undoes a {@link #force}; keeps the fields. */
    public void endSince(Mark then) {
        draft.endSince(then, end(at));
    }

    public int u8(String name, ByteRole role) throws DissectException {
        return (int) number(name, 1, role);
    }

    public int u16(String name, ByteRole role) throws DissectException {
        return (int) number(name, 2, role);
    }

    public int i32(String name, ByteRole role) throws DissectException {
        int value = (int) integer(4);
        note(name, Long::toString, value, 4, role);
        return value;
    }

    public long u32(String name, ByteRole role) throws DissectException {
        return number(name, 4, role);
    }

    public long i64(String name, ByteRole role) throws DissectException {
        return number(name, 8, role);
    }

    private long number(String name, int size, ByteRole role) throws DissectException {
        long value = integer(size);
        note(name, Long::toString, value, size, role);
        return value;
    }

    /** Notes the bytes just taken as a field. */
    public void note(String name, String value, int size, ByteRole role) {
        role(size, role);
        if (lists) {
            int to = end(at);
            draft.tree.note(name, value, Math.min(place(at - size), to), to, draft.roles.effective(role));
        } else {
            draft.tree.note();
        }
    }

    /** Notes a number just taken; its text is made only where fields are listed. */
    public void note(String name, LongFunction<String> text, long number, int size, ByteRole role) {
        note(name, lists ? text.apply(number) : "", size, role);
    }

    /** Notes the bytes just taken; their text is made only where fields are listed. */
    public void note(String name, Function<byte[], String> text, int size, ByteRole role) {
        note(name, lists ? text.apply(look(size, 0)) : "", size, role);
    }

    /** Gives the bytes just taken a role without a field of their own. */
    public void role(int size, ByteRole role) {
        role(at - size, at, role);
    }

    private void role(int from, int to, ByteRole role) {
        if (spans == null) {
            draft.roles.set(first + from - begin, first + to - begin, role);
        } else {
            spans.role(draft.roles, from - begin, to - begin, role);
        }
    }

    /** Offset in the stream after the byte taken last. */
    public long position() {
        return draft.position(end(at));
    }

    /** Adds a part that has no bytes here: both its offsets, and those of its parts, are {@link #position}. */
    public void aside(Field part) {
        draft.tree.aside(part);
    }

    /** Takes bytes and shows them in hexadecimal. */
    public void bytes(String name, long size, ByteRole role) throws DissectException {
        skip(size);
        note(name, lists ? ShownText.hex(bytes, at - (int) size, at) : "", (int) size, role);
    }

    /** Takes text of that many bytes in Latin-1. */
    public void latin1(String name, long size, ByteRole role) throws DissectException {
        skip(size);
        note(name, lists ? ShownText.latin1(bytes, at - (int) size, at) : "", (int) size, role);
    }

    /** Takes the first bytes of a message. @return whether they are these characters of ASCII */
    public boolean magic(String wanted, ByteRole role) throws DissectException {
        latin1("magic", wanted.length(), role);
        boolean same = true;
        for (int i = 0; i < wanted.length(); i++) {
            same &= (bytes[at - wanted.length() + i] & 0xFF) == wanted.charAt(i);
        }
        return same;
    }

    /** Takes padding bytes. */
    public void padding(int size) throws DissectException {
        if (size > 0) {
            skip(size);
            note("padding", "", size, ByteRole.PADDING);
        }
    }

    /** Converts a place in the reader to the place of that byte in the message. */
    private int place(int here) {
        return spans == null ? first + here - begin : spans.place(here - begin);
    }

    /** Converts an end in the reader to the place after the same byte in the message. */
    private int end(int here) {
        return spans == null ? first + here - begin : here == begin ? spans.place(0) : spans.place(here - begin - 1) + 1;
    }

    /**
     * Returns the message that was read.
     *
     * @param wholeLength bytes that count as the message's, those not taken included
     */
    Message message(String protocol, Side side, long wholeLength, List<Piece> pieces, String trouble) {
        return draft.message(protocol, side, taken(), wholeLength, pieces, trouble);
    }
}
