// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.engine.CalledOnce;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.model.Plan;
import org.roundtrip.report.Numbers;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.control.LastCall;
import org.roundtrip.ui.run.control.Servers;

/** What the view of servers says of one. */
final class ServerWords {
    private ServerWords() {
    }

    /** The state of a provider's server in a word or two, with the host that it runs on or would be started on. */
    static String state(KnownProvider provider, Servers servers, Optional<Plan> plan) {
        if (!provider.available()) {
            return Messages.unavailable;
        }
        String id = provider.info().id();
        Optional<ManualServer> server = servers.of(id);
        String state = server.map(ManualServer::state).map(each -> switch (each) {
            case STARTING -> Messages.serverStarting;
            case RUNNING -> Messages.serverRunning;
            case STOPPED -> Messages.serverStopped;
            case FAILED -> Messages.serverFailed;
        }).orElse(Messages.serverStopped);
        if (servers.up(id)) {
            String host = server.orElseThrow().host();
            return host.isEmpty() ? state : NLS.bind(Messages.serverOn, state, host);
        }
        String host = servers.place(id, plan);
        return host.isEmpty() ? state : NLS.bind(Messages.serverStartsOn, state, host);
    }

    /** The machine of a server, or of the next one of a provider. */
    static String place(String host) {
        return host.isEmpty() ? Messages.thisMachine : host;
    }

    /** The warning about a server that others can reach; empty when there is nothing to warn of. */
    static String warning(Optional<ManualServer> server) {
        return server.flatMap(ManualServer::warning).orElse("");
    }

    /** The address of a server, with the host that has it. */
    static String address(ManualServer server) {
        return server.host().isEmpty() || server.address().isEmpty() ? server.address()
                : NLS.bind(Messages.addressOn, server.address(), server.host());
    }

    /** What came of a call. */
    static String call(LastCall last) {
        if (last.underWay()) {
            return NLS.bind(Messages.callUnderWay, last.operation());
        }
        return last.called().map(ServerWords::call).orElseGet(() -> NLS.bind(Messages.callFailed, last.operation(), last.failure()));
    }

    private static String call(CalledOnce called) {
        String result = called.values().result().isEmpty() ? Messages.callReturned : called.values().result();
        return NLS.bind(Messages.callDone, new Object[] {called.operation(), called.values().arguments(), result,
            Numbers.nanos(called.callNanos()), time(Messages.callLookup, called.lookupNanos()),
            time(Messages.callConnect, called.connectNanos())});
    }

    private static String time(String text, OptionalLong nanos) {
        return nanos.isEmpty() ? "" : NLS.bind(text, Numbers.nanos(nanos.getAsLong()));
    }
}
