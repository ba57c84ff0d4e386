// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.roundtrip.dissect.text.ShownText;

/**
 * The encodings of a connection's characters. The client sends both in a service context, as numbers of the OSF
 * registry.
 *
 * @param narrow of {@code string}; 0 when nothing was agreed: then text that is valid UTF-8 is decoded as UTF-8, other
 *               text as Latin-1
 * @param wide   of {@code wstring}
 */
record CodeSets(long narrow, long wide) {
    private static final long NOT_AGREED = 0, ISO_8859_1 = 0x0001_0001, UCS_2 = 0x0001_0100, UTF_16 = 0x0001_0109,
            UTF_8 = 0x0501_0001;
    private static final Map<Long, Charset> KNOWN = Map.of(ISO_8859_1, StandardCharsets.ISO_8859_1, 0x0001_0020L,
            StandardCharsets.US_ASCII, UCS_2, StandardCharsets.UTF_16BE, UTF_16, StandardCharsets.UTF_16BE, UTF_8,
            StandardCharsets.UTF_8);

    /** The code sets when nothing was agreed, or when that happened before the capture began. */
    static final CodeSets USUAL = new CodeSets(NOT_AGREED, UTF_16);

    /** A code set's name, or its number. */
    static String name(long codeSet) {
        return codeSet == UCS_2 ? "UCS-2" : codeSet == UTF_16 ? "UTF-16"
                : KNOWN.containsKey(codeSet) ? KNOWN.get(codeSet).name() : "%08x".formatted(codeSet);
    }

    @Override
    public String toString() {
        return "char " + name(narrow) + ", wchar " + name(wide);
    }

    /** The text of a {@code string}. */
    String text(byte[] bytes) {
        if (narrow == NOT_AGREED && isAscii(bytes)) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
        return text(narrow == NOT_AGREED ? guessed(bytes) : narrow, bytes, false);
    }

    private static boolean isAscii(byte[] bytes) {
        int all = 0;
        for (byte each : bytes) {
            all |= each;
        }
        return all >= 0;
    }

    private static long guessed(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return UTF_8;
        } catch (CharacterCodingException e) {
            return ISO_8859_1;
        }
    }

    private static String text(long codeSet, byte[] bytes, boolean little) {
        Charset charset = KNOWN.get(codeSet);
        return charset == null ? ShownText.hex(bytes)
                : new String(bytes,
                        little && charset == StandardCharsets.UTF_16BE ? StandardCharsets.UTF_16LE : charset);
    }

    /** The text of a {@code wstring} without a byte order mark, or with one that says big-endian. */
    String wideText(byte[] bytes, boolean little) {
        return text(wide, bytes, little);
    }

    /** Whether a {@code wstring} may begin with a byte order mark. */
    boolean mayBeMarked() {
        return wide == UTF_16 || wide == UCS_2;
    }
}
