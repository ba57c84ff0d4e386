// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * One value of a plan that takes several values in one run, such as the number of callers. {@link org.roundtrip.model.sweep.Sweep}
 * says which and over what, {@link org.roundtrip.model.sweep.SweptPlan} what the plan is at one
 * {@link org.roundtrip.model.sweep.Step}, {@link org.roundtrip.model.sweep.SweptLength} finds the place of a length.
 */
package org.roundtrip.model.sweep;
