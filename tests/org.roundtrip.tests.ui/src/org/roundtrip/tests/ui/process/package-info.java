// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * The workbench in a process of its own, for what one process cannot show: a restart, another scale of the screen, another language. A
 * test starts {@link org.roundtrip.tests.ui.process.OtherWorkbench} with a script; {@link
 * org.roundtrip.tests.ui.process.ScriptStart} runs that script in the other process, on the thread of its user interface,
 * and closes the workbench as a person would. What the script reports comes back as lines of standard output.
 */
package org.roundtrip.tests.ui.process;
