// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

/**
 * What a capture saw.
 *
 * @param packets packets that went into the file
 * @param bytes   their lengths on the wire, link layer included
 * @param dropped packets that the kernel saw and could not deliver; on a loopback device it may count one twice
 */
public record CaptureSummary(long packets, long bytes, long dropped) {
}
