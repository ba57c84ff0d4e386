// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.roundtrip.capture.packet.PacketHeaders;

/**
 * An IP packet that was sent in parts, as one frame. It has the headers of the first part, which say then that it is whole,
 * and the payload of all parts.
 *
 * @param bytes      up to the first byte that was not captured
 * @param wireLength with all bytes
 */
record JoinedFrame(byte[] bytes, int wireLength) {
    private static final int MOST = 0xFFFF;
    private static final int IPV6_HEADER = 40;
    private static final int FRAGMENT_HEADER = 8;

    /** Reads the captured bytes of a part. */
    @FunctionalInterface
    interface Source {
        byte[] frame(Fragments.Part part) throws IOException;
    }

    /** @param parts in the order of their bytes */
    static JoinedFrame of(List<Fragments.Part> parts, Source source) throws IOException {
        PacketHeaders.Fragment first = parts.getFirst().where();
        int length = 0;
        for (Fragments.Part part : parts) {
            length = Math.max(length, part.where().offset() + part.where().length());
        }
        length = Math.min(length, MOST - (first.at() - first.ipAt()));
        byte[] all = new byte[first.at() + length];
        int filled = 0;
        int missing = all.length;
        for (Fragments.Part part : parts) {
            byte[] frame = source.frame(part);
            if (filled == 0) {
                System.arraycopy(frame, 0, all, 0, Math.min(frame.length, first.at()));
                filled = first.at();
            }
            int from = first.at() + part.where().offset();
            int known = Math.max(0, filled - from);
            int there = Math.min(Math.min(part.where().length(), frame.length - part.where().at()), all.length - from);
            if (there > known) {
                System.arraycopy(frame, part.where().at() + known, all, from + known, there - known);
            }
            if (there < part.where().length()) {
                missing = Math.min(missing, from + Math.max(0, there));
            }
            filled = Math.max(filled, Math.min(all.length, from + part.where().length()));
        }
        whole(ByteBuffer.wrap(all), first, length);
        return new JoinedFrame(missing < all.length ? Arrays.copyOf(all, missing) : all, all.length);
    }

    /** Changes the IP header, which states its length and that more follows. */
    private static void whole(ByteBuffer frame, PacketHeaders.Fragment first, int length) {
        int headers = first.at() - first.ipAt();
        if (first.ipv6()) {
            frame.putShort(first.ipAt() + 4, (short) (headers - IPV6_HEADER + length));
            frame.putShort(first.at() - FRAGMENT_HEADER + 2, (short) 0);
        } else {
            frame.putShort(first.ipAt() + 2, (short) (headers + length));
            frame.putShort(first.ipAt() + 6, (short) 0);
        }
    }
}
