// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis.interop;

/**
 * A client that calls a server. Both may be one side of the plan.
 *
 * @param client the client's name in the plan
 * @param server the server's name in the plan
 */
public record Pair(String client, String server) {
}
