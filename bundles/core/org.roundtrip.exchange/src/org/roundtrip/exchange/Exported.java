// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;

/**
 * What was written.
 *
 * @param text  the whole file
 * @param notes what the language could not say; a sentence each
 */
public record Exported(String text, List<String> notes) {
    /** Copies the notes. */
    public Exported {
        notes = List.copyOf(notes);
    }
}
