// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The rows of the list of packets. {@link org.roundtrip.ui.packets.list.rows.ListRow} contains the facts about a packet,
 * {@link org.roundtrip.ui.packets.list.rows.PacketColumn} the text of each cell, and {@link
 * org.roundtrip.ui.packets.list.rows.RowFetcher} reads the rows in sight on a thread of its own. Rows can be read by any
 * thread. Drawing them is not done here.
 */
package org.roundtrip.ui.packets.list.rows;
