// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

/** What takes the place of the JDK's class in Java 8. */
class Crc32cTest {
    private final Crc32c crc = new Crc32c();

    @Test
    void theCheckValueOfTheCatalogueIsFound() {
        byte[] digits = "123456789".getBytes(StandardCharsets.US_ASCII);
        crc.update(digits, 0, digits.length);
        assertEquals(0xE3069283L, crc.getValue());
    }

    @Test
    void partsOfBytesGiveTheSameAsTheJdksClass() {
        byte[] bytes = new byte[1000];
        new Random(3).nextBytes(bytes);
        CRC32C jdk = new CRC32C();
        for (int length : new int[] {0, 1, 7, 500, 1000}) {
            crc.reset();
            jdk.reset();
            crc.update(bytes, 1000 - length, length);
            jdk.update(bytes, 1000 - length, length);
            assertEquals(jdk.getValue(), crc.getValue(), () -> length + " bytes");
        }
    }
}
