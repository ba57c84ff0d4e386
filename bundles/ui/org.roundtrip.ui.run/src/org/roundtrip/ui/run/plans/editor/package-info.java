// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The plan editor. {@link PlanEditor} is the part of the workbench, {@link PlanDocument} the plan and its file, {@link PlanForm} what it
 * shows, and {@link org.roundtrip.ui.run.plans.editing.PlanEditing} the draft with its steps of undo, which each editor has for itself. Each page shows the same draft and is made when it is
 * shown for the first time. JSON that is typed and not a valid plan stays on its page; until it is mended the draft cannot
 * be changed, run or saved. User interface's thread only; files are read in jobs.
 */
package org.roundtrip.ui.run.plans.editor;
