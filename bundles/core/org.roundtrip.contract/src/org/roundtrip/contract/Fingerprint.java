// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.contract.cache.FileSums;

/**
 * Computes a SHA-256 over texts and files. Each is preceded by its length, so that no two lists of parts give the same
 * bytes.
 */
final class Fingerprint {
    private final FileSums sums;
    private final MessageDigest sha;

    Fingerprint(FileSums sums) {
        this.sums = sums;
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

    /**
     * Adds jars by name and content, and folders by the names and contents of their files. Leaves out what does not
     * exist.
     */
    Fingerprint files(List<Path> files) throws IOException {
        number(files.size());
        for (Path file : files) {
            if (Files.isDirectory(file)) {
                folder(file);
            } else if (Files.exists(file)) {
                text(file.getFileName().toString()).number(Files.size(file)).number(sums.of(file));
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
                text(folder.relativize(file).toString().replace('\\', '/')).number(sums.of(file));
            }
        }
    }
}
