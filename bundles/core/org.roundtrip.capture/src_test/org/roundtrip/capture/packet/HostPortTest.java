// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HostPortTest {
    @ParameterizedTest
    @CsvSource({"0,1,::1", "0,0,::", "20010db800000000,1,2001:db8::1", "fe80000000000000,0,fe80::",
            "0001000200030004,0005000600070008,1:2:3:4:5:6:7:8", "0001000000030004,0005000600070008,1:0:3:4:5:6:7:8",
            "0000000000010000,0000000000000001,0:0:1::1", "0000000100020003,0004000500060007,0:1:2:3:4:5:6:7",
            "0001000000000002,0000000000000003,1:0:0:2::3"})
    void writesIpv6AsRfc5952Recommends(String high, String low, String text) {
        HostPort host = new HostPort(Long.parseUnsignedLong(high, 16), Long.parseUnsignedLong(low, 16), true, 80);
        assertEquals(text, host.host());
        assertEquals("[" + text + "]:80", host.toString());
    }
}
