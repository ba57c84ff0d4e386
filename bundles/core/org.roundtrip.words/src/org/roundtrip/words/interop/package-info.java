// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * How a run in which every client calls every server is shown: in tables.
 *
 * <p>Window, report and command line show the same cells, see {@link org.roundtrip.analysis.interop.Interop}.
 */
package org.roundtrip.words.interop;
