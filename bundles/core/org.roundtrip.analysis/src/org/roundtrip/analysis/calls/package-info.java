// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Sums up calls. Those of one phase are in histograms of their times, with quantiles and what they tell of the load; all
 * calls of a fork are in a curve.
 */
package org.roundtrip.analysis.calls;
