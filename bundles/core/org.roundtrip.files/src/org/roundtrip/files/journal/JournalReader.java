// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import static org.roundtrip.harness.timing.JournalFormat.BLOCK_BYTES;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.harness.timing.JournalFormat;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.text.Texts;

/**
 * Reads a journal, of whichever version, also while it is written and wherever it was cut. It reads by position instead of mapping the
 * file: the writer cuts the file when it ends, and reading a mapped page beyond the new end kills the JVM. Safe for several
 * threads.
 */
public final class JournalReader implements Closeable {

    /**
     * A block of the journal: calls that one caller made in one phase.
     *
     * @param index      place in the journal, from 0
     * @param phase      phase of the calls; {@link Phase#VERIFY} when the header is invalid
     * @param startNanos monotonic nanoseconds at which the first call began, see {@link JournalReader#clock()}
     * @param firstCall  index of the first call among those of the caller in the phase
     * @param count      calls recorded so far
     * @param form       how they are recorded: {@link JournalFormat#SEQUENCE} or {@link JournalFormat#INTERVALS}
     * @param caller     number of the caller, from 0
     * @param connection number of the caller's connection, from 0
     * @param closed     whether the block is complete and its checksum right
     * @param damaged    whether the checksum is wrong or the header is invalid, so that the calls cannot be used
     */
    public record Block(int index, Phase phase, long startNanos, long firstCall, int count, int form, int caller,
            int connection, boolean closed, boolean damaged) {
    }

    /**
     * Relates the journal's monotonic times to the wall clock.
     *
     * @param pid            process that wrote the journal
     * @param epochNanos     nanoseconds since 1970
     * @param monotonicNanos the same moment on the journal's clock
     * @param errorNanos     bound on how far apart the two readings were taken
     */
    public record Clock(long pid, long epochNanos, long monotonicNanos, long errorNanos) {
    }

    private final Path path;
    private final String source;
    private final List<Block> blocks = new ArrayList<>();
    private FileChannel file;
    private ByteBuffer buffer;
    private Clock clock;
    private int version;
    private int settled;

    private JournalReader(Path path) {
        this.path = path;
        source = String.valueOf(path.getFileName());
    }

    /**
     * Opens a journal and reads what it holds so far.
     *
     * @throws NoSuchFileException  when there is no such file, or not yet
     * @throws InvalidFileException when the file is no journal, or one of a newer version
     */
    public static JournalReader open(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new InvalidFileException(path.toString(), "", Texts.of(JournalReader.class).text("journal.not"));
        }
        JournalReader reader = new JournalReader(path);
        try {
            reader.refresh();
            return reader;
        } catch (IOException | RuntimeException e) {
            reader.close();
            throw e;
        }
    }

    /** Reads what was added since the last call; returns whether there was anything. */
    public synchronized boolean refresh() throws IOException {
        wake();
        if (clock == null && !readHeader()) {
            return false;
        }
        boolean changed = false;
        Map<Integer, Integer> open = new HashMap<>();
        Block block;
        int index = settled;
        for (; (block = nextBlock(index)) != null; index++) {
            if (index == blocks.size()) {
                blocks.add(block);
                changed = true;
            } else if (!blocks.set(index, block).equals(block)) {
                changed = true;
            }
            if (!block.damaged()) {
                completeEarlier(open.remove(block.caller()));
                if (!block.closed()) {
                    open.put(block.caller(), index);
                }
            }
        }
        while (blocks.size() > index) {
            // A writer removes a block that it began and that got no call.
            blocks.removeLast();
            changed = true;
        }
        while (settled < blocks.size() && settled(blocks.get(settled))) {
            settled++;
        }
        return changed;
    }

    /**
     * Reads an open block again after a later block of its caller was found. The caller ended it before it began the later one, but
     * perhaps after it was read; without the rest of its calls those of the later block would seem to follow.
     *
     * @param index its place, or null when there is no such block
     */
    private void completeEarlier(Integer index) throws IOException {
        if (index != null && readBlock(index) instanceof Block complete) {
            blocks.set(index, complete);
        }
    }

    /** Returns the block as it is now. A closed one is not read again, while blocks of other callers before it grow. */
    private Block nextBlock(int index) throws IOException {
        return index < blocks.size() && blocks.get(index).closed() ? blocks.get(index) : readBlock(index);
    }

    /** Whether a block will not change any more. The last block may look damaged while its header is written. */
    private boolean settled(Block block) {
        return block.closed() || block.damaged() && block.index() < blocks.size() - 1;
    }

    /** The blocks as of the last refresh, an immutable snapshot. */
    public synchronized List<Block> blocks() {
        return Collections.unmodifiableList(new ArrayList<>(blocks));
    }

    /** The clock mapping; empty until the journal's header is written. */
    public synchronized Optional<Clock> clock() {
        return Optional.ofNullable(clock);
    }

    /**
     * Reads the calls of a block: its count, or fewer when the file was cut since. The cursor is the caller's own and does not
     * change when the journal grows.
     */
    public synchronized CallCursor calls(Block block) throws IOException {
        wake();
        ByteBuffer calls = ByteBuffer.allocate(block.count() * bytes(block.form())).order(ByteOrder.LITTLE_ENDIAN);
        fill(calls, position(block.index()) + headerBytes());
        return CallCursor.of(block, calls.flip(), version);
    }

    /** Closes the file until something is read again; blocks and clock stay known. */
    @Override
    public synchronized void close() throws IOException {
        if (file != null) {
            file.close();
            file = null;
            buffer = null;
        }
    }

    private void wake() throws IOException {
        if (file == null) {
            file = FileChannel.open(path, StandardOpenOption.READ);
            buffer = ByteBuffer.allocate(BLOCK_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    private boolean readHeader() throws IOException {
        buffer.clear().limit(JournalFormat.CLOCK_ERROR_AT + Long.BYTES);
        fill(buffer, 0);
        int present = buffer.position();
        if (present >= Long.BYTES && buffer.getLong(0) != JournalFormat.FILE_MAGIC && buffer.getLong(0) != 0) {
            throw new InvalidFileException(source, "", Texts.of(JournalReader.class).text("journal.kind"));
        }
        if (buffer.hasRemaining() || buffer.getLong(0) == 0) {
            return false;
        }
        version = buffer.getInt(JournalFormat.VERSION_AT);
        if (version > JournalFormat.VERSION) {
            throw new InvalidFileException(source, "", Texts.of(JournalReader.class).text("journal.newer", version,
                    JournalFormat.VERSION));
        }
        if (version < 1 || buffer.getInt(JournalFormat.BLOCK_SIZE_AT) != BLOCK_BYTES) {
            throw new InvalidFileException(source, "", Texts.of(JournalReader.class).text("journal.header"));
        }
        clock = new Clock(buffer.getLong(JournalFormat.PID_AT), buffer.getLong(JournalFormat.EPOCH_AT),
                buffer.getLong(JournalFormat.MONOTONIC_AT), buffer.getLong(JournalFormat.CLOCK_ERROR_AT));
        return true;
    }

    /** Reads the block as it is now; null when there is none yet. */
    private Block readBlock(int index) throws IOException {
        // The header is read before the calls: the count was published after the calls it counts.
        buffer.clear().limit(headerBytes());
        fill(buffer, position(index));
        if (buffer.hasRemaining() || buffer.getInt(JournalFormat.MAGIC_AT) != JournalFormat.BLOCK_MAGIC) {
            return null;
        }
        int count = buffer.getInt(JournalFormat.COUNT_AT);
        int sum = buffer.getInt(JournalFormat.CRC_AT);
        long start = buffer.getLong(JournalFormat.START_AT);
        long firstCall = buffer.getLong(JournalFormat.FIRST_CALL_AT);
        Phase phase = phase(buffer.getInt(JournalFormat.PHASE_AT));
        int form = version == 1 ? JournalFormat.SEQUENCE : buffer.getInt(JournalFormat.FORM_AT);
        int caller = version == 1 ? 0 : buffer.getInt(JournalFormat.CALLER_AT);
        int connection = version == 1 ? 0 : buffer.getInt(JournalFormat.CONNECTION_AT);
        if (phase == null || firstCall < 0 || form != JournalFormat.SEQUENCE && form != JournalFormat.INTERVALS || caller < 0
                || connection < 0 || count < 0 || count > (BLOCK_BYTES - headerBytes()) / bytes(form)) {
            return new Block(index, Phase.VERIFY, start, 0, 0, JournalFormat.SEQUENCE, 0, 0, false, true);
        }
        if (sum == 0) {
            long present = (file.size() - position(index) - headerBytes()) / bytes(form);
            return new Block(index, phase, start, firstCall, (int) Math.clamp(present, 0, count), form, caller, connection,
                    false, false);
        }
        buffer.limit(headerBytes() + count * bytes(form));
        fill(buffer, position(index) + headerBytes());
        boolean whole = !buffer.hasRemaining();
        int present = (buffer.flip().remaining() - headerBytes()) / bytes(form);
        boolean right = whole && sum == checksum(buffer);
        return new Block(index, phase, start, firstCall, present, form, caller, connection, right, whole && !right);
    }

    private int headerBytes() {
        return version == 1 ? JournalFormat.BLOCK_HEADER_BYTES_1 : JournalFormat.BLOCK_HEADER_BYTES;
    }

    private static int bytes(int form) {
        return form == JournalFormat.SEQUENCE ? JournalFormat.SEQUENCE_BYTES : JournalFormat.INTERVAL_BYTES;
    }

    private static int checksum(ByteBuffer block) {
        CRC32C crc = new CRC32C();
        crc.update(block.duplicate().position(0).limit(JournalFormat.CRC_AT));
        crc.update(block.duplicate().position(JournalFormat.CRC_AT + Integer.BYTES));
        int sum = (int) crc.getValue();
        return sum == 0 ? 1 : sum;
    }

    private static Phase phase(int code) {
        for (Phase phase : Phase.values()) {
            if (phase.code() == code) {
                return phase;
            }
        }
        return null;
    }

    /** Fills a buffer from a place in the file, up to the end of the file. */
    private void fill(ByteBuffer filled, long position) throws IOException {
        int before = filled.position();
        int read;
        do {
            read = file.read(filled, position + filled.position() - before);
        } while (read > 0 && filled.hasRemaining());
    }

    private static long position(int index) {
        return (index + 1L) * BLOCK_BYTES;
    }
}
