// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Captures packets while they pass a network device. {@link CaptureAbility} finds out how that is possible here, and
 * {@link CaptureSession} does it. There are three ways on this machine
 * (those of hosts are in the engine, which starts processes there):
 * <ul>
 * <li>as root, or with the capability {@code NET_RAW}, a helper process of ours captures on the machine's own devices;
 * <li>an ordinary user who may make name spaces captures in a network name space of the run's own;
 * <li>otherwise Wireshark's {@code dumpcap} captures, where it is installed and this user may run it.
 * </ul>
 * Our helper is one process per run, idle between captures: {@link CaptureHelper} is its main class, {@link Recording}
 * takes the packets and writes them with times in nanoseconds; {@code dumpcap} is started for each file. Both end when
 * their standard input closes. {@link CaptureSummary} counts packets, also dropped ones. Networks are made in
 * {@code network}. One thread at a time uses a session; a thread of the session's own reads what its process prints.
 */
package org.roundtrip.capture.live;
