// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.servers;

import java.util.Optional;
import java.util.OptionalLong;
import org.roundtrip.engine.CalledOnce;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.control.LastCall;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.words.Numbers;

/** What the view of servers says of one. */
final class ServerWords {
    private static final Texts TEXTS = Texts.of(ServerWords.class);

    private ServerWords() {
    }

    /** The state of a provider's server in a word or two. It names the host on which the server runs or would start. */
    static String state(KnownProvider provider, Servers servers, Optional<Plan> plan) {
        if (!provider.available()) {
            return TEXTS.text("unavailable");
        }
        String id = provider.info().id();
        Optional<ManualServer> server = servers.of(id);
        String state = server.map(ManualServer::state).map(each -> switch (each) {
            case STARTING -> TEXTS.text("serverStarting");
            case RUNNING -> TEXTS.text("serverRunning");
            case STOPPED -> TEXTS.text("serverStopped");
            case FAILED -> TEXTS.text("serverFailed");
        }).orElse(TEXTS.text("serverStopped"));
        if (servers.up(id)) {
            String host = server.orElseThrow().host();
            return host.isEmpty() ? state : TEXTS.text("serverOn", state, host);
        }
        String host = servers.place(id, plan);
        return host.isEmpty() ? state : TEXTS.text("serverStartsOn", state, host);
    }

    /** The machine of a server, or of the next one of a provider. */
    static String place(String host) {
        return host.isEmpty() ? TEXTS.text("thisMachine") : host;
    }

    /** The warning about a server that others can reach; empty when there is nothing to warn of. */
    static String warning(Optional<ManualServer> server) {
        return server.flatMap(ManualServer::warning).orElse("");
    }

    /** The address of a server, with the host that has it. */
    static String address(ManualServer server) {
        return server.host().isEmpty() || server.address().isEmpty() ? server.address()
                : TEXTS.text("addressOn", server.address(), server.host());
    }

    /** What came of a call. */
    static String call(LastCall last) {
        if (last.underWay()) {
            return TEXTS.text("callUnderWay", last.operation());
        }
        return last.called().map(ServerWords::call).orElseGet(() -> TEXTS.text("callFailed", last.operation(), last.failure()));
    }

    private static String call(CalledOnce called) {
        String result = called.values().result().isEmpty() ? TEXTS.text("callReturned") : called.values().result();
        return TEXTS.text("callDone", new Object[] {called.operation(), called.values().arguments(), result,
            Numbers.nanos(called.callNanos()), time("callLookup", called.lookupNanos()),
            time("callConnect", called.connectNanos())});
    }

    private static String time(String key, OptionalLong nanos) {
        return nanos.isEmpty() ? "" : TEXTS.text(key, Numbers.nanos(nanos.getAsLong()));
    }
}
