// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Results, findings and curves from the recorded calls of a run. {@link RunAnalysis} follows a run and reads each call
 * once; {@link Results} reads a finished run.
 *
 * <p><b>Quantiles.</b> There is one rule everywhere: the quantile p of n calls is the ceil(p n)-th smallest of them,
 * the nearest rank. Over many calls it comes from a histogram of three significant digits, so it is within 0.05 % of
 * the duration of that call. It is shown only when at least ten calls lie beyond it, that is when n (1 - p) >= 10.
 * Percentiles are never averaged in results: the histograms of the forks are merged first.
 *
 * <p><b>Values that a fork measures once.</b> These are the look-up, connecting and the first call. A result is their
 * median over the forks.
 *
 * <p><b>Findings</b> ({@link Finding}) are ratios of medians. With several forks they have a 95 % interval by bootstrap
 * over blocks ({@link Comparison}). A block holds one fork of every variant and operation. Two variants differ only
 * when the whole interval lies beyond 1.05.
 *
 * <p><b>Curves</b> ({@link Curve}) hold at most 8,192 stretches of calls. {@link PixelColumns} reads the calls again
 * where a pixel column is narrower than a stretch.
 *
 * <p>Reading takes time and is not for a user interface's thread.
 */
package org.roundtrip.analysis;
