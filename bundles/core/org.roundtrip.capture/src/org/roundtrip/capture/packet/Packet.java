// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.packet;

/**
 * One packet of a capture file. Immutable.
 *
 * @param index          place in the file, from 0
 * @param offset         its place in the file, in bytes; {@code PacketFile.at} finds it again there
 * @param epochNanos     when it was captured, in nanoseconds since 1970, or {@link #NO_TIME}
 * @param linkType       code of its link layer, see {@link LinkType}
 * @param capturedLength how many bytes of it the file has
 * @param wireLength     how long it was on the wire, link layer included
 * @param bytes          its first bytes, as many as the caller wanted; callers must not change them
 */
public record Packet(long index, long offset, long epochNanos, int linkType, int capturedLength, int wireLength,
        byte[] bytes) {
    /** The time of a packet whose file does not state it. */
    public static final long NO_TIME = Long.MIN_VALUE;
}
