// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.anatomy;

import org.roundtrip.capture.packet.Packet;

/** When packets that were captured at the client's end passed the server's, on the client's clock. */
public sealed interface ServerTimes permits ServerEnd, NetworkTimes {

    /**
     * Returns when a packet of the client had arrived at the server's end, or one began to leave it. It is in
     * nanoseconds since 1970; {@link Packet#NO_TIME} when that is not known.
     */
    long nanos(int packet, boolean fromClient);

    /** Returns how these times are known. */
    Ways ways();
}
