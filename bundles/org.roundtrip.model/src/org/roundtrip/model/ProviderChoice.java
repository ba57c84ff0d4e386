// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.Map;

/**
 * A provider as a plan names it. One provider may be chosen several times with other options under other variants.
 *
 * @param id      the provider's id, such as {@code rmi}
 * @param variant the name of this choice in tables and charts; the id unless the plan gives another
 * @param options the options that differ from the provider's defaults, by name
 */
public record ProviderChoice(String id, String variant, Map<String, String> options) {
    /** @throws IllegalArgumentException when a name is blank */
    public ProviderChoice {
        if (id.isBlank() || variant.isBlank()) {
            throw new IllegalArgumentException("a provider needs an id and a name");
        }
        options = Map.copyOf(options);
    }

    /** A provider with all its defaults. */
    public static ProviderChoice of(String id) {
        return new ProviderChoice(id, id, Map.of());
    }
}
