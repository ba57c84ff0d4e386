// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of warm-up: the latency of every call of an operation, from the first one on. {@link WarmUpView} holds the
 * settings and follows the run; {@link WarmUpDrawer} draws in the background from curves that the analysis has decimated.
 */
package org.roundtrip.ui.run.warmup;
