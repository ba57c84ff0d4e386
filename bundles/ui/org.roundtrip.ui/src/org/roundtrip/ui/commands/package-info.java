// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Handlers of commands that concern the whole workbench. {@link ToggleHandler} has the theme and the presenter mode.
 * Others are Cut and Paste in fields, and closing the editor. On {@link ReasonedHandler} stand commands that say why
 * they are not possible. Commands on plans, runs and captures are beside their views. All are declared, with their keys,
 * in the {@code plugin.xml} of their bundle. User interface's thread only.
 */
package org.roundtrip.ui.commands;
