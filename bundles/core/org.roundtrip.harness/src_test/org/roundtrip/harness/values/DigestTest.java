// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.load.Arrivals;

class DigestTest {

    @Test
    void isTheSha256OfTheCanonicalForm() throws Exception {
        ByteBuffer canonical = ByteBuffer.allocate(64);
        canonical.put((byte) '{').put((byte) 'I').putInt(7).put((byte) 'T').putInt(2).putChar('a').putChar('\u4E00')
                .put((byte) '[').putInt(1).put((byte) 'D').putDouble(0.5);
        byte[] sha = MessageDigest.getInstance("SHA-256")
                .digest(Arrays.copyOf(canonical.array(), canonical.position()));
        assertEquals(HexFormat.of().formatHex(sha), hex(digest -> {
            digest.struct();
            digest.put(7);
            digest.put("a\u4E00");
            digest.sequence(1);
            digest.put(0.5);
        }));
    }

    @Test
    void laterKindsHaveTheirOwnTags() throws Exception {
        ByteBuffer canonical = ByteBuffer.allocate(128);
        canonical.put((byte) 'C').putChar('\u4E00').put((byte) 'M').putLong(5).put((byte) '?').put((byte) 0)
                .put((byte) '?').put((byte) 1).put((byte) 'B').put((byte) 3).put((byte) 'U').putInt(2).put((byte) '{')
                .put((byte) '<').putInt(1).put((byte) 'I').putInt(8).put((byte) 'Z').put((byte) 1)
                .put((byte) 'N').putInt(2).put((byte) 'T').putInt(4).putChar('-').putChar('1').putChar('5').putChar('0');
        byte[] sha = MessageDigest.getInstance("SHA-256")
                .digest(Arrays.copyOf(canonical.array(), canonical.position()));
        assertEquals(HexFormat.of().formatHex(sha), hex(digest -> {
            digest.put('\u4E00');
            digest.timestamp(5);
            digest.optional(false);
            digest.optional(true);
            digest.put((byte) 3);
            digest.union(2);
            digest.struct();
            digest.map(1);
            digest.put(8);
            digest.put(true);
            digest.decimal(new BigDecimal("-1.5"), 2);
        }));
    }

    @Test
    void aDecimalNumberCountsAndNotHowItIsWritten() {
        String digest = hex(each -> each.decimal(new BigDecimal("100"), 2));
        assertEquals(digest, hex(each -> each.decimal(new BigDecimal("1E+2"), 2)));
        assertEquals(digest, hex(each -> each.decimal(new BigDecimal("100.0000"), 2)));
        assertNotEquals(digest, hex(each -> each.decimal(new BigDecimal("100.001"), 2)));
        assertEquals(hex(Digest::absent), hex(each -> each.decimal(null, 2)));
    }

    @Test
    void partsCanBePutInAnotherOrder() {
        Digest part = Digest.ofPart();
        part.put("b".repeat(9000));
        byte[] second = part.takePart();
        part.put("a");
        byte[] first = part.takePart();
        assertEquals(hex(digest -> {
            digest.map(2);
            digest.put("a");
            digest.put("b".repeat(9000));
        }), hex(digest -> {
            digest.map(2);
            digest.addPart(first);
            digest.addPart(second);
        }));
    }

    @Test
    void typeLengthAndAbsenceChangeTheDigest() {
        assertNotEquals(hex(digest -> digest.put(1)), hex(digest -> digest.put(1L)));
        assertNotEquals(hex(digest -> digest.put("")), hex(digest -> digest.put((String) null)));
        assertNotEquals(hex(digest -> digest.put(new byte[0])), hex(digest -> digest.put("")));
        assertNotEquals(hex(digest -> digest.sequence(0)), hex(Digest::absent));
        assertNotEquals(hex(digest -> digest.put(0.0)), hex(digest -> digest.put(-0.0)));
    }

    @Test
    void valuesLongerThanTheBufferAreDigestedWhole() {
        String text = "x".repeat(20_000);
        assertEquals(hex(digest -> digest.put(text)), hex(digest -> digest.put(text)));
        assertNotEquals(hex(digest -> digest.put(text)), hex(digest -> digest.put(text + "x")));
        assertNotEquals(hex(digest -> digest.put(text.getBytes())), hex(digest -> digest.put(text)));
    }

    @Test
    void arrivalsRecordOnlyBetweenBeginAndEnd() {
        Arrivals arrivals = new Arrivals();
        int before = arrivals.generation();
        arrivals.begin();
        arrivals.add(digest -> digest.put(5));
        assertEquals(hex(digest -> digest.put(5)), arrivals.end());
        assertNotEquals(before, arrivals.generation());
        arrivals.begin();
        assertEquals(hex(digest -> { }), arrivals.end());
    }

    private static String hex(Consumer<Digest> values) {
        Digest digest = new Digest();
        values.accept(digest);
        return digest.hex();
    }
}
