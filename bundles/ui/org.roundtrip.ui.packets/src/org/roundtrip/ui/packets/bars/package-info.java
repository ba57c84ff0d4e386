// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Common parts of the views Anatomy of a call and Bytes by role. They are stacked bars for the selection and for each
 * provider of the run, as a chart or as a table. {@link org.roundtrip.ui.packets.bars.BarsView} is the base of both
 * views; a {@link org.roundtrip.ui.packets.bars.BarKind} describes the parts of their bars, and a {@link
 * org.roundtrip.ui.packets.bars.BarSubject} is the call or message that a bar selects. Jobs compute the bars, and read
 * the captures of the other providers; {@link org.roundtrip.ui.packets.bars.ProviderStudies} keeps their results for the
 * whole workbench. The views belong to the user interface's thread.
 */
package org.roundtrip.ui.packets.bars;
