// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc.runtime;

import java.util.Map;

/** Members of structs, which the generated code sets. Any thread. */
public final class Members {
    private Members() {
    }

    /** Sets a member; null leaves it out. */
    @SuppressWarnings("unchecked")
    public static void put(Map<?, ?> struct, String name, Object value) {
        if (value != null) {
            ((Map<String, Object>) struct).put(name, value);
        }
    }

    /** Returns a struct with one more member. */
    public static Map<?, ?> one(Map<?, ?> struct, String name, Object value) {
        put(struct, name, value);
        return struct;
    }
}
