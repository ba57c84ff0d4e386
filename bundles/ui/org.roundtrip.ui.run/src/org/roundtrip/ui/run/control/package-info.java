// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Starts and stops runs and servers, whose work is done in other processes. {@link RunControl} runs plans, one at a
 * time. {@link Servers} keeps servers that a person started by hand, and calls them once. {@link NetworkTrials} finds
 * out which networks this machine can make. {@link RunsOfLastTime} opens the runs again that were open before a restart.
 * All are used on the user interface's thread. The work itself is done in jobs and on threads of the engine. Jobs whose
 * processes would disturb a measurement wait until the run has ended.
 */
package org.roundtrip.ui.run.control;
