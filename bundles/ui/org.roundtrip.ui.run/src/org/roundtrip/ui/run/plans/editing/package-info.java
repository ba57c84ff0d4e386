// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the pages of the plan editor share. {@link PlanEditing} is the draft with its problems and steps of undo, which
 * each editor has for itself. {@link Refusals} is what is said against it, {@link RefusalCheck} asks who would refuse
 * it, and {@link ContractKeeper} its part that the designer edits. {@link Page} is one page; {@link TextField} is one of
 * its fields. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.editing;
