// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.grpc;

import java.nio.ByteBuffer;

/**
 * How far the gRPC messages of a body are read. Five bytes before each message state whether it is compressed, and its
 * length. Immutable.
 *
 * @param prefix how many bytes of the next prefix were read
 * @param length the part of the length that was read
 * @param left   how many bytes of the message are left
 */
public record GrpcFraming(int prefix, long length, long left) {
    /** Before the first message. */
    public static final GrpcFraming BEGIN = new GrpcFraming(0, 0, 0);
    /** Bytes are missing, so it is not known where the next message begins. */
    public static final GrpcFraming UNKNOWN = new GrpcFraming(0, 0, Long.MAX_VALUE);

    /** How many bytes are before each message. */
    public static final int PREFIX_BYTES = 5;

    /** Whether a message ends here, and none has begun. */
    public boolean between() {
        return prefix == 0 && left == 0;
    }

    /** Whether bytes look like messages, the last of which may go on. */
    public static boolean likely(byte[] bytes) {
        for (long at = 0; at + PREFIX_BYTES <= bytes.length;) {
            ByteBuffer prefix = ByteBuffer.wrap(bytes, (int) at, PREFIX_BYTES);
            int compressed = prefix.get();
            int length = prefix.getInt();
            if (compressed < 0 || compressed > 1 || length < 0) {
                return false;
            }
            at += PREFIX_BYTES + (long) length;
        }
        return bytes.length >= PREFIX_BYTES;
    }

    /** Whether bytes look like whole messages. */
    public static boolean whole(byte[] bytes) {
        return likely(bytes) && BEGIN.after(bytes, bytes.length).between();
    }

    /** Returns how many of the next bytes there are up to the end of a message. They are all when none ends in them. */
    public int toEnd(byte[] bytes) {
        if (left > 0) {
            return (int) Math.min(left, bytes.length);
        }
        int head = Math.min(PREFIX_BYTES - prefix, bytes.length);
        return (int) Math.min(head + after(bytes, head).left, bytes.length);
    }

    /** Returns how many of the next bytes belong to a message that began before them. */
    public int left(int bytes) {
        return prefix > 0 ? bytes : (int) Math.min(bytes, left);
    }

    /** Returns the framing after the first bytes of an array. */
    public GrpcFraming after(byte[] bytes, int count) {
        int head = prefix;
        long size = length;
        long rest = left;
        for (int at = 0; at < count;) {
            if (rest > 0) {
                long step = Math.min(rest, count - at);
                rest = rest == Long.MAX_VALUE ? rest : rest - step;
                at += (int) step;
            } else {
                size = head == 0 ? 0 : size << 8 | bytes[at] & 0xFF;
                head++;
                at++;
                if (head == PREFIX_BYTES) {
                    head = 0;
                    rest = size;
                }
            }
        }
        return new GrpcFraming(head, size, rest);
    }
}
