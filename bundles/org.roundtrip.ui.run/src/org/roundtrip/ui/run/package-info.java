// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The perspective Run, in which plans are edited, run and watched, and the plan that is opened at the first start. The
 * packages below hold its editor, its views and its commands.
 */
package org.roundtrip.ui.run;
