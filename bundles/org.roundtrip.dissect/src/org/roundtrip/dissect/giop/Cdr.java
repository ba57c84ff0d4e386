// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/**
 * Reads values in the Common Data Representation: each aligned to its own size from the beginning of the message or of
 * the encapsulation it stands in. Notes those bytes that are in the message at hand; those before it were in earlier
 * parts of the same logical message.
 */
final class Cdr {
    /** Thrown where the parts until now end and a fragment goes on. */
    static final DissectException.Malformed GOES_ON =
            new DissectException.Malformed("The message goes on in a fragment.");

    private final Joined message;
    /** Null for one that notes nothing. */
    private final Parts parts;
    /** How many values were read, by this and those that were made from it. */
    private final int[] steps;
    private CodeSets codeSets;
    private int at;
    private int end;
    private int encapsulation = -1;
    private boolean little;

    private Cdr(Joined message, CodeSets codeSets, Parts parts, int[] steps, int at) {
        this.message = message;
        this.codeSets = codeSets;
        this.parts = parts;
        this.steps = steps;
        this.at = at;
        this.end = message.more() ? Integer.MAX_VALUE : message.end();
        this.little = message.head().little();
    }

    /** @param codeSets in which the connection's characters are */
    Cdr(Joined message, CodeSets codeSets, MessageReader in) {
        this(message, codeSets, new Parts(in), new int[1], GiopHeader.BYTES);
    }

    /** One for bytes that stand in no message, such as those that a text tells in hexadecimal. */
    static Cdr of(byte[] bytes) {
        Cdr cdr = new Cdr(Joined.of(bytes), CodeSets.USUAL, null, new int[1], 0);
        cdr.encapsulation = 0;
        return cdr;
    }

    /** One that stands at the same place and notes nothing; not within an encapsulation. */
    Cdr quiet() {
        return new Cdr(message, codeSets, null, steps, at);
    }

    /** How characters are written. */
    CodeSets codeSets() {
        return codeSets;
    }

    /** Says how the characters from here on are written. */
    void use(CodeSets agreed) {
        codeSets = agreed;
    }

    boolean little() {
        return little;
    }

    /** The minor version. */
    int minor() {
        return message.head().minor();
    }

    /** How many bytes of the message or encapsulation are left, at least. */
    int left() {
        return (end == Integer.MAX_VALUE ? message.end() : end) - at;
    }

    /** How many values were read. */
    int steps() {
        return steps[0];
    }

    /** Where the next byte is. */
    int at() {
        return at;
    }

    /** Goes over values of that size each when they need not be looked at. @return whether it did */
    boolean skips(int count, int size) throws DissectException {
        if (parts == null && count > 0) {
            align(size);
            need("", (long) count * size, ByteRole.CONTENT);
            pass(count * size);
        }
        return parts == null;
    }

    /**
     * Goes on with the sequence that begins there where the parts before had ended.
     *
     * @return how many of its elements are gone over
     */
    int resume(int sequence) {
        Joined.Reached reached = message.reached(sequence);
        at = reached == null ? at : reached.at();
        return reached == null ? 0 : reached.elements();
    }

    /** Notes how far the parts until now go in a sequence: so many elements are whole, and the next begins there. */
    void reached(int sequence, int elements, int next) {
        message.reach(sequence, new Joined.Reached(elements, next));
    }

    /** Begins a part of headers. */
    void open(String name) {
        open(name, ByteRole.PROTOCOL_HEADER);
    }

    /** Begins a part that consists of parts; it is left out when none of its bytes are in the message at hand. */
    void open(String name, ByteRole role) {
        if (parts != null) {
            parts.open(name, role);
        }
    }

    /** Ends the part begun last. */
    void close(Supplier<String> value) {
        if (parts != null) {
            parts.close(value);
        }
    }

    /** Ends all parts that were begun. */
    void closeAll() {
        parts.closeAll();
    }

    void align(int size) throws DissectException {
        int odd = Math.floorMod(at - (encapsulation >= 0 ? encapsulation : message.origin(at)), size);
        if (odd != 0) {
            padding(size - odd);
        }
    }

    void padding(int size) throws DissectException {
        need("padding", size, ByteRole.PADDING);
        if (pass(size)) {
            note("padding", "", size, ByteRole.PADDING);
        }
    }

    /** A number of 1 to 8 bytes, aligned to its size. */
    long number(String name, int size, ByteRole role, LongFunction<String> text) throws DissectException {
        align(size);
        need(name, size, role);
        long value = 0;
        for (int i = 0; i < size; i++) {
            value = value << 8 | message.bytes()[little ? at + size - 1 - i : at + i] & 0xFF;
        }
        if (pass(size)) {
            note(name, text.apply(value), size, role);
        }
        return value;
    }

    int octet(String name) throws DissectException {
        return (int) number(name, 1, ByteRole.PROTOCOL_HEADER, Long::toString);
    }

    int u16(String name) throws DissectException {
        return (int) number(name, 2, ByteRole.PROTOCOL_HEADER, Long::toString);
    }

    long u32(String name) throws DissectException {
        return number(name, 4, ByteRole.PROTOCOL_HEADER, Long::toString);
    }

    /** The two bytes that come next, which are not taken, as a big-endian number. */
    int peekU16() throws DissectException {
        need("characters", 2, ByteRole.CONTENT);
        return (message.bytes()[at] & 0xFF) << 8 | message.bytes()[at + 1] & 0xFF;
    }

    /** Bytes as they are. */
    byte[] raw(String name, long length, ByteRole role, Function<byte[], String> text)
            throws DissectException {
        need(name, length, role);
        byte[] raw = Arrays.copyOfRange(message.bytes(), at, at + (int) length);
        if (pass((int) length)) {
            note(name, MessageReader.shown(text.apply(raw)), (int) length, role);
        }
        return raw;
    }

    /** All that is left in the parts until now. */
    void rest(String name, ByteRole role) throws DissectException {
        end = Math.max(at, message.end());
        if (left() > 0) {
            raw(name, left(), role, MessageReader::hex);
        }
    }

    /** The number of elements of a sequence, each of which has at least {@code least} bytes. */
    int count(String name, int least) throws DissectException {
        long count = u32(name);
        if (count > Integer.MAX_VALUE || end != Integer.MAX_VALUE && count * least > end - at) {
            throw tooLong();
        }
        return (int) count;
    }

    /** What stands in an encapsulation. */
    @FunctionalInterface
    interface Encapsulated {
        void read(Cdr cdr) throws DissectException;
    }

    /**
     * A sequence of bytes that holds values with a byte order of their own. What does not fit is shown as bytes.
     *
     * @param text what it says, asked when it was read
     * @return whether it fits
     */
    boolean encapsulation(String name, Encapsulated values, Supplier<String> text) throws DissectException {
        align(4);
        open(name);
        long length = u32("length");
        need("octets", length, ByteRole.PROTOCOL_HEADER);
        Cdr trial = within((int) length, null);
        boolean fits = trial.takes(values);
        if (fits) {
            Cdr inner = within((int) length, parts);
            inner.takes(values);
            at = inner.at;
            close(text);
        } else {
            byte[] octets = raw("octets", length, ByteRole.PROTOCOL_HEADER, Texts::readable);
            close(() -> Texts.readable(octets));
        }
        return fits;
    }

    private Cdr within(int length, Parts noted) {
        Cdr inner = new Cdr(message, codeSets, noted, steps, at);
        inner.end = at + length;
        inner.encapsulation = at;
        return inner;
    }

    /** Reads the byte order and what follows. @return whether that was possible */
    boolean takes(Encapsulated values) throws DissectException {
        try {
            int order = octet("byte order");
            if (order > 1) {
                return false;
            }
            little = order == 1;
            values.read(this);
            if (left() > 0) {
                raw("more", left(), ByteRole.PROTOCOL_HEADER, Texts::readable);
            }
            return true;
        } catch (DissectException.Malformed e) {
            return false;
        }
    }

    /** Goes over bytes that are at hand. @return whether to note them: some are in the message at hand */
    private boolean pass(int size) {
        at += size;
        steps[0]++;
        return parts != null && size > 0 && at > message.own();
    }

    private void note(String name, String text, int size, ByteRole role) throws DissectException {
        parts.note(name, text, Math.min(size, at - message.own()), role);
    }

    private void need(String name, long size, ByteRole role) throws DissectException {
        if (size < 0 || size > end - at) {
            throw tooLong();
        }
        if (size > message.bytes().length - at) {
            if (message.bytes().length < message.end()) {
                throw DissectException.Incomplete.INSTANCE;
            }
            int begun = message.bytes().length - at;
            if (pass(begun)) {
                note(name, "…", begun, role);
            }
            throw GOES_ON;
        }
    }

    private static DissectException.Malformed tooLong() {
        return new DissectException.Malformed("A value reaches over the end of its message.");
    }
}
