// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.util.Map;

/** The options of RMI over TLS. */
public final class SslOptions {
    /** The version of TLS. */
    public static final String PROTOCOL = "protocol";
    /** The cipher suite. */
    public static final String SUITE = "suite";
    /** Leaves a choice to the two Java runtimes. */
    public static final String AGREED = "agreed";

    private SslOptions() {
    }

    /** Returns the only possible value of an option; null when the runtimes choose. */
    static String[] only(Map<String, String> options, String name) {
        String value = options.getOrDefault(name, AGREED);
        return value.equals(AGREED) ? null : new String[] {value};
    }
}
