// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The command {@code packets}, about the packets and messages of a run or of a capture file. {@code PacketCount} counts;
 * with {@code --call}, {@code --filter} or {@code --messages}, {@code CaptureListing} lists. One thread, but captures
 * are decoded side by side.
 */
package org.roundtrip.cli.packets;
