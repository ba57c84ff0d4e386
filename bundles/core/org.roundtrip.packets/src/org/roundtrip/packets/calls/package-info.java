// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Assigns messages and packets to captured calls, whose time {@code anatomy} divides. Begin with
 * {@link org.roundtrip.packets.calls.PacketAttribution}, which finds the message of each packet.
 * {@link org.roundtrip.packets.calls.CallsByTime} finds the call of each message by the times in the journal, and by connection
 * and order where the calls of several callers overlap;
 * {@link org.roundtrip.packets.calls.CallsByRequest} makes a call of each request when there is no journal. Messages are
 * found in {@code decode} and not here.
 *
 * <p>The clocks of calls and of packets differ a little, see {@code org.roundtrip.harness.timing}.
 * {@link org.roundtrip.packets.calls.Attribution} counts the packets that belong to a call by their bytes but not by
 * their time, and reports show how many there are. One thread assigns; after that, any thread reads.
 */
package org.roundtrip.packets.calls;
