// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

/** Block types, magic numbers and option codes of the pcapng format. */
final class Pcapng {
    static final int SECTION = 0x0A0D0D0A;
    static final int INTERFACE = 1;
    /** The obsolete packet block. */
    static final int PACKET = 2;
    static final int SIMPLE_PACKET = 3;
    static final int STATISTICS = 5;
    static final int ENHANCED_PACKET = 6;
    static final int BYTE_ORDER = 0x1A2B3C4D;
    static final int OPTION_TIME_RESOLUTION = 9;
    static final int OPTION_FILTER = 11;
    static final int OPTION_TIME_OFFSET = 14;
    static final int OPTION_DROPPED = 5;

    private Pcapng() {
    }
}
