// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Starts and stops what runs in other processes: {@link RunControl} runs plans, one at a time; {@link Servers} keeps servers
 * that a person started by hand; {@link NetworkTrials} finds out which networks this machine can make. The work is done by
 * the engine in jobs. Jobs whose processes would disturb a measurement wait until the run has ended.
 */
package org.roundtrip.ui.run.control;
