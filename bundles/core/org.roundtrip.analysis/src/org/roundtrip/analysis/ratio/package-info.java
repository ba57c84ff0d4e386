// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The ratio of two medians over the blocks of a run: begin with {@link org.roundtrip.analysis.ratio.RatioSample}. An interval of it
 * is a {@link org.roundtrip.analysis.ratio.RatioEstimate}, and its place decides the {@link org.roundtrip.model.Verdict}.
 * {@link org.roundtrip.analysis.ratio.Looks} says how sure an interval must be while blocks are added, and
 * {@link org.roundtrip.analysis.ratio.Holm} where many ratios are claimed at once, such as who is the fastest of several operations. A row
 * of a table, or of a comparison of two providers, answers a question of its own and keeps its own confidence.
 * {@link org.roundtrip.analysis.ratio.DrawnForks} has the intervals of percentiles. Immutable, so any thread may use it.
 */
package org.roundtrip.analysis.ratio;
