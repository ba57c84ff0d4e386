// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Map;
import org.roundtrip.model.text.Texts;

/**
 * What a plan measures against its other choices: a client and a server. Both are usually of one provider. One provider
 * may be chosen several times, with other options, another Java or another opposite side, under other variants.
 *
 * @param variant the name of this choice in tables and charts
 * @param client  the calling side
 * @param server  the answering side
 * @param over    the variant to which this one adds something, such as a protocol without the security that is above it here; empty for none
 */
public record ProviderChoice(String variant, ChosenSide client, ChosenSide server, String over) {
    /** Stands between the ids of a client and a server of different providers. */
    private static final String TO = " to ";

    /** @throws IllegalArgumentException when the name is blank */
    public ProviderChoice {
        if (variant.isBlank()) {
            throw new IllegalArgumentException(Texts.of(ProviderChoice.class).text("provider.blank"));
        }
    }

    /** A choice that is compared with the reference alone. */
    public ProviderChoice(String variant, ChosenSide client, ChosenSide server) {
        this(variant, client, server, "");
    }

    /** One provider on both sides. */
    public ProviderChoice(String id, String variant, Map<String, String> options) {
        this(variant, ChosenSide.of(id).with(options), ChosenSide.of(id).with(options));
    }

    /** A provider with all its defaults, under its id. */
    public static ProviderChoice of(String id) {
        return new ProviderChoice(id, id, Map.of());
    }

    /** The same choice over another variant, or over none. */
    public ProviderChoice over(String other) {
        return new ProviderChoice(variant, client, server, other);
    }

    /** The provider's id, or, when the sides differ, both ids as in {@code omniorb to jacorb}, the client's first. */
    public String id() {
        return sameProvider() ? client.provider() : client.provider() + TO + server.provider();
    }

    /** Whether one provider makes both sides. */
    public boolean sameProvider() {
        return client.provider().equals(server.provider());
    }

    /** Whether a provider makes one of the sides, or both. */
    public boolean uses(String provider) {
        return client.provider().equals(provider) || server.provider().equals(provider);
    }
}
