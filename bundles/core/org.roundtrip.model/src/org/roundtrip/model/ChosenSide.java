// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.roundtrip.model.text.Texts;

/**
 * One side of a call, client or server, as a plan names it.
 *
 * @param provider id of the provider, such as {@code rmi}
 * @param options  the options that differ from the provider's defaults, by name
 * @param jdk      the version of the Java that runs this side, such as {@code 17} for the newest 17 on the machine, or
 *                 {@code 17.0.9}; empty for the Java that runs Roundtrip
 * @param jvmFlags flags of this side's JVM, after those that every side gets
 * @param host     the name of the host that runs this side, such as {@code lab2}; empty for this machine
 */
public record ChosenSide(String provider, Map<String, String> options, String jdk, List<String> jvmFlags, String host) {
    private static final Pattern HOST = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
    private static final Pattern VERSION = Pattern.compile("\\d{1,3}(\\.\\d{1,4}){0,4}");

    /** @throws IllegalArgumentException when the id is blank, {@code jdk} is not a version or {@code host} not a name */
    public ChosenSide {
        if (provider.isBlank()) {
            throw new IllegalArgumentException(Texts.of(ChosenSide.class).text("provider.blank"));
        }
        if (!jdk.isEmpty() && !VERSION.matcher(jdk).matches()) {
            throw new IllegalArgumentException(Texts.of(ChosenSide.class).text("side.jdk", jdk));
        }
        if (!host.isEmpty() && !HOST.matcher(host).matches()) {
            throw new IllegalArgumentException(Texts.of(ChosenSide.class).text("side.host", host));
        }
        options = Map.copyOf(options);
        jvmFlags = List.copyOf(jvmFlags);
    }

    /** A provider with all its defaults, in the Java that runs Roundtrip, on this machine. */
    public static ChosenSide of(String provider) {
        return new ChosenSide(provider, Map.of(), "", List.of(), "");
    }

    /** The same side with other options. */
    public ChosenSide with(Map<String, String> others) {
        return new ChosenSide(provider, others, jdk, jvmFlags, host);
    }

    /** The same side in another Java. @param version empty for the Java that runs Roundtrip */
    public ChosenSide on(String version) {
        return new ChosenSide(provider, options, version, jvmFlags, host);
    }

    /** The same side with other flags of its JVM. */
    public ChosenSide with(List<String> flags) {
        return new ChosenSide(provider, options, jdk, flags, host);
    }

    /** The same side on another host. @param name the host's name; empty for this machine */
    public ChosenSide at(String name) {
        return new ChosenSide(provider, options, jdk, jvmFlags, name);
    }

    /** Whether this machine runs it. */
    public boolean here() {
        return host.isEmpty();
    }
}
