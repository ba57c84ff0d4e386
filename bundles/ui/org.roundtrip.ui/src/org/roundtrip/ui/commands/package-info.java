// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Handlers of commands that concern the whole workbench: the theme and the presenter mode, both in
 * {@link ToggleHandler}, Cut and Paste in fields, and closing the editor; and {@link ReasonedHandler}, on which commands stand that say why they are not possible.
 * Commands on plans, runs and captures are beside their views. All are declared, with their
 * keys, in the {@code plugin.xml} of their bundle. User interface's thread only.
 */
package org.roundtrip.ui.commands;
