// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import org.roundtrip.model.Drawing;

/**
 * What was read.
 *
 * @param notes what has no counterpart, and what was assumed instead; a sentence each
 */
public record Imported(Drawing drawing, List<String> notes) {
    /** Copies the notes. */
    public Imported {
        notes = List.copyOf(notes);
    }
}
