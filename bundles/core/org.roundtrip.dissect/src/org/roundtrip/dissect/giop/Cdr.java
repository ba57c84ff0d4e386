// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;

/**
 * Reads values in the Common Data Representation. Each is aligned to its own size from the beginning of the message or
 * of its encapsulation. Notes the bytes of the part that is read now; bytes before it were in earlier parts of the same
 * logical message. A quiet instance notes nothing: it only finds out whether values fit.
 */
final class Cdr {
    /** Thrown at the end of the received parts, when a fragment continues the message. */
    static final DissectException.Malformed GOES_ON =
            new DissectException.Malformed("giop.fragment");

    private final CdrBytes bytes;
    /** Null when this instance is quiet. */
    private final Parts parts;
    private CodeSets codeSets;

    private Cdr(CdrBytes bytes, CodeSets codeSets, Parts parts) {
        this.bytes = bytes;
        this.codeSets = codeSets;
        this.parts = parts;
    }

    /** @param codeSets the encodings of the connection's characters */
    Cdr(Joined message, CodeSets codeSets, MessageReader in) {
        this(CdrBytes.behindHeader(message), codeSets, new Parts(in));
    }

    /** Returns a quiet instance for bytes outside of messages, such as those that a text contains in hexadecimal. */
    static Cdr of(byte[] alone) {
        return new Cdr(CdrBytes.of(alone), CodeSets.USUAL, null);
    }

    /** Returns a quiet instance at the same place; not within an encapsulation. */
    Cdr quiet() {
        return new Cdr(bytes.copy(), codeSets, null);
    }

    /** Returns an instance for the encapsulation of that many bytes that begins here. */
    Cdr within(int length, boolean quiet) {
        return new Cdr(bytes.within(length), codeSets, quiet ? null : parts);
    }

    /** Whether values are listed, so that their texts are needed. */
    boolean lists() {
        return parts != null && parts.lists();
    }

    /** The encodings of characters. */
    CodeSets codeSets() {
        return codeSets;
    }

    /** Sets the encodings of the characters from here on. */
    void use(CodeSets agreed) {
        codeSets = agreed;
    }

    boolean little() {
        return bytes.little();
    }

    void little(boolean is) {
        bytes.little(is);
    }

    /** The minor version. */
    int minor() {
        return bytes.message().head().minor();
    }

    /** How many bytes of the message or encapsulation are left, at least. */
    int left() {
        return bytes.left();
    }

    /** How many values were read. */
    int steps() {
        return bytes.steps();
    }

    /** The place of the next byte. */
    int at() {
        return bytes.at();
    }

    /** Continues after values that another instance has read. */
    void at(int place) {
        bytes.at(place);
    }

    /** Skips values of that size when this instance is quiet. @return whether it did */
    boolean skips(int count, int size) throws DissectException {
        if (parts == null && count > 0) {
            align(size);
            need("", (long) count * size, ByteRole.CONTENT);
            bytes.pass(count * size);
        }
        return parts == null;
    }

    /**
     * Continues a sequence at the element at which the earlier parts of the message ended.
     *
     * @return how many of its elements are skipped
     */
    int resume(int sequence) {
        Joined.Reached reached = bytes.message().reached(sequence);
        if (reached != null) {
            bytes.at(reached.at());
        }
        return reached == null ? 0 : reached.elements();
    }

    /** Stores how many elements of a sequence are complete in the parts received, and where the next one begins. */
    void reached(int sequence, int elements, int next) {
        bytes.message().reach(sequence, new Joined.Reached(elements, next));
    }

    /** Begins a part of headers. */
    void open(String name) {
        open(name, ByteRole.PROTOCOL_HEADER);
    }

    /**
     * Begins a part that consists of parts. It is left out when none of its bytes are in the part of the message that is
     * read now.
     */
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
        int missing = bytes.toMultiple(size);
        if (missing != 0) {
            padding(missing);
        }
    }

    void padding(int size) throws DissectException {
        need("padding", size, ByteRole.PADDING);
        pass("padding", size, ByteRole.PADDING, "");
    }

    /** A number of 1 to 8 bytes, aligned to its size. */
    long number(String name, int size, ByteRole role, LongFunction<String> text) throws DissectException {
        align(size);
        need(name, size, role);
        boolean own = bytes.pass(size);
        long value = bytes.number(size);
        if (own && parts != null) {
            parts.note(name, parts.lists() ? text.apply(value) : "", bytes.own(size), role);
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
        return bytes.peekU16();
    }

    /** Skips bytes without alignment. */
    void raw(String name, long length, ByteRole role, Function<byte[], String> text) throws DissectException {
        need(name, length, role);
        int from = bytes.at();
        pass(name, (int) length, role, lists() ? ShownText.of(text.apply(bytes.copy(from, (int) length))) : "");
    }

    /** Returns a copy of bytes that were skipped. */
    byte[] copy(int from, int length) {
        return bytes.copy(from, length);
    }

    /** Returns all bytes that are left in the parts received so far. */
    void rest(String name, ByteRole role) throws DissectException {
        bytes.endHere();
        if (left() > 0) {
            raw(name, left(), role, ShownText::hex);
        }
    }

    /** The number of elements of a sequence, each of which has at least {@code least} bytes. */
    int count(String name, int least) throws DissectException {
        long count = u32(name);
        if (!bytes.mayHave(count, least)) {
            throw CdrBytes.tooLong();
        }
        return (int) count;
    }

    /** Throws unless that many bytes were received; notes the received bytes of a value that continues in a fragment. */
    void need(String name, long size, ByteRole role) throws DissectException {
        if (!bytes.has(size)) {
            pass(name, bytes.atHand(), role, "…");
            throw GOES_ON;
        }
    }

    private void pass(String name, int size, ByteRole role, String text) throws DissectException {
        if (bytes.pass(size) && parts != null) {
            parts.note(name, text, bytes.own(size), role);
        }
    }
}
