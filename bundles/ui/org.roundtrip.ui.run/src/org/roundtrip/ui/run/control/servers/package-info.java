// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of servers that a person starts by hand. {@link ServersView} lists them, {@link ServerDetails} shows the chosen one with
 * its log, {@link ServerWords} says how one stands. User interface's thread only; logs are read in jobs.
 */
package org.roundtrip.ui.run.control.servers;
