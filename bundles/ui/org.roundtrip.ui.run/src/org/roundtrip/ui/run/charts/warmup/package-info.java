// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of warm-up: the latency of every call of an operation, from the first one on. {@link WarmUpView} holds the
 * settings and follows the run; {@link WarmUpDrawer} draws from curves that the analysis has decimated. When another
 * run or operation is chosen, the whole axis is shown again. The view belongs to the user interface's thread; the
 * drawer is called in the background.
 */
package org.roundtrip.ui.run.charts.warmup;
