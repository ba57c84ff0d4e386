// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of what the engine does. {@link ConsoleView} shows the log of a run, which {@link RunDescription} begins and ends.
 * {@link RepeatedRead} reads what a file has gained. User interface's thread only; logs are read in jobs.
 */
package org.roundtrip.ui.run.control.console;
