// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The results of a run. {@link org.roundtrip.ui.results.ResultsView} shows the finding in a sentence, a table with a row
 * for each variant and operation, and remarks on the selected row. The columns are those of {@link
 * org.roundtrip.words.columns.ResultColumn}; {@link org.roundtrip.ui.results.WindowColumn} adds which of them are hidden at
 * first and the tool tips of their cells. {@link org.roundtrip.ui.results.AgainstColumn} compares with another run.
 * Sorting, widths, the choice of columns and copying come from {@code org.roundtrip.ui.table}. Results are computed by
 * the bundle {@code analysis}, not here. User interface's thread only, except for the export.
 */
package org.roundtrip.ui.results;
