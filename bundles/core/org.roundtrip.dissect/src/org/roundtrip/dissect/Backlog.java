// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.roundtrip.dissect.roles.ByteRoles;

/** The bytes of one direction that were not decoded to a message yet, and the packets that carried them. */
final class Backlog implements ByteView {
    private byte[] bytes = new byte[4096];
    private int begin;
    private int end;
    private long offset;
    private final ByteRoles roles = new ByteRoles();
    private final Deque<Piece> pieces = new ArrayDeque<>();

    @Override
    public int size() {
        return end - begin;
    }

    @Override
    public int u8(int at) {
        return bytes[begin + at] & 0xFF;
    }

    /** Offset of the first byte in the stream. */
    long offset() {
        return offset;
    }

    void add(byte[] from, int at, int length, long packet) {
        if (bytes.length - end < length) {
            int size = size();
            byte[] room = size + length <= bytes.length / 2 ? bytes
                    : new byte[(int) Math.min(Integer.MAX_VALUE - 16L, 2L * (size + length))];
            System.arraycopy(bytes, begin, room, 0, size);
            bytes = room;
            begin = 0;
            end = size;
        }
        System.arraycopy(from, at, bytes, end, length);
        pieces.add(new Piece(offset + size(), length, packet));
        end += length;
    }

    /** Skips bytes that were not captured. */
    void jump(long length) {
        offset += length;
    }

    /**
     * Reads the bytes as a message. An earlier reader must not be used any more, because both use the same array of
     * roles.
     *
     * @param lists whether fields are listed
     */
    MessageReader reader(boolean finished, boolean closed, Bodies bodies, boolean lists) {
        roles.clear();
        return new MessageReader(bytes, begin, end, finished, closed, bodies, new Draft(offset, roles, lists));
    }

    /** Removes the first bytes. @return the packets that carried them */
    List<Piece> take(int length) {
        List<Piece> taken = new ArrayList<>();
        long to = offset + length;
        while (!pieces.isEmpty() && pieces.peek().offset() < to) {
            Piece first = pieces.poll();
            int inside = (int) Math.min(first.length(), to - first.offset());
            taken.add(new Piece(first.offset(), inside, first.packet()));
            if (inside < first.length()) {
                pieces.push(new Piece(to, first.length() - inside, first.packet()));
            }
        }
        begin += length;
        offset = to;
        if (begin == end) {
            begin = 0;
            end = 0;
            bytes = bytes.length > 1 << 16 ? new byte[4096] : bytes;
        }
        return List.copyOf(taken);
    }
}
