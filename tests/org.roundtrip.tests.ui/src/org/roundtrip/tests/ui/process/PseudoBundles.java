// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui.process;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.roundtrip.tests.shapes.PseudoLanguage;

/** Copies of Roundtrip's bundles whose message files are in the pseudo-language, as a translation would be. */
final class PseudoBundles {
    private static final Pattern BUNDLE = Pattern.compile("file:([^,@]*/org\\.roundtrip\\.[^,@/]*\\.jar)");
    private static final Pattern MESSAGES = Pattern.compile(".*/messages\\.properties|plugin\\.properties");

    private PseudoBundles() {
    }

    /**
     * Copies the bundles that a configuration of Equinox names, and returns the configuration with the copies.
     *
     * @param folder for the copies
     */
    static String in(String configuration, Path folder) throws IOException {
        Files.createDirectories(folder);
        Matcher bundles = BUNDLE.matcher(configuration);
        StringBuilder changed = new StringBuilder();
        List<Path> copies = new ArrayList<>();
        while (bundles.find()) {
            Path bundle = Path.of(URI.create("file:" + bundles.group(1)));
            Path copy = folder.resolve(copies.size() + "-" + bundle.getFileName());
            copy(bundle, copy);
            copies.add(copy);
            bundles.appendReplacement(changed, Matcher.quoteReplacement("file:" + copy.toUri().getRawPath()));
        }
        if (copies.isEmpty()) {
            throw new IllegalArgumentException("no bundle of Roundtrip is in " + configuration);
        }
        return bundles.appendTail(changed).toString();
    }

    private static void copy(Path bundle, Path copy) throws IOException {
        try (ZipFile from = new ZipFile(bundle.toFile()); ZipOutputStream to = new ZipOutputStream(Files.newOutputStream(copy))) {
            to.setLevel(0);
            for (ZipEntry entry : from.stream().toList()) {
                to.putNextEntry(new ZipEntry(entry.getName()));
                try (InputStream content = from.getInputStream(entry)) {
                    if (MESSAGES.matcher(entry.getName()).matches()) {
                        to.write(PseudoLanguage.translated(content));
                    } else {
                        content.transferTo(to);
                    }
                }
            }
        }
    }
}
