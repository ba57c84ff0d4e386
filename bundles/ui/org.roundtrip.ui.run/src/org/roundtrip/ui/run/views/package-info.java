// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The views of the perspective Run except the chart: the tree of plans and runs, the servers and the console.
 * {@link News} says what has happened. User interface's thread only; logs are read in jobs.
 */
package org.roundtrip.ui.run.views;
