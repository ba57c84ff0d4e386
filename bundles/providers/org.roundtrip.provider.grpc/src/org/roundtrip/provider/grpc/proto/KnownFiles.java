// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** The well-known types' files, which every {@code .proto} file may import. They come with protobuf-java. */
final class KnownFiles {
    private static final String NAME = "google/protobuf/\\w+\\.proto";

    private KnownFiles() {
    }

    /** Returns the files by path. @param jar of protobuf-java, whose sum was checked */
    static Map<String, byte[]> in(Path jar, SourceFile file) throws InvalidFileException {
        Map<String, byte[]> files = new TreeMap<>();
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (entry.getName().matches(NAME)) {
                    try (InputStream in = zip.getInputStream(entry)) {
                        files.put(entry.getName(), in.readAllBytes());
                    }
                }
            }
            return files;
        } catch (IOException e) {
            throw file.problem(Texts.of(KnownFiles.class).text("libraries", e.getMessage()));
        }
    }
}
