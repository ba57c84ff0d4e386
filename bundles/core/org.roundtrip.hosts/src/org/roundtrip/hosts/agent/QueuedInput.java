// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** An input that one thread fills and another one reads. */
final class QueuedInput extends InputStream {
    private static final byte[] END = new byte[0];
    private final BlockingQueue<byte[]> pieces = new LinkedBlockingQueue<>();
    private byte[] piece = {};
    private int next;

    /** Adds bytes, at least one. */
    void add(byte[] bytes) {
        pieces.add(bytes);
    }

    /** Ends the input after what was added. */
    void end() {
        pieces.add(END);
    }

    @Override
    public int read() throws InterruptedIOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int offset, int length) throws InterruptedIOException {
        try {
            while (next == piece.length) {
                piece = pieces.take();
                next = 0;
                if (piece == END) {
                    pieces.add(END);
                    return -1;
                }
            }
        } catch (InterruptedException e) {
            throw new InterruptedIOException();
        }
        int read = Math.min(length, piece.length - next);
        System.arraycopy(piece, next, into, offset, read);
        next += read;
        return read;
    }
}
