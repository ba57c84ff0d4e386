// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** What the rows of a sweep show together: a line for each variant, and its {@link org.roundtrip.analysis.sweep.Knee}. */
package org.roundtrip.analysis.sweep;
