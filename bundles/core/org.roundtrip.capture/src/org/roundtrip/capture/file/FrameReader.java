// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.util.OptionalLong;
import org.roundtrip.model.text.Texts;

/** Reads one of the formats that {@link PacketFile} knows. One thread reads on, others may look up what was read. */
abstract sealed class FrameReader permits PcapReader, PcapngReader, SnoopReader {
    /** No link layer has frames this long; a length above it is damage. */
    static final int LONGEST_FRAME = 128 << 20;

    /** The file, as the thread that reads on uses it. */
    final FileWindow window;
    /** How many packets were read so far. */
    long packets;
    private volatile long position;
    private volatile String problem;

    FrameReader(FileWindow window, long position) {
        this.window = window;
        this.position = position;
    }

    /** Fills in the next frame. @return false at the end */
    abstract boolean next(CurrentFrame into) throws IOException;

    /**
     * Fills in a frame that was read before.
     *
     * @param from   the file, through another window than the one that {@link #next} uses
     * @param offset the place of the frame in the file
     * @return false when there is no frame
     */
    abstract boolean at(FileWindow from, long offset, CurrentFrame into) throws IOException;

    /** Number of packets that were lost in capturing, as far as the file states it. */
    abstract OptionalLong dropped();

    /** Whether the capture's filter named that port. */
    abstract boolean capturedPort(int port);

    /** Where the next packet is looked for, in bytes from the file's start. */
    final long position() {
        return position;
    }

    final void position(long next) {
        position = next;
    }

    /** One sentence on why reading ended before the file does; null when nothing is wrong so far. */
    final String problem() {
        return problem;
    }

    final void problem(String sentence) {
        problem = sentence;
    }

    final void damaged() {
        problem = Texts.of(FrameReader.class).text("damaged", position);
    }
}
