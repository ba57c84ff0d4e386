// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of the row in focus: its forks in the order they ran, and all its figures. User interface's thread only, but for drawing.
 */
package org.roundtrip.ui.results.row;
