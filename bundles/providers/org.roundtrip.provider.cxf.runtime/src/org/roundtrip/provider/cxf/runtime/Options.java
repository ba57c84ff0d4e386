// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf.runtime;

import java.util.Map;

/** Names of options that are on or off, and off where a provider has none of that name. */
public final class Options {
    /** HTTPS. */
    public static final String TLS = "tls";
    /** Bytes as parts of their own. */
    public static final String MTOM = "mtom";

    private Options() {
    }

    static boolean on(Map<String, String> options, String name) {
        return Boolean.parseBoolean(options.get(name));
    }
}
