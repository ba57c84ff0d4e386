// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Anatomy of a call, a {@link org.roundtrip.ui.packets.bars.BarsView}. It shows which part of a call's time the
 * client, the network and the server take. The bundle {@code org.roundtrip.packets} computes the parts; reports draw
 * them by the same code, {@code org.roundtrip.chart}. The view belongs to the user interface's thread; jobs
 * compute its bars.
 */
package org.roundtrip.ui.packets.anatomy;
