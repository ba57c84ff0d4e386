// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Charts of bars in parts: {@link org.roundtrip.chart.bars.RoleBars} shows bytes by role,
 * {@link org.roundtrip.chart.bars.AnatomyBars} where the time of calls goes; both are
 * {@link org.roundtrip.chart.bars.StackedBars}. The colours and names of roles and parts are here, too. One thread uses
 * a chart.
 */
package org.roundtrip.chart.bars;
