// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Several runs side by side. {@link org.roundtrip.ui.results.compare.ComparisonView} says what of their environments differs and draws their
 * answers in one chart, {@link org.roundtrip.ui.results.compare.ComparedRowsView} has the table. Which runs that are is in {@link
 * org.roundtrip.ui.focus.ComparedRuns}. User interface's thread only, but for drawing.
 */
package org.roundtrip.ui.results.compare;
