// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of sweeps: {@link SweepView} shows what {@link SweepDrawer} draws in the background. User interface's thread, unless a
 * class says otherwise.
 */
package org.roundtrip.ui.run.charts.sweep;
