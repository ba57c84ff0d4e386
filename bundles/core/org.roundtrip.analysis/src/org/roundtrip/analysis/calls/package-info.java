// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Sums up calls: those of one phase in histograms of their times, quantiles of these, and what they tell of the load; all calls of a fork in
 * a curve.
 */
package org.roundtrip.analysis.calls;
