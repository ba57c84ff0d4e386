// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of the sweep in the plan editor. {@link SweepPage} holds what is swept and its steps, {@link StepFill} fills them in,
 * {@link RunSize} says how large the run becomes. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.sweep;
