// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The chart of a run in which every client calls every server. One thread uses a chart. */
package org.roundtrip.chart.interop;
