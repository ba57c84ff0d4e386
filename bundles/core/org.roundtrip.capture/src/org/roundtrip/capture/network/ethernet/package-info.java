// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The main classes of the processes that make a network behave like Ethernet. {@link EthernetSwitch} is the
 * store-and-forward switch of the network {@code ethernet-100}, which joins two links of 100 Mb/s; {@code SwitchProcess}
 * starts it. {@link NoOffload} turns offloads off on both networks, {@code wire} and {@code ethernet-100}. Name spaces
 * and devices are made in package {@code network}.
 *
 * <p>The switch takes frames from packet sockets and not from TAP devices. A TAP device needs {@code /dev/net/tun}, which
 * ordinary users and containers often lack. A packet socket also reports when a frame arrived, so a thread that wakes up
 * late does not slow the link down. {@link org.roundtrip.capture.network.ethernet.SwitchTiming} computes when each frame leaves; it reads no clock itself. Each
 * direction has a thread that receives and a thread that sends.
 */
package org.roundtrip.capture.network.ethernet;
