// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The perspective Run, in which plans are edited, run and watched. {@link RunPerspective} lays it out, and {@link
 * FirstStart} opens the plan of the first start. {@link ComparePerspective} is the place of two runs that are compared.
 * {@link PlanInSight} says where the views show the run of another plan than the editor, or of that plan before it was
 * changed. {@link RunServices} makes the services. The packages below hold its editor, its views and its commands.
 * Windows are changed on the user interface's thread only.
 */
package org.roundtrip.ui.run;
