// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The ratio of two medians and its interval over forks: begin with {@link org.roundtrip.analysis.ratio.RatioEstimate}. Any thread may use it. */
package org.roundtrip.analysis.ratio;
