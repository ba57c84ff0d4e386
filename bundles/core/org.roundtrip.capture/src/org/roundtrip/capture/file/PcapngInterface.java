// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** An interface as a pcapng section describes it: its link layer and the unit of its times. */
final class PcapngInterface {
    private static final int MICROSECONDS = 6;
    private static final int NANOSECONDS = 9;
    private static final int BINARY = 0x80;
    private static final long BILLION = 1_000_000_000;
    /** The last second whose nanoseconds since 1970 a long holds, in the year 2262. */
    private static final long LAST_SECOND = Long.MAX_VALUE / BILLION - 1;

    private static final int LONGEST_FILTER = 4096;
    private static final Pattern PORT = Pattern.compile("\\bport (\\d{1,5})\\b");

    private final int linkType;
    private final long snapLength;
    private int resolution = MICROSECONDS;
    /** Units in a second, for a decimal resolution up to nanoseconds; else 0. */
    private long unit = 1_000_000;
    private long offsetSeconds;
    private Set<Integer> capturedPorts = Set.of();
    private volatile OptionalLong dropped = OptionalLong.empty();

    private PcapngInterface(int linkType, long snapLength) {
        this.linkType = linkType;
        this.snapLength = snapLength == 0 ? Long.MAX_VALUE : snapLength;
    }

    static PcapngInterface read(FileWindow window, long body, long end) throws IOException {
        PcapngInterface described = new PcapngInterface(window.u16(body), window.u32(body + 4));
        forEachOption(window, body + 8, end, (code, length, at) -> {
            if (code == Pcapng.OPTION_TIME_RESOLUTION && length == 1) {
                described.resolution(window.u8(at));
            } else if (code == Pcapng.OPTION_TIME_OFFSET && length == 8) {
                described.offsetSeconds = window.i64(at);
            } else if (code == Pcapng.OPTION_FILTER && length > 1 && length <= LONGEST_FILTER && window.u8(at) == 0) {
                described.capturedPorts = ports(new String(window.bytes(at + 1, length - 1), StandardCharsets.UTF_8));
            }
        });
        return described;
    }

    private void resolution(int stated) {
        resolution = stated;
        unit = stated <= NANOSECONDS ? power(stated) : 0;
    }

    private static Set<Integer> ports(String filter) {
        return PORT.matcher(filter).results().map(port -> Integer.valueOf(port.group(1)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Reads the options of a statistics block, which follows the packets. */
    void statistics(FileWindow window, long options, long end) throws IOException {
        forEachOption(window, options, end, (code, length, at) -> {
            if (code == Pcapng.OPTION_DROPPED && length == 8) {
                dropped = OptionalLong.of(Math.max(0, window.i64(at)));
            }
        });
    }

    int linkType() {
        return linkType;
    }

    long snapLength() {
        return snapLength;
    }

    /** The ports that the capture's filter names. */
    Set<Integer> capturedPorts() {
        return capturedPorts;
    }

    OptionalLong dropped() {
        return dropped;
    }

    /** Nanoseconds since 1970 of a time in this interface's unit, an unsigned number; clamped to the range of a long. */
    long epochNanos(long time) {
        if (unit != 0 && time >= 0) {
            return epochNanos(time / unit, time % unit * (BILLION / unit));
        }
        int digits = resolution & ~BINARY;
        if ((resolution & BINARY) != 0) {
            long fraction = digits < 64 ? time & (1L << digits) - 1 : time;
            int drop = Math.max(0, digits - 30);
            return epochNanos(digits < 64 ? time >>> digits : 0,
                    drop < 64 ? (fraction >>> drop) * BILLION >> Math.min(digits, 30) : 0);
        }
        if (digits > 19) {
            return epochNanos(0, digits - 9 <= 19 ? Long.divideUnsigned(time, power(digits - 9)) : 0);
        }
        long fraction = Long.remainderUnsigned(time, power(digits));
        return epochNanos(Long.divideUnsigned(time, power(digits)), digits <= 9 ? fraction * power(9 - digits)
                : Long.divideUnsigned(fraction, power(digits - 9)));
    }

    /** @param seconds an unsigned number */
    private long epochNanos(long seconds, long nanos) {
        long known = seconds < 0 ? LAST_SECOND : Math.min(seconds, LAST_SECOND);
        long whole = known + Math.clamp(offsetSeconds, -LAST_SECOND, LAST_SECOND);
        return Math.clamp(whole, -LAST_SECOND, LAST_SECOND) * BILLION + nanos;
    }

    /** A power of ten up to 10^19, which needs all 64 bits. */
    private static long power(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }

    private interface OptionReader {
        void read(int code, int length, long at) throws IOException;
    }

    private static void forEachOption(FileWindow window, long begin, long end, OptionReader reader)
            throws IOException {
        long at = begin;
        while (at + 4 <= end) {
            int code = window.u16(at);
            int length = window.u16(at + 2);
            if (code == 0 || at + 4 + length > end) {
                return;
            }
            reader.read(code, length, at + 4);
            at += 4 + (length + 3 & ~3);
        }
    }
}
