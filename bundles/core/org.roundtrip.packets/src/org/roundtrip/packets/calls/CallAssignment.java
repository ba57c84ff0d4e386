// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.calls;

/** Assigns messages to captured calls. For one thread. */
public interface CallAssignment {

    /** Assigns all messages that have a packet. @return the calls, still without packets and messages */
    CapturedCalls assign();

    /** Assigns a message whose first packet was found after {@link #assign}. */
    void assignLate(int message);

    /** Returns how many requests only their time could give a call, since others were under way on the same connection. */
    default long requestsByTime() {
        return 0;
    }
}
