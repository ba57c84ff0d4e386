// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What a host has for measuring. {@link org.roundtrip.hosts.check.HostFacts} asks in one round trip, by a script of POSIX
 * shell that changes nothing; {@link org.roundtrip.hosts.check.HostClock} compares the clocks;
 * {@link org.roundtrip.hosts.check.HostCheck} puts both into sentences, with what to do where something is missing.
 *
 * <p>Answers are hostile until checked. All methods wait for the host, with limits; an interrupt ends them.
 */
package org.roundtrip.hosts.check;
