// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view of a run in which every client calls every server.
 *
 * <p>It is used by the user interface's thread; the drawer draws in the background.
 */
package org.roundtrip.ui.run.charts.interop;
