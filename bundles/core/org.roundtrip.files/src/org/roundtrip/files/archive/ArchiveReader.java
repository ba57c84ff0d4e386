// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.archive;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.content.Sums;

/** Checks an archive from elsewhere while it is unpacked. */
final class ArchiveReader {
    private static final int MOST_ENTRIES = 100_000;
    private static final int MOST_SUMS = 32 << 20;
    private static final long MOST_BYTES = 32L << 30;
    /** By how much an entry may be compressed, beyond the first bytes. */
    private static final long MOST_RATIO = 300, FIRST_BYTES = 1 << 20;
    private static final int BUFFER = 1 << 16;
    private static final Pattern SUM = Pattern.compile("([0-9a-f]{64})  (\\S{1,200})");
    private final Path archive;
    private final BooleanSupplier cancelled;
    private long left = MOST_BYTES;

    /** @param cancelled asked before each piece */
    ArchiveReader(Path archive, BooleanSupplier cancelled) {
        this.archive = archive;
        this.cancelled = cancelled;
    }

    /** Puts the run into an empty folder. @throws InvalidFileException when anything is wrong; the folder may have files then */
    void unpack(Path folder) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            Map<String, ZipEntry> entries = entries(zip);
            ZipEntry list = entries.remove(ArchiveEntries.SUMS);
            if (list == null) {
                throw wrong("", "sums.none");
            }
            Map<String, String> sums = sums(zip, list);
            if (!sums.keySet().equals(entries.keySet())) {
                throw wrong(ArchiveEntries.SUMS, "sums.names");
            }
            for (Map.Entry<String, ZipEntry> entry : entries.entrySet()) {
                if (!sum(zip, entry.getValue(), folder).equals(sums.get(entry.getKey()))) {
                    throw wrong(entry.getKey(), "sum");
                }
            }
        } catch (ZipException | EOFException | IllegalArgumentException e) {
            throw wrong("", "not", e.getMessage());
        }
    }

    private Map<String, ZipEntry> entries(ZipFile zip) throws InvalidFileException {
        if (zip.size() > MOST_ENTRIES) {
            throw wrong("", "entries", MOST_ENTRIES);
        }
        Map<String, ZipEntry> entries = new TreeMap<>();
        for (Iterator<? extends ZipEntry> all = zip.entries().asIterator(); all.hasNext();) {
            ZipEntry entry = all.next();
            if (!ArchiveEntries.known(entry.getName())) {
                throw wrong(entry.getName().replaceAll("\\p{Cntrl}", "?"), "name");
            }
            if (entries.put(entry.getName(), entry) != null) {
                throw wrong(entry.getName(), "twice");
            }
        }
        return entries;
    }

    private Map<String, String> sums(ZipFile zip, ZipEntry list) throws IOException {
        byte[] bytes;
        try (InputStream in = zip.getInputStream(list)) {
            bytes = in.readNBytes(MOST_SUMS);
        }
        Map<String, String> sums = new HashMap<>();
        for (String line : new String(bytes, StandardCharsets.UTF_8).split("\n")) {
            Matcher parts = SUM.matcher(line);
            if (!parts.matches()) {
                throw wrong(ArchiveEntries.SUMS, "sums.line");
            }
            sums.put(parts.group(2), parts.group(1));
        }
        return sums;
    }

    /** Reads an entry to its end, and writes it where it is one of the run. @return its sum */
    private String sum(ZipFile zip, ZipEntry entry, Path folder) throws IOException {
        MessageDigest sum = Sums.sha256();
        long most = Math.min(left, FIRST_BYTES + MOST_RATIO * Math.max(0, entry.getCompressedSize()));
        try (InputStream in = zip.getInputStream(entry); OutputStream out = target(entry.getName(), folder)) {
            byte[] buffer = new byte[BUFFER];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                if (cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                most -= n;
                left -= n;
                if (most < 0) {
                    throw wrong(entry.getName(), "large");
                }
                sum.update(buffer, 0, n);
                out.write(buffer, 0, n);
            }
        }
        return HexFormat.of().formatHex(sum.digest());
    }

    private static OutputStream target(String name, Path folder) throws IOException {
        if (!name.startsWith(ArchiveEntries.RUN)) {
            return OutputStream.nullOutputStream();
        }
        Path file = folder.resolve(name.substring(ArchiveEntries.RUN.length()));
        Files.createDirectories(file.getParent());
        return Files.newOutputStream(file);
    }

    private InvalidFileException wrong(String entry, String key, Object... details) {
        return new InvalidFileException(String.valueOf(archive.getFileName()), entry, RunArchive.TEXTS.text(key, details));
    }
}
