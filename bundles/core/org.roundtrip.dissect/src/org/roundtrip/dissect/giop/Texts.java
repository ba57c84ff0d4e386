// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.text.ShownText;

/** Reads characters and octets, with the length before them. Both become one part. */
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
        String text = "";
        if (length > 0) {
            characters(cdr, length - 1, role);
            text = cdr.codeSets().text(cdr.copy(cdr.at() - (int) length + 1, (int) length - 1));
            cdr.octet("end");
        }
        String read = text;
        cdr.close(() -> Ior.explained(read));
        return text;
    }

    /** Reads a {@code string} that is only shown. */
    static void narrowValue(Cdr cdr, String name) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        long length = cdr.u32("length");
        int from = cdr.at();
        if (length > 0) {
            characters(cdr, length - 1, ByteRole.CONTENT);
            cdr.octet("end");
        }
        cdr.close(() -> length == 0 ? "" : Ior.explained(cdr.codeSets().text(cdr.copy(from, (int) length - 1))));
    }

    private static void characters(Cdr cdr, long length, ByteRole role) throws DissectException {
        cdr.raw("characters", length, role, cdr.codeSets()::text);
    }

    /**
     * Reads a {@code wstring}. In GIOP 1.2 it is its length in bytes and its characters, which are big-endian unless a
     * byte order mark says little-endian; before that its length in characters, the last of which is zero, in the
     * message's byte order.
     */
    static void wide(Cdr cdr, String name) throws DissectException {
        cdr.align(4);
        cdr.open(name, ByteRole.CONTENT);
        Supplier<String> text = wideText(cdr);
        cdr.close(() -> ShownText.of(text.get()));
    }

    /** Reads a {@code wstring} as parts of the value that was begun. */
    static Supplier<String> wideText(Cdr cdr) throws DissectException {
        return cdr.minor() < 2 ? terminated(cdr) : counted(cdr);
    }

    /**
     * Reads a {@code wchar}. Before GIOP 1.2 it is a number of two bytes, since then as many bytes as the one before it
     * says, a byte order mark among them.
     */
    static void wideCharacter(Cdr cdr, String name) throws DissectException {
        if (cdr.minor() < 2) {
            cdr.number(name, 2, ByteRole.CONTENT, value -> Character.toString((char) value));
            return;
        }
        cdr.open(name, ByteRole.CONTENT);
        Supplier<String> text = marked(cdr, cdr.octet("length"));
        cdr.close(() -> ShownText.of(text.get()));
    }

    private static Supplier<String> counted(Cdr cdr) throws DissectException {
        return marked(cdr, cdr.u32("length"));
    }

    /** Reads characters, before which a byte order mark may be. */
    private static Supplier<String> marked(Cdr cdr, long bytes) throws DissectException {
        long length = bytes;
        boolean little = false;
        if (length >= 2 && cdr.codeSets().mayBeMarked()) {
            int mark = cdr.peekU16();
            if (mark == BIG_ENDIAN || mark == LITTLE_ENDIAN) {
                cdr.raw("byte order mark", 2, ByteRole.PROTOCOL_HEADER, ShownText::hex);
                little = mark == LITTLE_ENDIAN;
                length -= 2;
            }
        }
        return wideCharacters(cdr, length, little);
    }

    private static Supplier<String> terminated(Cdr cdr) throws DissectException {
        long length = cdr.u32("length");
        Supplier<String> text = length <= 1 ? () -> "" : wideCharacters(cdr, 2 * (length - 1), cdr.little());
        if (length > 0) {
            cdr.raw("end", 2, ByteRole.PROTOCOL_HEADER, ShownText::hex);
        }
        return text;
    }

    private static Supplier<String> wideCharacters(Cdr cdr, long bytes, boolean little) throws DissectException {
        Function<byte[], String> text = raw -> cdr.codeSets().wideText(raw, little);
        int from = cdr.at();
        cdr.raw("characters", bytes, ByteRole.CONTENT, text);
        return () -> text.apply(cdr.copy(from, (int) bytes));
    }

    /** Reads octets, and shows them as text where they are printable. */
    static void octets(Cdr cdr, String name, ByteRole role) throws DissectException {
        octets(cdr, name, role, Texts::readable);
    }

    /** Reads octets, and shows them in another way. */
    static void octets(Cdr cdr, String name, ByteRole role, Function<byte[], String> text) throws DissectException {
        cdr.align(4);
        cdr.open(name, role);
        long length = cdr.u32("length");
        int from = cdr.at();
        cdr.raw("octets", length, role, text);
        cdr.close(() -> text.apply(cdr.copy(from, (int) length)));
    }

    /** Text where bytes are printable ASCII, else hexadecimal. */
    static String readable(byte[] bytes) {
        boolean printable = bytes.length > 0;
        for (byte each : bytes) {
            printable &= each >= ' ' && each < 0x7F;
        }
        return !printable ? ShownText.hex(bytes)
                : bytes.length <= MOST_SHOWN ? new String(bytes, StandardCharsets.US_ASCII)
                : new String(bytes, 0, MOST_SHOWN, StandardCharsets.US_ASCII) + "…";
    }

    private Texts() {
    }
}
