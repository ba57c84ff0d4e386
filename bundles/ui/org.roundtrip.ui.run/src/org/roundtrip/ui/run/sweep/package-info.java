// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What people see of sweeps. The view {@link org.roundtrip.ui.run.sweep.SweepView} shows what
 * {@link org.roundtrip.ui.run.sweep.SweepDrawer} draws in the background; {@link org.roundtrip.ui.run.sweep.SweepPage} is the page of the
 * plan editor. User interface's thread, unless a class says otherwise.
 */
package org.roundtrip.ui.run.sweep;
