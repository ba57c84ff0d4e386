// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The store-and-forward switch of the network {@code ethernet-100}: the main class {@link EthernetSwitch} runs in a JVM
 * of its own, started by {@code SwitchProcess}. It joins two links of 100 Mb/s.
 *
 * <p>The switch takes frames from packet sockets and not from TAP devices. A TAP device needs {@code /dev/net/tun},
 * which ordinary users and containers often lack. A packet socket also reports when a frame arrived, so a thread that
 * wakes up late does not slow the link down. {@code SwitchTiming} computes when each frame leaves; it reads no clock
 * itself. Each direction has a thread that receives and a thread that sends.
 */
package org.roundtrip.capture.network.ethernet;
