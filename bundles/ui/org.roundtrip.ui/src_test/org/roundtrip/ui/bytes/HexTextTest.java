// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Bytes as text for the clipboard. */
class HexTextTest {
    private static final byte[] BYTES = "0123456789abcdef\u00e4!".getBytes(StandardCharsets.UTF_8);

    @Test
    void digitsStandInLinesOfSixteen() {
        assertEquals("30 31 32 33 34 35 36 37 38 39 61 62 63 64 65 66\nc3 a4 21", HexText.hex(BYTES, new ByteSpan(0, 19)));
        assertEquals("a4", HexText.hex(BYTES, new ByteSpan(17, 18)));
        assertEquals("", HexText.hex(BYTES, ByteSpan.EMPTY));
    }

    @Test
    void arraysCompile() {
        assertEquals("{\n    0x66, 0xc3, 0xa4, 0x21\n}", HexText.array(BYTES, new ByteSpan(15, 19)));
        assertEquals(18, HexText.array(BYTES, new ByteSpan(0, 19)).chars().filter(each -> each == ',').count());
    }

    @Test
    void textIsDecoded() {
        assertEquals("f\u00e4!", HexText.text(BYTES, new ByteSpan(15, 19)));
    }

    @Test
    void bytesWithoutACharacterAreDots() {
        assertEquals('.', HexText.character(0x1F));
        assertEquals(' ', HexText.character(0x20));
        assertEquals('~', HexText.character(0x7E));
        assertEquals('.', HexText.character(0x7F));
        assertEquals('.', HexText.character(0xFF));
    }
}
