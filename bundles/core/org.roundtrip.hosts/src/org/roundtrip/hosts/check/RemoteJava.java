// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.check;

import java.util.Comparator;
import org.roundtrip.model.JavaVersions;

/**
 * A Java runtime on a host.
 *
 * @param version its version in numbers, such as {@code 17.0.9}
 * @param vendor  who made it; empty when it does not say
 * @param home    the absolute path there of its folder, which holds {@code bin/java}
 */
public record RemoteJava(String version, String vendor, String home) {
    /** The newest first; of one version the first by path. */
    public static final Comparator<RemoteJava> NEWEST_FIRST =
            Comparator.comparing(RemoteJava::version, JavaVersions.ORDER).reversed().thenComparing(RemoteJava::home);

    /** Returns the path there of the program that starts it. */
    public String program() {
        return home + "/bin/java";
    }

    /** Returns the first number of the version, such as 17. */
    public int feature() {
        return JavaVersions.feature(version);
    }

    /** Returns whether this is a wanted version, such as {@code 17} or {@code 17.0.9}. */
    public boolean satisfies(String wanted) {
        return JavaVersions.satisfies(version, wanted);
    }
}
