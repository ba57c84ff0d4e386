// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

/** The rows of packets in the chart: one for each sender. */
public enum Lane {
    /** Packets from the client; the upper row. */
    CLIENT,
    /** Packets from the server; the lower row. */
    SERVER,
    /** Packets of no TCP connection, such as those of UDP; between the two. */
    OTHER
}
