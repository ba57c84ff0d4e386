// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Refusal;

/** The trial provider with a container that runs for a whole block of forks. */
public final class ContainerProvider extends TrialProvider {

    /** Also takes the operation {@code again}, and {@code missing}, for which there is no class. */
    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return List.of();
    }

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> options) {
        return List.of(new Link("container", Link.Role.INNER, Link.Life.BLOCK, launch(TrialNames.class)));
    }
}
