// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/** Where in the chart a packet stands, by who sent it. */
enum Lane {
    /** Above the middle. */
    CLIENT,
    /** Below it. */
    SERVER,
    /** Between the two: packets of no connection, such as those of UDP. */
    OTHER
}
