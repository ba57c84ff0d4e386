// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Marks for the benchmark of the start, {@code releng/bench startup}. Without its system
 * property the package does nothing.
 */
package org.roundtrip.ui.start;
