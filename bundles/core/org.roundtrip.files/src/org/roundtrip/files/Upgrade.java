// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Turns files of older versions into the version that this program reads, without loss.
 *
 * <p>Version 2 of plans and runs added the two sides of a provider, their Java and its flags. Everything that version 1
 * allowed has the same meaning in version 2, so only the name of the schema changes.
 */
final class Upgrade {
    private static final int OLDEST = 1;

    private Upgrade() {
    }

    /** Changes a file of the same kind and an older version; leaves every other file as it is. */
    static void to(int version, String kind, ObjectNode file) {
        String schema = file.path("schema").asText();
        for (int older = OLDEST; older < version; older++) {
            if (schema.equals(kind + "-" + older)) {
                file.put("schema", kind + "-" + version);
            }
        }
    }
}
