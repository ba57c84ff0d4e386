// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** References as ORBs wrote them: that of Java IDL is big-endian, that of omniORB little-endian. */
class IorTest {
    private static final String JAVA_IDL = "IOR:000000000000001649444c3a736572766963652f547269616c3a312e3000000000000001000000000000008200010200"
            + "0000000a3132372e302e302e3100b04700000031afabcb00000000200c4f0d1300000001000000000000000100000008526f"
            + "6f74504f41000000000800000001000000001400000000000002000000010000002000000000000100010000000205010001"
            + "0001002000010109000000010001010000000026000000020002";
    private static final String OMNIORB = "IOR:010000002b00000049444c3a6f6d672e6f72672f436f734e616d696e672f4e616d696e67436f6e746578744578743a31"
            + "2e30000001000000000000006c000000010102000a0000003132372e302e302e3100d7980b0000004e616d65536572766963"
            + "65000300000000000000080000000100000000545441010000001c0000000100000001000100010000000100010509010100"
            + "010000000901010003545441080000004b32056b01002cc1";

    @Test
    void thePortIsReadInTheOrderOfItsProfile() {
        assertEquals(45127, Ior.parse(JAVA_IDL).port());
        assertEquals(39127, Ior.parse(OMNIORB).port());
    }

    @Test
    void anotherPortChangesTwoOctets() {
        for (String text : new String[] {JAVA_IDL, OMNIORB}) {
            Ior other = Ior.parse(text).at(4711);
            assertEquals(4711, other.port());
            byte[] before = HexFormat.of().parseHex(text.substring(4));
            byte[] after = HexFormat.of().parseHex(other.toString().substring(4));
            int changed = 0;
            for (int i = 0; i < before.length; i++) {
                changed += before[i] == after[i] ? 0 : 1;
            }
            assertEquals(2, changed);
        }
    }

    @Test
    void whatHasNoPortIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Ior.parse("corbaloc::127.0.0.1:1/NameService"));
        assertThrows(IllegalArgumentException.class, () -> Ior.parse("IOR:00000000000000010000000000000000"));
    }
}
