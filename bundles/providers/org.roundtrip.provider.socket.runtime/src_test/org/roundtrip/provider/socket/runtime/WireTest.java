// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTest {
    private interface Encoding {
        void to(WireOutput out) throws IOException;
    }

    private static byte[] message(Encoding encoding) throws IOException {
        WireOutput out = new WireOutput();
        out.begin();
        encoding.to(out);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        out.send(Channels.newChannel(bytes));
        return bytes.toByteArray();
    }

    private static ReadableByteChannel channel(byte[] bytes) {
        return Channels.newChannel(new ByteArrayInputStream(bytes));
    }

    private static WireInput read(byte[] message) throws IOException {
        WireInput in = new WireInput();
        assertTrue(in.next(channel(message)));
        return in;
    }

    private static WireInput read(String hex) throws IOException {
        return read(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    @Test
    void theEncodingIsAsDocumented() throws IOException {
        byte[] message = message(out -> {
            out.putBoolean(true);
            out.putByte((byte) -2);
            out.putShort((short) 0x0102);
            out.putInt(0x01020304);
            out.putLong(0x0102030405060708L);
            out.putFloat(1.5f);
            out.putDouble(-2.0);
            out.putLatin1("A\u00e9");
            out.putUtf8("A\u00e9\u4e00");
            out.putBytes(new byte[] {7, 8});
            out.putInts(new int[] {1});
        });
        assertEquals("0000003a 01 fe 0102 01020304 0102030405060708 3fc00000 c000000000000000 0000000241e9"
                + " 0000000641c3a9e4b880 000000020708 0000000100000001", hex(message));
    }

    @Test
    void decimalNumbersHaveTwoDigitsInAByteAndTheSignAtTheEnd() throws IOException {
        assertEquals("0000000a01250d01250c000c999c", HexFormat.of().formatHex(message(out -> {
            out.putDecimal(new BigDecimal("-12.5"), 4, 2);
            out.putDecimal(new BigDecimal("12.50"), 4, 2);
            out.putDecimal(BigDecimal.ZERO, 3, 0);
            out.putDecimal(new BigDecimal("999"), 3, 0);
        })));
        WireInput in = read("00000005 01250d 999c");
        assertEquals(new BigDecimal("-12.50"), in.getDecimal(4, 2));
        assertEquals(new BigDecimal("9.99"), in.getDecimal(3, 2));
        assertThrows(ProtocolException.class, () -> message(out -> out.putDecimal(new BigDecimal("1000"), 3, 0)));
        assertThrows(ProtocolException.class, () -> read("00000002 9a9c").getDecimal(3, 0));
        assertThrows(ProtocolException.class, () -> read("00000002 9999").getDecimal(3, 0));
    }

    private static String hex(byte[] message) {
        String hex = HexFormat.of().formatHex(message);
        StringBuilder parts = new StringBuilder();
        int at = 0;
        for (int bytes : new int[] {4, 1, 1, 2, 4, 8, 4, 8, 6, 10, 6, 8}) {
            parts.append(hex, at, at += 2 * bytes).append(' ');
        }
        assertEquals(hex.length(), at);
        return parts.toString().strip();
    }

    @Test
    void writtenValuesAreReadFromPartsOfAnySize() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        double[] doubles = random.doubles(5000).toArray();
        long[] longs = random.longs(3).toArray();
        boolean[] booleans = {true, false, true};
        short[] shorts = {1, -2, Short.MIN_VALUE};
        float[] floats = {1, -0.5f};
        String text = "\u4e00\u0416z".repeat(20_000);
        Encoding all = out -> {
            out.putDoubles(doubles);
            out.putLongs(longs);
            out.putBooleans(booleans);
            out.putShorts(shorts);
            out.putFloats(floats);
            out.putUtf8(text);
        };
        ByteArrayOutputStream three = new ByteArrayOutputStream();
        for (int i = 0; i < 3; i++) {
            three.write(message(all));
        }
        for (int most : new int[] {1, 7, 1000, Integer.MAX_VALUE}) {
            ReadableByteChannel slow = Channels.newChannel(new Slow(three.toByteArray(), most));
            WireInput in = new WireInput();
            for (int i = 0; i < 3; i++) {
                assertTrue(in.next(slow));
                assertArrayEquals(doubles, in.getDoubles(5000, 5000));
                assertArrayEquals(longs, in.getLongs(0, 3));
                assertArrayEquals(booleans, in.getBooleans(3, 9));
                assertArrayEquals(shorts, in.getShorts(3, 3));
                assertArrayEquals(floats, in.getFloats(2, 2));
                assertEquals(text, in.getUtf8());
                in.end();
            }
            assertFalse(in.next(slow));
        }
    }

    @Test
    void utf8IsThatOfTheLibrary() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(20); n > 0; n--) {
                text.append((char) random.nextInt(random.nextBoolean() ? 0x10000 : 0xE000));
                if (random.nextInt(4) == 0) {
                    text.appendCodePoint(random.nextInt(0x10000, 0x110000));
                }
            }
            byte[] bytes = new byte[3 * text.length()];
            int end = Utf8.encode(text.toString(), bytes, 0);
            assertArrayEquals(text.toString().getBytes(StandardCharsets.UTF_8), java.util.Arrays.copyOf(bytes, end));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ffffffff", "80000000", "7fffffff", "10000001"})
    void hostileLengthsOfMessagesAreRejected(String length) {
        assertThrows(ProtocolException.class, () -> read(length + "00"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "00", "000000", "00000005 01020304", "10000000 00"})
    void whatEndsTooEarlyIsNoMessage(String hex) throws IOException {
        if (hex.isEmpty()) {
            assertFalse(new WireInput().next(channel(new byte[0])));
        } else {
            assertThrows(EOFException.class, () -> read(hex));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ffffffff", "80000000", "7fffffff", "00000002"})
    void hostileLengthsOfValuesAreRejectedBeforeAnythingIsAllocated(String count) throws IOException {
        String message = "00000005 " + count + " 00";
        int most = Integer.MAX_VALUE;
        assertThrows(ProtocolException.class, () -> read(message).getLatin1());
        assertThrows(ProtocolException.class, () -> read(message).getUtf8());
        assertThrows(ProtocolException.class, () -> read(message).getBytes(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getBooleans(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getShorts(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getInts(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getLongs(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getFloats(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getDoubles(0, most));
        assertThrows(ProtocolException.class, () -> read(message).getCount(0, 1));
        assertThrows(ProtocolException.class, () -> read(message).getIndex(2));
    }

    @Test
    void valuesEndWithTheirMessage() throws IOException {
        WireInput in = read("00000003 010203 00000001 04");
        in.getShort();
        assertThrows(ProtocolException.class, in::end);
        assertThrows(ProtocolException.class, in::getInt);
        assertEquals(3, in.getByte());
        in.end();
        assertThrows(ProtocolException.class, in::getByte);
    }

    @Test
    void tooLongAMessageIsNotSent() throws IOException {
        WireOutput out = new WireOutput();
        out.begin();
        double[] doubles = new double[10 << 20];
        assertThrows(ProtocolException.class, () -> {
            for (int i = 0; i < 4; i++) {
                out.putDoubles(doubles);
            }
        });
    }

    /** Returns only a few bytes at each read. */
    private static final class Slow extends InputStream {
        private final ByteArrayInputStream in;
        private final int most;

        Slow(byte[] bytes, int most) {
            in = new ByteArrayInputStream(bytes);
            this.most = most;
        }

        @Override
        public int read() {
            return in.read();
        }

        @Override
        public int read(byte[] to, int from, int length) {
            return in.read(to, from, Math.min(length, most));
        }

        @Override
        public int available() {
            return 0;
        }
    }
}
