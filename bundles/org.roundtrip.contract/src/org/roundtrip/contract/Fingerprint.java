// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/** A SHA-256 over texts and files, each with its length, so that no two lists of parts look alike. */
final class Fingerprint {
    private record Version(Path file, long size, FileTime modified) {
    }

    /** Sums of files that have been read, as class paths hardly ever change. */
    private static final Map<Version, Long> SUMS = new ConcurrentHashMap<>();

    private final MessageDigest sha;

    Fingerprint() {
        try {
            sha = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    Fingerprint number(long number) {
        for (int shift = 56; shift >= 0; shift -= 8) {
            sha.update((byte) (number >>> shift));
        }
        return this;
    }

    Fingerprint text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        number(bytes.length);
        sha.update(bytes);
        return this;
    }

    Fingerprint texts(List<String> texts) {
        number(texts.size());
        texts.forEach(this::text);
        return this;
    }

    /** Jars by name and content, folders by the names and contents of their files; what is not there is left out. */
    Fingerprint files(List<Path> files) throws IOException {
        number(files.size());
        for (Path file : files) {
            if (Files.isDirectory(file)) {
                folder(file);
            } else if (Files.exists(file)) {
                text(file.getFileName().toString()).number(Files.size(file)).number(sum(file));
            }
        }
        return this;
    }

    String hex() {
        return HexFormat.of().formatHex(sha.digest());
    }

    private void folder(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> inside = walk.filter(Files::isRegularFile).sorted().toList();
            number(inside.size());
            for (Path file : inside) {
                text(folder.relativize(file).toString().replace('\\', '/')).number(sum(file));
            }
        }
    }

    private static long sum(Path file) throws IOException {
        Version version = new Version(file.toAbsolutePath(), Files.size(file), Files.getLastModifiedTime(file));
        Long known = SUMS.get(version);
        if (known == null) {
            known = read(file);
            SUMS.put(version, known);
        }
        return known;
    }

    /** The CRC-32 of what a file holds now. */
    static long read(Path file) throws IOException {
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
