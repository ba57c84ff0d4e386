// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Versions of Java runtimes in numbers, such as {@code 17.0.9}; {@code 8.0.504} for what calls itself 1.8.0_504. */
public final class JavaVersions {
    /** Lower versions first. */
    public static final Comparator<String> ORDER = Comparator.comparing(JavaVersions::parts, Arrays::compare);
    private static final Pattern OLD = Pattern.compile("1\\.(\\d)\\.(\\d{1,4})(?:_(\\d{1,4}))?.*");
    private static final Pattern NEW = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,4}){0,4}).*");

    private JavaVersions() {
    }

    /** Returns a version in numbers; empty when the text does not begin with a version. */
    public static String numbers(String version) {
        Matcher old = OLD.matcher(version);
        if (old.matches()) {
            return old.group(1) + "." + old.group(2) + (old.group(3) == null ? "" : "." + old.group(3));
        }
        Matcher recent = NEW.matcher(version);
        return recent.matches() ? recent.group(1) : "";
    }

    /** Returns the first number of a version in numbers, such as 17. */
    public static int feature(String version) {
        return parts(version)[0];
    }

    /** Returns whether a version is the wanted one, or one that the wanted numbers are the beginning of. */
    public static boolean satisfies(String version, String wanted) {
        return version.equals(wanted) || version.startsWith(wanted + ".");
    }

    private static int[] parts(String version) {
        return Arrays.stream(version.split("\\.")).mapToInt(Integer::parseInt).toArray();
    }
}
