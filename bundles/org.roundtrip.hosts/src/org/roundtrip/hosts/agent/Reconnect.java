// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts.agent;

import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;

/** Opens a connection to a host once more. It must ask nobody, since a run waits for it. */
@FunctionalInterface
public interface Reconnect {
    /** Connects. */
    HostConnection open() throws HostException, InterruptedException;
}
