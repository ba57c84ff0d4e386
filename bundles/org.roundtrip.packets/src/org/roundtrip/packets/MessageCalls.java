// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

/** Says which captured call each message belongs to. For one thread. */
interface MessageCalls {

    /** Assigns all messages of which a packet is known. @return the calls, as yet without their packets */
    CapturedCalls assign();

    /** Assigns a message whose first packet became known later. */
    void assignLate(int message);
}
