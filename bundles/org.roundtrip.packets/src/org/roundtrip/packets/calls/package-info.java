// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Assigns messages and packets to captured calls, and cuts a call into its anatomy. The main class is
 * {@link org.roundtrip.packets.calls.PacketAttribution}.
 *
 * <ul>
 * <li>A request belongs to the call during which its first packet was captured. A response belongs to the call of its
 * request, matched by request id, or by order where the protocol has no ids. Handshakes, pings and undecoded bytes are assigned
 * by the time of their first packet. Looking up references and collecting garbage belong to no call.
 * <li>A packet with data belongs to the message of its first byte, by the offset of that byte in the connection. So a packet
 * sent again belongs to the call of the first one. When a packet carries bytes of two calls, its headers count for the first;
 * the bytes of each message always count for the call of that message.
 * <li>An acknowledgement belongs to the message of the last byte it acknowledges. A packet that opens a connection belongs to
 * the first message of the connection, a packet that closes it to the last.
 * <li>When a capture has no journal, each request is a call, and the times of a call are those of its packets.
 * </ul>
 *
 * <p><b>Clocks.</b> Calls are timed on the client's monotonic clock, packets on the machine's wall clock. The journal's header
 * contains one reading of both clocks, and a bound on their difference, some hundred nanoseconds, which includes the drift
 * until the end. The bound matters only near the border of two calls: a request there belongs to the call that has no request
 * yet. Each data packet is then checked: when it was captured outside of its call by more than the bound, it counts as a
 * disagreement, and reports show how many there are.
 *
 * <p><b>Anatomy.</b> A call is cut at its first and last packet of each side, so the five parts add up to the whole call.
 * Packets sent again and packets without data do not cut.
 */
package org.roundtrip.packets.calls;
