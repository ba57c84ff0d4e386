// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.roundtrip.tests.shapes.PseudoLanguage;

/** Copies of Roundtrip's bundles whose message files are in the pseudo-language, as a translation would be. */
final class PseudoBundles {
    private static final Pattern BUNDLE = Pattern.compile("file:([^,@]*/org\\.roundtrip\\.[^,@/]*)");
    private static final Pattern MESSAGES = Pattern.compile("(.*/)?(messages|plugin)\\.properties");

    private PseudoBundles() {
    }

    /**
     * Copies Roundtrip's bundles, and returns the list with the copies.
     *
     * @param bundles the bundles of an Equinox, as its configuration lists them
     * @param folder  for the copies
     */
    static String copied(String bundles, Path folder) throws IOException {
        Files.createDirectories(folder);
        Matcher bundle = BUNDLE.matcher(bundles);
        StringBuilder changed = new StringBuilder();
        while (bundle.find()) {
            Path original = Path.of(bundle.group(1));
            Path copy = folder.resolve(original.getFileName());
            if (Files.isDirectory(original)) {
                copyFolder(original, copy);
            } else {
                copyJar(original, copy);
            }
            bundle.appendReplacement(changed, Matcher.quoteReplacement("file:" + copy));
        }
        return bundle.appendTail(changed).toString();
    }

    private static void copyFolder(Path bundle, Path copy) throws IOException {
        try (Stream<Path> files = Files.walk(bundle)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = copy.resolve(bundle.relativize(file).toString());
                Files.createDirectories(to.getParent());
                try (InputStream content = Files.newInputStream(file); OutputStream out = Files.newOutputStream(to)) {
                    write(file.toString(), content, out);
                }
            }
        }
    }

    private static void copyJar(Path bundle, Path copy) throws IOException {
        try (ZipFile from = new ZipFile(bundle.toFile()); ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(copy))) {
            to.setLevel(0);
            List<? extends ZipEntry> entries = from.stream().toList();
            for (ZipEntry entry : entries) {
                to.putNextEntry(new ZipEntry(entry.getName()));
                try (InputStream content = from.getInputStream(entry)) {
                    write(entry.getName(), content, to);
                }
            }
        }
    }

    private static void write(String name, InputStream content, OutputStream out) throws IOException {
        if (MESSAGES.matcher(name).matches()) {
            out.write(PseudoLanguage.translated(content));
        } else {
            content.transferTo(out);
        }
    }
}
