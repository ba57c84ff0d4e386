// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

/** What a run does while another process measures in the same home. */
public enum Turn {
    /** It is refused. */
    REFUSE,
    /** It waits until the other one has ended. */
    WAIT,
    /** It runs beside the other one; both disturb each other. */
    ANYWAY
}
