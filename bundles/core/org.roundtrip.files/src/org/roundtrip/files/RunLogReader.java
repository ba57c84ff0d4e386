// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads a run's log, which may still grow, from the beginning to its end. Run folders of older versions have no log; they
 * read as an empty one. Each call opens the file and closes it again. Used by one thread at a time.
 */
public final class RunLogReader {
    private static final int MOST_BYTES = 2 * RunLog.MOST_BYTES;
    private static final String TIME = "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?Z ";

    private final Path file;
    private long read;

    /** @param file {@link RunFolder#log()}; may not exist yet */
    public RunLogReader(Path file) {
        this.file = file;
    }

    /**
     * Returns the sentences that were added since the last call, in order and without their times. There are none when
     * there is no file. A line that is not complete yet is returned later. Of a file that is longer than {@link RunLog}
     * can make one, only the beginning is read.
     *
     * @throws IOException when there is a file that cannot be read
     */
    public List<String> next() throws IOException {
        byte[] bytes = added();
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        read += end;
        return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().map(line -> line.replaceFirst(TIME, "")).toList();
    }

    private byte[] added() throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            long size = Math.min(MOST_BYTES, channel.size());
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.max(0, size - read));
            channel.position(read);
            while (bytes.hasRemaining() && channel.read(bytes) > 0) {
                // reads up to the size that the file had when the buffer was made
            }
            byte[] found = new byte[bytes.position()];
            bytes.flip().get(found);
            return found;
        } catch (NoSuchFileException none) {
            return new byte[0];
        }
    }
}
