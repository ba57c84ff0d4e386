// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.draw;

import java.awt.geom.Rectangle2D;
import org.roundtrip.ui.packets.timing.trace.Lane;

/** A single packet as it was drawn. @param box its place in pixels */
record PacketMark(int packet, Lane lane, Rectangle2D box) {
}
