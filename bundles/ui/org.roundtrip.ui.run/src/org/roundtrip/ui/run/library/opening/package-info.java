// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Opening plans, payloads, runs and files from elsewhere. {@link Opening} does it, {@link PlanInput} is the input of a plan's
 * editor with the ids of editor and perspective, {@link RecentItems} the menu of what was opened last. Editor, views and
 * handlers stand on it. User interface's thread only; runs are read in jobs.
 */
package org.roundtrip.ui.run.library.opening;
