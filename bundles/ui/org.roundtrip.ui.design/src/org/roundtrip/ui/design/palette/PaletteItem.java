// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import org.roundtrip.design.Piece;

/**
 * Something that a person can add to a design.
 *
 * @param group the head that it stands under
 * @param label for people
 * @param more  a few words on what it is, may be empty
 * @param icon  name of its icon
 * @param piece what is added
 */
record PaletteItem(Group group, String label, String more, String icon, Piece piece) {

    /** The heads of the palette, in their order. */
    enum Group {
        SIMPLE, COMPOSED, OWN, OPERATIONS, PAPERS
    }
}
