// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Common parts of all tables. A {@link org.roundtrip.ui.table.Column} describes one column: its head, the text of a
 * cell and the order of rows. A {@link org.roundtrip.ui.table.ColumnModel} holds which columns are visible, in which
 * order and how wide, and saves that as text. {@link org.roundtrip.ui.table.RowTable} is the table on the screen: it
 * sorts, sizes its columns, keeps the first ones in sight, lets a person choose them and copies rows.
 * {@link org.roundtrip.ui.table.TreeWidths} sizes the columns of trees, {@link org.roundtrip.ui.table.CutRows} shows what does
 * not fit into them. The packet list draws itself, since it has up
 * to ten million rows; it uses the same columns, model, {@link org.roundtrip.ui.table.ColumnMenu} and
 * {@link org.roundtrip.ui.table.TabbedText}. CSV of bars and time lines is written in their own packages. User
 * interface's thread only, except columns and tabbed text.
 */
package org.roundtrip.ui.table;
