// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The machines on which sides of a call can run, in the window. {@link HostsView} lists them and shows what the last check of
 * each found; {@link Hosts}, a service of the workbench, keeps the list and the checks for all windows, and
 * {@link DialogQuestions} asks a person for what only a person knows. User interface's thread only, unless a method says
 * otherwise; files and connections are used in jobs.
 */
package org.roundtrip.ui.run.hosts;
