// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * A plan while it is being edited. {@link PlanDraft} holds the same parts as a plan, but its fields may hold invalid text; its
 * operations and types are a {@link org.roundtrip.design.Design}.
 * {@link DraftCheck} converts it to a plan or reports the problems with their places. Immutable, without widgets, any
 * thread.
 */
package org.roundtrip.ui.run.plans.draft;
