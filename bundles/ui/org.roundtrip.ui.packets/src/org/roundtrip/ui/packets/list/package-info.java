// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of packets. {@link org.roundtrip.ui.packets.list.PacketListView} puts it together: the choice of a capture and
 * a summary above, then the filter bar, the list, and under it the bars that find and ask. It also saves the columns with
 * the view. Menus, copying, exporting, marks and comments are here too. The list itself is in {@code list.canvas}, its
 * rows and columns in {@code list.rows}, filters in {@code list.filter}. All runs on the user interface's thread, except
 * jobs that read packets.
 */
package org.roundtrip.ui.packets.list;
