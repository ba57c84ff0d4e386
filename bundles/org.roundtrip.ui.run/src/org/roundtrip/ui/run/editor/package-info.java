// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The plan editor. {@link PlanEditor} is the part of the workbench, {@link PlanFile} its file, {@link PlanEditing} the
 * draft with its steps of undo. The platform keeps 20 steps for each context, and each editor has a context of its own.
 * Each page shows the same draft and is made when it is shown for the first time. User interface's thread only; files are
 * read in jobs.
 */
package org.roundtrip.ui.run.editor;
