// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.ends;

import org.roundtrip.capture.packet.HostPort;

/**
 * One direction of a TCP connection, which both ends name alike unless addresses are translated between them.
 *
 * @param reuse how many connections of the same addresses and ports there were before
 */
record Direction(HostPort client, HostPort server, int reuse, boolean fromClient) {
}
