// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.nio.file.Path;
import org.roundtrip.model.ClockDifference;

/**
 * The capture of the same packets at the server's end.
 *
 * @param file    pcap or pcapng, with times of the server's clock
 * @param clock   how that differs from the client's
 * @param dropped packets that were lost there in capturing
 */
public record ServerCapture(Path file, ClockDifference clock, long dropped) {
}
