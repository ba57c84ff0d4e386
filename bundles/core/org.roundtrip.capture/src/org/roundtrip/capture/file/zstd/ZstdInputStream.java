// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file.zstd;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;

/**
 * Unpacks frames of Zstandard, one after the other. Frames with a dictionary, and those that refer back more than {@link
 * #FARTHEST} bytes, are refused. Checksums are not compared. For one thread.
 */
public final class ZstdInputStream extends InputStream {
    /** The first four bytes of a file. */
    public static final int MAGIC = 0x28B52FFD;
    /** How far back a frame may refer. */
    public static final int FARTHEST = 128 << 20;

    private static final int FRAME = 0xFD2FB528;
    private static final int SKIPPED = 0x184D2A50;
    private static final int RAW = 0, ONE = 1, COMPRESSED = 2;

    private final InputStream in;
    private final byte[] block = new byte[Blocks.LONGEST];
    private History history;
    private Blocks blocks;
    private boolean last = true;
    private boolean checksum;

    /** @param in is closed with this */
    public ZstdInputStream(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int at, int most) throws IOException {
        while (most > 0 && (history == null || history.unread() == 0)) {
            if (last ? !frame() : !block()) {
                return -1;
            }
        }
        return most == 0 ? 0 : history.read(into, at, most);
    }

    /** Begins the next frame. @return false at the end */
    private boolean frame() throws IOException {
        int first = in.read();
        if (first < 0) {
            return false;
        }
        int magic = first | u8() << 8 | u8() << 16 | u8() << 24;
        if ((magic & ~0xF) == SKIPPED) {
            in.skipNBytes(number(4));
            return true;
        }
        if (magic != FRAME) {
            throw new ZipException();
        }
        int head = u8();
        boolean single = (head & 0x20) != 0;
        checksum = (head & 4) != 0;
        long window = 0;
        if (!single) {
            int description = u8();
            long base = 1L << 10 + (description >> 3);
            window = base + base / 8 * (description & 7);
        }
        if ((head & 3) != 0 && number((head & 3) == 3 ? 4 : head & 3) != 0) {
            throw new ZipException();
        }
        int sizeBytes = head >> 6 == 0 ? single ? 1 : 0 : 1 << (head >> 6);
        long size = number(sizeBytes) + (sizeBytes == 2 ? 256 : 0);
        window = single ? size : window;
        if (window < 0 || window > FARTHEST) {
            throw new ZipException();
        }
        history = new History((int) window);
        blocks = new Blocks(history);
        last = false;
        return true;
    }

    private boolean block() throws IOException {
        int head = (int) number(3);
        int size = head >> 3;
        int kind = head >> 1 & 3;
        last = (head & 1) != 0;
        if (size > Blocks.LONGEST) {
            throw new ZipException();
        }
        switch (kind) {
            case RAW -> {
                fill(size);
                history.room(size);
                history.add(block, 0, size);
            }
            case ONE -> {
                history.room(size);
                history.fill((byte) u8(), size);
            }
            case COMPRESSED -> {
                fill(size);
                try {
                    blocks.block(block, size);
                } catch (IndexOutOfBoundsException e) {
                    throw new ZipException();
                }
            }
            default -> throw new ZipException();
        }
        if (last && checksum) {
            number(4);
        }
        return true;
    }

    private void fill(int size) throws IOException {
        if (in.readNBytes(block, 0, size) < size) {
            throw new EOFException();
        }
    }

    private long number(int bytes) throws IOException {
        long value = 0;
        for (int i = 0; i < bytes; i++) {
            value |= (long) u8() << 8 * i;
        }
        return value;
    }

    private int u8() throws IOException {
        int value = in.read();
        if (value < 0) {
            throw new EOFException();
        }
        return value;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
