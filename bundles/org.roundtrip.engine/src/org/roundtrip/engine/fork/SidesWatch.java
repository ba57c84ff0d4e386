// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.Optional;
import org.roundtrip.engine.place.ProcessorWatch;
import org.roundtrip.model.Fork;

/**
 * What the processors of both sides have done until an instant.
 *
 * @param client of the client's machine
 * @param server of the server's; empty when that is the same machine, or not known
 */
record SidesWatch(ProcessorWatch client, Optional<ProcessorWatch> server) {

    /** The instant now; empty when the client's machine does not say it. */
    static Optional<SidesWatch> now(ForkPlaces places) throws InterruptedException {
        Optional<ProcessorWatch> client = places.client().processors();
        Optional<ProcessorWatch> server = client.isEmpty() || places.together() ? Optional.empty() : places.server().processors();
        return client.map(there -> server.filter(other -> other.machine().equals(there.machine()))
                .map(other -> new SidesWatch(there.and(other), Optional.empty())).orElseGet(() -> new SidesWatch(there, server)));
    }

    /** What disturbed the fork since an earlier instant; empty when hardly any time has passed. */
    Optional<Fork.Disturbance> since(SidesWatch earlier) {
        return client.since(earlier.client).map(disturbance -> disturbance.with(server.flatMap(now ->
                earlier.server.flatMap(now::since)).orElse(null)));
    }
}
