// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.Optional;
import org.roundtrip.engine.place.ProcessorWatch;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.model.Fork;
import org.roundtrip.model.machine.Scheduled;

/**
 * What the processors of both sides have done until an instant.
 *
 * @param client    of the client's machine
 * @param server    of the server's; empty when that is the same machine, or not known
 * @param clientRun how the client has been run; empty when it is not known
 * @param serverRun how the processes of the server side have been run; empty when it is not known
 * @param nanos     the instant, on this JVM's monotonic clock
 */
record SidesWatch(ProcessorWatch client, Optional<ProcessorWatch> server, Optional<Scheduling> clientRun,
        Optional<Scheduling> serverRun, long nanos) {
    private static final double THOUSANDTHS = 1000;

    /** Of machines whose processes are not looked at. */
    SidesWatch(ProcessorWatch client, Optional<ProcessorWatch> server) {
        this(client, server, Optional.empty(), Optional.empty(), System.nanoTime());
    }

    /** The instant now; empty when the client's machine does not say it. */
    static Optional<SidesWatch> now(ForkPlaces places) throws InterruptedException {
        Optional<ProcessorWatch> client = places.client().processors();
        Optional<ProcessorWatch> server = client.isEmpty() || places.together() ? Optional.empty() : places.server().processors();
        return client.map(there -> server.filter(other -> other.machine().equals(there.machine()))
                .map(other -> new SidesWatch(there.and(other), Optional.empty())).orElseGet(() -> new SidesWatch(there, server)));
    }

    /** The same with how both sides have been run. */
    SidesWatch with(Optional<Scheduling> ofClient, Optional<Scheduling> ofServer) {
        return new SidesWatch(client, server, ofClient, ofServer, nanos);
    }

    /** The same with threads of the client that began after the instant before this one and have ended. */
    SidesWatch plus(Optional<Scheduling> threads) {
        return with(clientRun.map(run -> run.plus(threads.orElse(null))), serverRun);
    }

    /** What disturbed the fork since an earlier instant; empty when hardly any time has passed. */
    Optional<Fork.Disturbance> since(SidesWatch earlier) {
        double passed = Math.max(1, nanos - earlier.nanos);
        return client.since(earlier.client).map(disturbance -> disturbance.with(server.flatMap(now ->
                earlier.server.flatMap(now::since)).orElse(null))
                .with(since(clientRun, earlier.clientRun, passed), since(serverRun, earlier.serverRun, passed)));
    }

    private static Scheduled since(Optional<Scheduling> now, Optional<Scheduling> earlier, double passed) {
        if (now.isEmpty() || earlier.isEmpty()) {
            return null;
        }
        Scheduling since = now.get().since(earlier.get());
        return new Scheduled(since.processors(), Math.round(since.waitedNanos() / passed * THOUSANDTHS) / THOUSANDTHS, since.yielded(),
                since.preempted());
    }
}
