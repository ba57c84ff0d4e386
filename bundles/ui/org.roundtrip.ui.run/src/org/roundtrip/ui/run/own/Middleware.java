// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.own;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.providers.Carrying;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;

/**
 * A provider in the list of a person who chooses. Immutable.
 *
 * @param id      of the provider
 * @param label   its name for people
 * @param carries whether it can carry what is chosen, and run here
 * @param usual   whether it is ticked unless a person says otherwise: it carries that, and nothing must be fetched for it
 * @param remarks why it does not, or what happens first; empty when there is nothing to say
 */
record Middleware(String id, String label, boolean carries, boolean usual, List<String> remarks) {
    private static final Texts TEXTS = Texts.of(Middleware.class);

    /** Copies the list. */
    Middleware {
        remarks = List.copyOf(remarks);
    }

    /** Asks all providers whether they carry what is drawn. Takes a while; any thread. */
    static List<Middleware> of(Providers providers, Drawing drawing) {
        Map<String, Carrying> answers = providers.carrying(drawing).stream().collect(Collectors.toMap(Carrying::id, Function.identity(), (a, b) -> a));
        return providers.all().stream().map(provider -> of(provider, answers.get(provider.id()))).toList();
    }

    /** @param answer whether it carries what is drawn; null while that is not known */
    static Middleware of(KnownProvider provider, Carrying answer) {
        if (!provider.available()) {
            return new Middleware(provider.id(), provider.label(), false, false, List.of(provider.obstacle()));
        }
        if (answer == null) {
            return new Middleware(provider.id(), provider.label(), false, false, List.of(TEXTS.text("asking")));
        }
        boolean carries = answer.refused().isEmpty();
        return new Middleware(provider.id(), provider.label(), carries, carries && provider.ready(),
                !carries ? answer.refused() : provider.missing().isEmpty() ? List.of() : List.of(TEXTS.text("fetched")));
    }

    /** It as a provider of a plan. */
    ProviderChoice choice() {
        return new ProviderChoice(id, label, Map.of());
    }
}
