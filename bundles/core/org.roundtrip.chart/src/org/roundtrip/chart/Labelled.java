// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

/** An axis that draws its ticks and its unit by {@link AxisLabels}. */
interface Labelled {
    AxisLabels labels();
}
