// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.zstd.ZstdInputStream;
import org.roundtrip.model.text.Texts;

/**
 * The content of a capture file that was compressed with gzip or Zstandard. It is in a file of its own, because captures are
 * read at any place. That file is deleted when the capture is closed. Of a file that grows out of all measure only the beginning
 * is unpacked.
 *
 * @param file    the unpacked capture
 * @param problem one sentence when not all of it could be unpacked, else null
 */
record Unpacked(Path file, String problem) {
    /** Any capture may grow to this size. */
    static final long ALWAYS = 1L << 30;
    /** A longer one may be this many times longer than what it was unpacked from. */
    static final int MOST_RATIO = 50;

    private static final Texts TEXTS = Texts.of(Unpacked.class);
    /** So much room stays on the disk. */
    private static final long ROOM = 256L << 20;
    private static final int STEP = 1 << 16;
    /** The first four bytes of all formats that can be read. */
    private static final Set<Integer> CAPTURES = Set.of(0xA1B2C3D4, 0xD4C3B2A1, 0xA1B23C4D, 0x4D3CB2A1, 0xA1B2CD34, 0x34CDB2A1,
            0x0A0D0D0A, 0x736E6F6F);

    private enum Packing {
        GZIP, ZSTANDARD
    }

    /**
     * Unpacks a file.
     *
     * @param always any capture may grow to this size
     * @param goOn   called often; returns false to stop
     * @return empty when the file is not compressed
     * @throws CaptureException       when what comes out is no capture
     * @throws InterruptedIOException when it was stopped
     */
    static Optional<Unpacked> of(Path file, long always, BooleanSupplier goOn) throws IOException {
        Packing packing = packing(file);
        if (packing == null) {
            return Optional.empty();
        }
        Path unpacked = Files.createTempFile("roundtrip", ".capture");
        unpacked.toFile().deleteOnExit();
        try (InputStream packed = Files.newInputStream(file); OutputStream out = Files.newOutputStream(unpacked)) {
            long most = Math.max(always, MOST_RATIO * Files.size(file));
            return Optional.of(new Unpacked(unpacked, unpack(packing, packed, out, most, file, unpacked, goOn)));
        } catch (IOException e) {
            Files.deleteIfExists(unpacked);
            throw e;
        }
    }

    private static Packing packing(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] first = in.readNBytes(4);
            if (first.length < 4) {
                return null;
            }
            int magic = (first[0] & 0xFF) << 24 | (first[1] & 0xFF) << 16 | (first[2] & 0xFF) << 8 | first[3] & 0xFF;
            return magic >>> 8 == 0x1F8B08 ? Packing.GZIP : magic == ZstdInputStream.MAGIC ? Packing.ZSTANDARD : null;
        }
    }

    /** @return the problem, null when there is none */
    private static String unpack(Packing packing, InputStream packed, OutputStream out, long most, Path file, Path unpacked,
            BooleanSupplier goOn) throws IOException {
        byte[] step = new byte[STEP];
        long size = 0;
        try (InputStream in = packing == Packing.GZIP ? new GZIPInputStream(packed, STEP) : new ZstdInputStream(packed)) {
            int read;
            while ((read = in.read(step, 0, STEP)) > 0) {
                if (size == 0 && (read < 4 || !CAPTURES.contains(ByteBuffer.wrap(step).getInt(0)))) {
                    throw new CaptureException(TEXTS.text("kind.unpacked", file.getFileName()));
                }
                if (!goOn.getAsBoolean()) {
                    throw new InterruptedIOException(TEXTS.text("unpacked.stopped"));
                }
                long left = Math.min(most - size, Files.getFileStore(unpacked).getUsableSpace() - ROOM);
                out.write(step, 0, (int) Math.clamp(left, 0, read));
                if (left < read) {
                    return TEXTS.text(most - size < read ? "unpacked.long" : "unpacked.room", (size + left) >> 20);
                }
                size += read;
            }
            return null;
        } catch (EOFException | ZipException e) {
            if (size == 0) {
                throw new CaptureException(TEXTS.text("kind.unpacked", file.getFileName()));
            }
            return TEXTS.text("unpacked.damaged");
        }
    }
}
