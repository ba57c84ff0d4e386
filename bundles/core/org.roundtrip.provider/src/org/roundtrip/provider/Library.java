// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A file of a middleware that does not come with Roundtrip. It is fetched from a Maven repository when somebody needs
 * it.
 *
 * @param group      its group id
 * @param artifact   its artifact id
 * @param packaging  the ending of its name: {@code jar}, {@code zip}, {@code exe}, ...
 * @param classifier empty when it has none. One that names an operating system and a processor, such as
 *                   {@code linux-x86_64}, makes the file one for such machines only
 * @param version    its version
 * @param size       its length in bytes
 * @param sha256     its SHA-256, 64 lower-case hexadecimal digits
 * @param licence    its licence, an SPDX expression
 */
public record Library(String group, String artifact, String packaging, String classifier, String version, long size,
        String sha256, String licence) {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.+-]{0,99}");
    private static final Pattern SUM = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern MACHINE = Pattern.compile("(linux|osx|windows|alpine|sunos|freebsd)-\\w+");
    private static final int LINE_PARTS = 4;

    /** @throws IllegalArgumentException when a part is not of its form, so that no part can lead out of a folder */
    public Library {
        for (String part : new String[] {group, artifact, packaging, version}) {
            require(NAME.matcher(part).matches() && !part.contains(".."), part);
        }
        require(classifier.isEmpty() || NAME.matcher(classifier).matches() && !classifier.contains(".."), classifier);
        require(SUM.matcher(sha256).matches(), sha256);
        require(size > 0, Long.toString(size));
        require(!licence.isBlank(), licence);
    }

    /**
     * Reads a line such as {@code com.google.protobuf:protoc:exe:linux-x86_64:4.33.0 9512345 0f3c... BSD-3-Clause}:
     * coordinates as Maven writes them, size, SHA-256 and licence.
     *
     * @throws IllegalArgumentException when the line is not of that form
     */
    public static Library parse(String line) {
        String[] parts = line.strip().split("\\s+", LINE_PARTS);
        require(parts.length == LINE_PARTS, line);
        String[] names = parts[0].split(":", -1);
        require(names.length >= 3 && names.length <= 5, parts[0]);
        return new Library(names[0], names[1], names.length > 3 ? names[2] : "jar", names.length > 4 ? names[3] : "",
                names[names.length - 1], number(parts[1]), parts[2], parts[3]);
    }

    /** Returns the line that {@link #parse} reads. */
    public String line() {
        return coordinates() + " " + size + " " + sha256 + " " + licence;
    }

    /** Returns the coordinates as Maven writes them. */
    public String coordinates() {
        return group + ":" + artifact + (classifier.isEmpty() ? packaging.equals("jar") ? "" : ":" + packaging
                : ":" + packaging + ":" + classifier) + ":" + version;
    }

    /** Returns the name of the file, such as {@code protoc-4.33.0-linux-x86_64.exe}. */
    public String fileName() {
        return artifact + "-" + version + (classifier.isEmpty() ? "" : "-" + classifier) + "." + packaging;
    }

    /** Returns whether the file is a program to be run. */
    public boolean program() {
        return packaging.equals("exe");
    }

    /** Returns whether the file is for a machine like this one. */
    public boolean here() {
        return here(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    boolean here(String system, String processor) {
        if (!MACHINE.matcher(classifier).matches()) {
            return true;
        }
        String name = system.toLowerCase(Locale.ROOT);
        String family = name.startsWith("win") ? "windows" : name.startsWith("mac") ? "osx" : name;
        String kind = switch (processor) {
            case "amd64" -> "x86_64";
            case "aarch64", "arm64" -> "aarch_64";
            default -> processor;
        };
        return classifier.equals(family + "-" + kind);
    }

    private static long number(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("not a size: " + text, e);
        }
    }

    private static void require(boolean holds, String part) {
        if (!holds) {
            throw new IllegalArgumentException("not a part of a library: " + part);
        }
    }
}
