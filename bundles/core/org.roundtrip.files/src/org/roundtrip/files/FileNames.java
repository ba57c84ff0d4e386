// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Makes file names from the names that people give to plans. Safe for all threads. */
public final class FileNames {
    private FileNames() {
    }

    /**
     * A name in lower case with only letters a to z, digits and single hyphens. Every file system allows it.
     *
     * @param longest the most characters to return
     * @return may be empty; neither begins nor ends with a hyphen
     */
    public static String slug(String name, int longest) {
        String slug = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return slug.substring(0, Math.min(longest, slug.length())).replaceAll("-$", "");
    }

    /**
     * The path of a file or folder that does not exist yet: {@code name}, else {@code name-2}, {@code name-3} and so on.
     * Another process may still make it before the caller does.
     *
     * @param suffix comes last, such as {@link PlanFiles#SUFFIX}; may be empty
     */
    public static Path unused(Path folder, String name, String suffix) {
        Path path = folder.resolve(name + suffix);
        for (int i = 2; Files.exists(path); i++) {
            path = folder.resolve(name + "-" + i + suffix);
        }
        return path;
    }
}
