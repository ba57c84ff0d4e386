// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.roundtrip.dissect.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** Reads characters and octets, each with their length before them, which is a part around them. */
final class Texts {
    private static final int MOST_SHOWN = 48;
    private static final int BIG_ENDIAN = 0xFEFF, LITTLE_ENDIAN = 0xFFFE;

    /**
     * Reads a {@code string}, which has a zero byte at its end.
     *
     * @param role of the characters
     */
    static String narrow(Cdr cdr, String name, ByteRole role) throws DissectException {
        cdr.align(4);
        cdr.open(name, role);
        long length = cdr.u32("length");
        String text = length == 0 ? "" : cdr.codeSets()
                .text(cdr.raw("characters", length - 1, role, cdr.codeSets()::text));
        if (length > 0) {
            cdr.octet("end");
        }
        cdr.close(() -> Ior.explained(text));
        return text;
    }

    /**
     * Reads a {@code wstring}: in GIOP 1.2 its length in bytes and its characters, which are big-endian unless a mark
     * tells otherwise; before that its length in characters, the last of which is zero, in the message's byte order.
     */
    static void wide(Cdr cdr, String name) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        String text = cdr.minor() < 2 ? terminated(cdr) : counted(cdr);
        cdr.close(() -> MessageReader.shown(text));
    }

    private static String counted(Cdr cdr) throws DissectException {
        long length = cdr.u32("length");
        boolean little = false;
        if (length >= 2 && cdr.codeSets().mayBeMarked()) {
            int mark = cdr.peekU16();
            if (mark == BIG_ENDIAN || mark == LITTLE_ENDIAN) {
                cdr.raw("byte order mark", 2, ByteRole.PROTOCOL_HEADER, MessageReader::hex);
                little = mark == LITTLE_ENDIAN;
                length -= 2;
            }
        }
        return wideCharacters(cdr, length, little);
    }

    private static String terminated(Cdr cdr) throws DissectException {
        long length = cdr.u32("length");
        String text = length <= 1 ? "" : wideCharacters(cdr, 2 * (length - 1), cdr.little());
        if (length > 0) {
            cdr.raw("end", 2, ByteRole.PROTOCOL_HEADER, MessageReader::hex);
        }
        return text;
    }

    private static String wideCharacters(Cdr cdr, long bytes, boolean little) throws DissectException {
        Function<byte[], String> text = raw -> cdr.codeSets().wideText(raw, little);
        return text.apply(cdr.raw("characters", bytes, ByteRole.CONTENT, text));
    }

    /** Reads octets, to be shown as text where they are printable. */
    static void octets(Cdr cdr, String name, ByteRole role) throws DissectException {
        octets(cdr, name, role, Texts::readable);
    }

    /** The same, to be shown in another way. */
    static void octets(Cdr cdr, String name, ByteRole role, Function<byte[], String> text) throws DissectException {
        cdr.align(4);
        cdr.open(name, role);
        long length = cdr.u32("length");
        byte[] octets = cdr.raw("octets", length, role, text);
        cdr.close(() -> text.apply(octets));
    }

    /** Text where bytes are printable ASCII, else hexadecimal. */
    static String readable(byte[] bytes) {
        boolean printable = bytes.length > 0;
        for (byte each : bytes) {
            printable &= each >= ' ' && each < 0x7F;
        }
        return !printable ? MessageReader.hex(bytes)
                : bytes.length <= MOST_SHOWN ? new String(bytes, StandardCharsets.US_ASCII)
                : new String(bytes, 0, MOST_SHOWN, StandardCharsets.US_ASCII) + "…";
    }

    private Texts() {
    }
}
