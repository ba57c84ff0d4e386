// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.util.List;
import java.util.Map;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Link;

/** The trial provider with a name service before its servant and a gateway after it. */
public final class ChainProvider extends TrialProvider {

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> options) {
        return List.of(new Link("names", Link.Role.NAMING, launch(TrialNames.class)),
                new Link("gateway", Link.Role.FRONT, launch(TrialGateway.class)));
    }
}
