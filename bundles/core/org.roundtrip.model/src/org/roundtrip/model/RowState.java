// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/** What the figures of a row are worth. Later ones are worse; a row has the worst that there is evidence of. */
public enum RowState {
    /** Its times may be quoted. */
    STEADY,
    /** Calls were still becoming faster, so that its times are upper bounds. */
    WARMING,
    /** The medians of its forks lie far apart. */
    SCATTERED,
    /** Others used the processors meanwhile. */
    DISTURBED,
    /** It has too few calls for a median. */
    FEW,
    /** Forks or calls failed, calls were lost, or too few were answered in time. */
    FAILED
}
