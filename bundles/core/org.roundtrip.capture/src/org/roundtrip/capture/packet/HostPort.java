// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

/**
 * An IP address with a port, comparable by value.
 *
 * @param high first eight bytes of an IPv6 address, 0 for IPv4
 * @param low  last eight bytes of an IPv6 address, or the IPv4 address
 * @param ipv6 whether the address is one of IPv6
 * @param port 0 where the protocol has none
 */
public record HostPort(long high, long low, boolean ipv6, int port) {

    /** The address alone: {@code 127.0.0.1} or {@code ::1}. */
    public String host() {
        return ipv6 ? groups() : (low >> 24 & 0xFF) + "." + (low >> 16 & 0xFF) + "." + (low >> 8 & 0xFF) + "." + (low & 0xFF);
    }

    /** {@code 127.0.0.1:1099} or {@code [::1]:1099}; without a port the address alone. */
    @Override
    public String toString() {
        return port == 0 ? host() : (ipv6 ? "[" + host() + "]" : host()) + ":" + port;
    }

    /** Hexadecimal groups, the first longest run of two or more zeros as {@code ::} (RFC 5952). */
    private String groups() {
        int longest = 0;
        int longestAt = -1;
        for (int at = 0; at < 8; at++) {
            int zeros = 0;
            while (at + zeros < 8 && group(at + zeros) == 0) {
                zeros++;
            }
            if (zeros > Math.max(1, longest)) {
                longest = zeros;
                longestAt = at;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < 8; at++) {
            if (at == longestAt) {
                text.append("::");
                at += longest - 1;
            } else {
                text.append(text.isEmpty() || text.charAt(text.length() - 1) == ':' ? "" : ":")
                        .append(Long.toHexString(group(at)));
            }
        }
        return text.toString();
    }

    private long group(int number) {
        return (number < 4 ? high >>> 48 - 16 * number : low >>> 48 - 16 * (number - 4)) & 0xFFFF;
    }
}
