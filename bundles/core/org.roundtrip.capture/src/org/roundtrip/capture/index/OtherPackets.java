// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.index;

/**
 * How many packets carry something else than TCP.
 *
 * @param name    what they carry, such as {@code ARP} or {@code UDP}
 * @param packets at least 1
 */
public record OtherPackets(String name, long packets) {
}
