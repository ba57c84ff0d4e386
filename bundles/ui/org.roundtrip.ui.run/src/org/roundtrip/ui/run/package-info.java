// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The perspectives Run and Results. {@link RunPerspective} lays out where plans are edited, run and watched, and
 * {@link ResultsPerspective} where runs are read and compared. {@link FirstStart} opens the plan of the first start.
 * {@link PlanInSight} says where the views show the run of another plan than the editor, or of that plan before it was
 * changed. {@link News} says what has happened, {@link RunServices} makes the services. The rooms below stand under this package:
 * {@code library} has plans and runs on the disk, {@code plans} the editor, {@code control} what runs, {@code charts} what was
 * measured, {@code hosts} the machines, {@code handlers} the commands. Windows are changed on the user interface's thread only.
 */
package org.roundtrip.ui.run;
