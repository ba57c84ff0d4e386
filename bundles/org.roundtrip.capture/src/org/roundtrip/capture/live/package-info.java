// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Captures packets while they pass a network device. {@link CaptureAbility} finds out how that is possible here, and
 * {@link CaptureSession} does it. There are three ways:
 * <ul>
 * <li>as root, or with the capability {@code NET_RAW}, a helper process of ours captures on the machine's own devices;
 * <li>an ordinary user who may make name spaces captures in a network name space of the run's own;
 * <li>otherwise Wireshark's {@code dumpcap} captures, where it is installed and this user may run it.
 * </ul>
 * A session captures one file after the other and counts the packets. The ports of the name service are captured too
 * but counted apart. Packets that the kernel could not deliver are counted as dropped; then the capture is incomplete.
 * Where nothing works, the reason is one sentence with what to do, and a run goes on without packets.
 *
 * <p>Capturing runs in another process, one per run, which is idle except during the capture passes. It ends when its
 * standard input closes, so it never outlives the process that started it.
 */
package org.roundtrip.capture.live;
