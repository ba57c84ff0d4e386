// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.agent;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roundtrip.harness.timing.JournalFormat;

/**
 * A log or journal that is sent while it grows. It is read in blocks of the journal's size. A block that may still change is
 * looked at again, and what has changed is sent: of a log the last block, of a journal those that are not closed, one for each
 * caller. The first block is looked at once more in the end, because a journal's header is completed then. Used by one thread
 * at a time.
 */
final class FollowedFile {
    private static final int BLOCK = JournalFormat.BLOCK_BYTES;
    /** A block without content begins with so many zeros. */
    private static final int BEGINNING = Integer.BYTES;

    private final Path file;
    private final Frame.Kind kind;
    private final int process;
    /** What was sent of the blocks that may still change, by their place. */
    private final SortedMap<Long, byte[]> growing = new TreeMap<>();
    private byte[] first = new byte[0];

    FollowedFile(Path file, Frame.Kind kind, int process) {
        this.file = file;
        this.kind = kind;
        this.process = process;
    }

    /** Sends what has changed since the last look. A file that is not there yet is empty. */
    void look(FrameLog out) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            for (long block : new ArrayList<>(growing.keySet())) {
                look(out, channel, block);
            }
            long next = growing.isEmpty() ? 0 : growing.lastKey() + 1;
            while (next == 0 || hasContent(channel, next)) {
                look(out, channel, next++);
            }
            long last = next - 1;
            // The last block stays, so that the next look begins behind it.
            growing.entrySet().removeIf(block -> block.getKey() < last && !mayGrow(block.getKey(), block.getValue()));
        }
    }

    private void look(FrameLog out, FileChannel channel, long block) throws IOException {
        byte[] before = growing.getOrDefault(block, new byte[0]);
        byte[] now = content(block, read(channel, block, BLOCK), before.length);
        send(out, block, before, now);
        if (block == 0) {
            first = now;
        }
        growing.put(block, now);
    }

    /** Whether a block before the last one may change: in a journal while it has no checksum. */
    private boolean mayGrow(long block, byte[] bytes) {
        return kind == Frame.Kind.JOURNAL && block > 0 && bytes.length >= JournalFormat.BLOCK_HEADER_BYTES
                && field(bytes, JournalFormat.CRC_AT) == 0;
    }

    /** Sends the rest of a file that nobody writes any more. */
    void finish(FrameLog out) throws IOException {
        look(out);
        if (first.length > 0) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                send(out, 0, first, Arrays.copyOf(read(channel, 0, BLOCK), first.length));
            }
        }
    }

    private static boolean hasContent(FileChannel channel, long block) throws IOException {
        byte[] beginning = read(channel, block, BEGINNING);
        return !Arrays.equals(beginning, new byte[beginning.length]);
    }

    private static byte[] read(FileChannel channel, long block, int most) throws IOException {
        ByteBuffer into = ByteBuffer.allocate(most);
        int read = 0;
        while (into.hasRemaining() && read >= 0) {
            read = channel.read(into, block * BLOCK + into.position());
        }
        return Arrays.copyOf(into.array(), into.position());
    }

    /** What a reader needs of a block. It is all of a log; of a journal, its calls so far and what was there before. */
    private byte[] content(long block, byte[] bytes, int before) {
        if (kind != Frame.Kind.JOURNAL || block == 0 || bytes.length < JournalFormat.BLOCK_HEADER_BYTES) {
            return bytes;
        }
        long each = field(bytes, JournalFormat.FORM_AT) == JournalFormat.INTERVALS ? JournalFormat.INTERVAL_BYTES
                : JournalFormat.SEQUENCE_BYTES;
        long calls = JournalFormat.BLOCK_HEADER_BYTES + Math.max(0, field(bytes, JournalFormat.COUNT_AT)) * each;
        return Arrays.copyOf(bytes, (int) Math.min(bytes.length, Math.max(before, calls)));
    }

    private static int field(byte[] block, int at) {
        return ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN).getInt(at);
    }

    private void send(FrameLog out, long at, byte[] before, byte[] now) throws IOException {
        int from = 0;
        while (from < Math.min(before.length, now.length) && before[from] == now[from]) {
            from++;
        }
        int to = now.length;
        while (to > from && to <= before.length && now[to - 1] == before[to - 1]) {
            to--;
        }
        if (to > from) {
            ByteBuffer piece = ByteBuffer.allocate(Long.BYTES + to - from);
            piece.putLong(at * BLOCK + from);
            piece.put(now, from, to - from);
            out.add(new Frame(kind, process, piece.array()));
        }
    }
}
