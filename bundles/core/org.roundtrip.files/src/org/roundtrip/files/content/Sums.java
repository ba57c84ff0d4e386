// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.content;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The SHA-256 of files. A file is read once in this process, and again only when its size, its time or its identity has
 * changed. Any thread.
 */
public final class Sums {
    private static final int BUFFER = 1 << 16;

    private record Entry(long size, FileTime modified, Object key, String sum) {
        boolean of(BasicFileAttributes now) {
            return size == now.size() && modified.equals(now.lastModifiedTime())
                    && String.valueOf(key).equals(String.valueOf(now.fileKey()));
        }
    }

    private final Map<Path, Entry> entries = new ConcurrentHashMap<>();

    /** Returns the sum of a file in small hexadecimal digits; reads the file when it is not known. */
    public String of(Path file) throws IOException {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        Entry known = entries.get(file);
        if (known == null || !known.of(now)) {
            known = new Entry(now.size(), now.lastModifiedTime(), now.fileKey(), read(file));
            entries.put(file, known);
        }
        return known.sum;
    }

    /** Reads a file and returns its sum in small hexadecimal digits. */
    public static String read(Path file) throws IOException {
        MessageDigest sha = sha256();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                sha.update(buffer, 0, n);
            }
        }
        return HexFormat.of().formatHex(sha.digest());
    }

    /** Returns a new digest of the kind that these sums are. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
