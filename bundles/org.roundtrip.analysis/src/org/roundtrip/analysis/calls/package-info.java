// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Sums up the calls of one phase: histograms of their times, quantiles of these, and what they tell of the load. */
package org.roundtrip.analysis.calls;
