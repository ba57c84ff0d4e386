// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Networks to measure over, and the processes that make them up. A plan names its network
 * ({@link org.roundtrip.model.Network}): the machine's loopback device, {@code wire} or {@code ethernet-100}.
 *
 * <p>{@link NetworkLink} makes the last two from Linux network name spaces ({@link NetworkSpace}), one for the client
 * and one for the server, with one Ethernet device each. For {@code wire} these devices are the two ends of a veth
 * pair. For {@code ethernet-100} each device leads to a third name space, where a switch passes the frames on
 * ({@code network.ethernet}). Segmentation, receive and checksum offload are turned off, so that a capture shows
 * packets as they would be on a wire, with their checksums.
 *
 * <p>Nothing needs to be cleaned up: each name space is held by one process, which ends when its standard input closes,
 * and the devices end with their name space. {@link NetworkAbility} finds out whether a network can be made here.
 * Making one starts several processes and takes some hundred milliseconds, so it is not for a user interface's thread.
 */
package org.roundtrip.capture.network;
