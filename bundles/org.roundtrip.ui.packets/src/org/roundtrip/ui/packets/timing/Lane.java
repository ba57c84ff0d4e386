// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/** Who sent what runs along a lane of the chart. */
enum Lane {
    /** Above the middle. */
    CLIENT,
    /** Below it. */
    SERVER
}
