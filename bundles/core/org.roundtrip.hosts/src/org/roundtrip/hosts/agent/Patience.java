// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import java.time.Duration;

/**
 * How long the two halves of an agent wait for each other.
 *
 * @param renew   after which time the workbench renews the lease
 * @param silence after which time without an answer a connection is given up and made again
 * @param lease   after which time without a sign of the workbench the agent ends everything
 */
record Patience(Duration renew, Duration silence, Duration lease) {
    /** A connection that is cut for half a minute survives, also when no error tells of the cut. */
    static final Patience USUAL = new Patience(Duration.ofSeconds(5), Duration.ofSeconds(15), HostAgent.LEASE);
}
