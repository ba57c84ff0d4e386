// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The field guide as a person sees it: in a view of the workbench, or beside a dialog in a window of its own. All of
 * this is for the user interface's thread.
 */
package org.roundtrip.help.view;
