// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Results, findings and curves from the recorded calls of a run. Begin with {@link RunAnalysis}, which follows a run
 * while it grows, or with {@link Results} for a finished run. {@link org.roundtrip.analysis.calls.Quantile} holds the one rule for percentiles. A
 * value that a fork measures once, such as the first call, becomes its median over the forks.
 *
 * <p>{@link RowEvidence} says what the figures of a row are worth, and so its state. {@link Comparison} is a ratio of medians with its
 * interval, {@link Change} the same between two runs. Two variants differ only when the whole 95 % interval lies outside 0.95 to 1.05.
 * {@link Findings} is what a run shows; none speaks of the time of a row that failed, has few calls or was warming. Bundle {@code words}
 * writes the sentences.
 *
 * <p>Whether a fork became steady is in {@link org.roundtrip.analysis.steady.ForkSteady}; it is computed when a run has ended and kept
 * beside the fork's journal.
 *
 * <p>A {@link org.roundtrip.analysis.calls.Curve} sums up the calls of a fork for charts, {@link PixelColumns} reads them again for details. Captures
 * are not read here but in bundle {@code packets}. Several threads may use an analysis; reading takes time and is not for
 * a user interface's thread.
 */
package org.roundtrip.analysis;
