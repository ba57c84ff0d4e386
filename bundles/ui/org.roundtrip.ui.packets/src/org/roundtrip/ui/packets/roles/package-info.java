// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The view Bytes by role, a {@link org.roundtrip.ui.packets.bars.BarsView}. It shows how many bytes on the wire are
 * headers, type information, content and so on. The bundle {@code org.roundtrip.packets} counts them; reports draw them
 * by the same code, {@code org.roundtrip.chart}. The view belongs to the user interface's thread; jobs compute
 * its bars.
 */
package org.roundtrip.ui.packets.roles;
