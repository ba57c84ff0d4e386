// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The columns of the table of results, the same in the window, on the terminal, in HTML, CSV and JSON. {@link
 * ResultColumn} lists them, {@link ColumnChoice} says which a table has, {@link ColumnHeads} what stands above them. {@link
 * ShortTable} is the table of the terminal. All of it may be used by any thread.
 */
package org.roundtrip.words.columns;
