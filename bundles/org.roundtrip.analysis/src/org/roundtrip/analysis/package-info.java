// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the recorded calls tell: results, findings and curves.
 *
 * <p><b>Quantiles.</b> There is one rule everywhere: the quantile p of n calls is the ceil(p n)-th smallest of them, the
 * nearest rank. Of many calls it is taken from a histogram of three significant digits, so it is within 0.05 % of that
 * call's duration. It is shown only when at least ten calls lie beyond it, that is when n (1 - p) >= 10. Percentiles are
 * never averaged in results: histograms of forks are merged first.
 *
 * <p><b>Over forks.</b> Look-up, connecting and the first call happen once in a fork; their median over forks is told.
 */
package org.roundtrip.analysis;
