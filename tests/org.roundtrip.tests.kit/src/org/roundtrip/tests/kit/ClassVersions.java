// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The classes on a class path with the major versions of their files. What only newer releases read is left out: the
 * descriptors of modules, and the folder of other releases in a jar.
 *
 * @param majors by name with slashes
 */
record ClassVersions(Map<String, Integer> majors) {
    private static final String SUFFIX = ".class";

    static ClassVersions of(List<Path> classPath) throws IOException {
        Map<String, Integer> majors = new TreeMap<>();
        for (Path entry : classPath) {
            if (Files.isDirectory(entry)) {
                addAll(entry, majors);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    addAll(jar.getPath("/"), majors);
                }
            }
        }
        return new ClassVersions(majors);
    }

    /** Returns the classes of a higher version. */
    List<String> above(int major) {
        return majors.entrySet().stream().filter(each -> each.getValue() > major).map(Map.Entry::toString).toList();
    }

    private static void addAll(Path root, Map<String, Integer> majors) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(each -> each.toString().endsWith(SUFFIX)).toList()) {
                String name = root.relativize(file).toString().replace('\\', '/');
                if (!name.startsWith("META-INF/") && !name.equals("module-info.class")) {
                    majors.put(name.substring(0, name.length() - SUFFIX.length()), major(file));
                }
            }
        }
    }

    private static int major(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file); DataInputStream data = new DataInputStream(in)) {
            data.readInt();
            data.readUnsignedShort();
            return data.readUnsignedShort();
        }
    }
}
