// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Refusal;

/**
 * The trial provider over TLS, with keys that the server side makes at run time and the client needs. With the style
 * {@code fancy} a container makes them, which runs for a block of forks.
 */
public final class TlsProvider extends TrialProvider {

    /** Also takes the operation {@code again}. */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return List.of();
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(TlsServer.class);
    }

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> options) {
        return options.get("style").equals("fancy")
                ? List.of(new Link("container", Link.Role.INNER, Link.Life.BLOCK, launch(TlsContainer.class))) : List.of();
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(TlsClient.class);
    }
}
