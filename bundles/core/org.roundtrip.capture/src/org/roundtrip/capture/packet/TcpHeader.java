// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a TCP header that are used here (RFC 9293).
 *
 * @param sequence        unsigned, 32 bits, as sent in the packet
 * @param acknowledgement the same; without meaning when {@link #ACK} is not set
 * @param flags           see the constants
 * @param window          as sent in the packet, not scaled
 */
public record TcpHeader(long sequence, long acknowledgement, int flags, int window) {
    /** Bits of {@link #flags}. */
    public static final int FIN = 1, SYN = 2, RST = 4, PSH = 8, ACK = 16, URG = 32, ECE = 64, CWR = 128;

    private static final List<String> NAMES = List.of("FIN", "SYN", "RST", "PSH", "ACK", "URG", "ECE", "CWR");

    /** Whether all of these flags are set. */
    public boolean has(int these) {
        return (flags & these) == these;
    }

    /** Whether this asks for a connection. */
    public boolean opens() {
        return has(SYN) && !has(ACK);
    }

    /** The names of the flags that are set, such as {@code SYN ACK}. */
    public String flagNames() {
        List<String> names = new ArrayList<>();
        for (int bit = 0; bit < NAMES.size(); bit++) {
            if (has(1 << bit)) {
                names.add(NAMES.get(bit));
            }
        }
        return String.join(" ", names);
    }
}
