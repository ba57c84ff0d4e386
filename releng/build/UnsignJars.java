// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Takes the signatures off the jars of the framework and its launcher in each built product. Java verifies these two at
 * every start, and does not keep classes of signed jars in its class archive; that is a third of a second. All other jars
 * are read by the framework, which verifies nothing. The argument is the folder of the products.
 */
final class UnsignJars {
    private static final Pattern FRAMEWORK = Pattern.compile("org\\.eclipse\\.(osgi|equinox\\.launcher)_[^/]*\\.jar");
    private static final Pattern SIGNATURE = Pattern.compile("[^/]+\\.(SF|RSA|DSA|EC)");

    private UnsignJars() {
    }

    public static void main(String[] args) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(args[0]))) {
            for (Path jar : matching(files, FRAMEWORK)) {
                unsign(jar);
            }
        }
    }

    private static void unsign(Path jar) throws IOException {
        try (FileSystem content = FileSystems.newFileSystem(jar); Stream<Path> files = Files.list(content.getPath("META-INF"))) {
            for (Path signature : matching(files, SIGNATURE)) {
                Files.delete(signature);
            }
        }
    }

    private static List<Path> matching(Stream<Path> files, Pattern name) {
        return files.filter(file -> file.getFileName() != null && name.matcher(file.getFileName().toString()).matches())
                .toList();
    }
}
