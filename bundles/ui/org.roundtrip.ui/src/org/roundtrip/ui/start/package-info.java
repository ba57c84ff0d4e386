// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Marks for the benchmark of the start, {@code releng/bench startup}: {@link StartMarks} prints when the workbench
 * reaches a stage. Without its system property the package does nothing. Any thread may set a mark; controls are watched
 * on the user interface's thread.
 */
package org.roundtrip.ui.start;
