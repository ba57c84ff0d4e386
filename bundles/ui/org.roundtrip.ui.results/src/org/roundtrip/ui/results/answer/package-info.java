// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view with the answer chart: which middleware is fastest, by how much, and how sure that is. User interface's thread only, but for
 * drawing.
 */
package org.roundtrip.ui.results.answer;
