// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.servers;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the end of a text file that may grow. */
final class FileTail {
    private static final int MOST_BYTES = 64 * 1024;

    private FileTail() {
    }

    /** Returns the last 64 KiB of a file; empty when it cannot be read. Not for the user interface's thread. */
    static String of(Path file) {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            long from = Math.max(0, channel.size() - MOST_BYTES);
            channel.position(from);
            ByteBuffer bytes = ByteBuffer.allocate((int) Math.min(MOST_BYTES, channel.size() - from));
            while (bytes.hasRemaining() && channel.read(bytes) > 0) {
                // until the end that the file had when the buffer was made
            }
            return new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
