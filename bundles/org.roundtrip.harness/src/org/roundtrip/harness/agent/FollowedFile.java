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
import java.util.Arrays;
import org.roundtrip.harness.timing.JournalFormat;

/**
 * A log or journal that is sent while it grows. It is read in blocks of the journal's size: a block is looked at again, and
 * what has changed is sent, until the next block has content. The first block is looked at once more in the end, because a
 * journal's header is completed then. Used by one thread at a time.
 */
final class FollowedFile {
    private static final int BLOCK = JournalFormat.BLOCK_BYTES;
    /** A block without content begins with so many zeros. */
    private static final int BEGINNING = Integer.BYTES;

    private final Path file;
    private final Frame.Kind kind;
    private final int process;
    private long block;
    private byte[] sent = new byte[0];
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
            boolean more = true;
            while (more) {
                more = hasContent(channel, block + 1);
                byte[] now = content(read(channel, block, BLOCK), sent.length);
                send(out, block, sent, now);
                if (block == 0) {
                    first = now;
                }
                sent = more ? new byte[0] : now;
                block += more ? 1 : 0;
            }
        }
    }

    /** Sends the rest of a file that nobody writes any more. */
    void finish(FrameLog out) throws IOException {
        look(out);
        if (block > 0) {
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

    /** What a reader needs of a block: all of a log; of a journal, its samples so far and what was there before. */
    private byte[] content(byte[] bytes, int before) {
        if (kind != Frame.Kind.JOURNAL || block == 0 || bytes.length < JournalFormat.BLOCK_HEADER_BYTES) {
            return bytes;
        }
        int count = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(JournalFormat.COUNT_AT);
        long samples = JournalFormat.BLOCK_HEADER_BYTES + Math.max(0, (long) count) * Integer.BYTES;
        return Arrays.copyOf(bytes, (int) Math.min(bytes.length, Math.max(before, samples)));
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
