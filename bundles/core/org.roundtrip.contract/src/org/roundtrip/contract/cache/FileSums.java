// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.cache;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * The CRC-32 of files. A sum is kept while size and time of a file are the same, because class paths hardly ever change.
 * Contains one entry for each file. Safe for several threads.
 */
public final class FileSums {
    private record Entry(long size, FileTime modified, long sum) {
    }

    private final Map<Path, Entry> entries = new ConcurrentHashMap<>();

    /** Returns the CRC-32 of a file; reads the file only when it has changed since the last time. */
    public long of(Path file) throws IOException {
        Path key = file.toAbsolutePath();
        long size = Files.size(file);
        FileTime modified = Files.getLastModifiedTime(file);
        Entry known = entries.get(key);
        if (known == null || known.size != size || !known.modified.equals(modified)) {
            known = new Entry(size, modified, read(file));
            entries.put(key, known);
        }
        return known.sum;
    }

    /** Returns the CRC-32 of what a file contains now. */
    public static long read(Path file) throws IOException {
        CRC32 crc = new CRC32();
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                crc.update(buffer, 0, n);
            }
        }
        return crc.getValue();
    }
}
