// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import java.util.List;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.ProviderInfo;

/**
 * A provider, with its options and whether it can run here. It is asked for both once.
 *
 * @param registered the provider in the catalogue; its methods may take time, so not on the user interface's thread
 * @param options    the options of a plan; empty before it was asked
 * @param obstacle   why it cannot run here and what to do; empty when it can
 * @param libraries  the libraries that it runs with and that do not come with it, fetched or not
 * @param missing    those of them that must be fetched before it runs; a run does that by itself
 * @param asked      whether it has been asked already
 */
public record KnownProvider(RegisteredProvider registered, List<Option> options, String obstacle, List<Library> libraries,
        List<Library> missing, boolean asked) {
    /** A provider that was not asked yet. */
    static KnownProvider notAsked(RegisteredProvider registered) {
        return new KnownProvider(registered, List.of(), "", List.of(), List.of(), false);
    }

    /** The provider's id. */
    public String id() {
        return info().id();
    }

    /** The provider's name for people. */
    public String label() {
        return info().label();
    }

    /** Whether it belongs to the floor that others are compared with. */
    public boolean floor() {
        return info().floor();
    }

    /** The properties of its component. */
    public ProviderInfo info() {
        return registered.info();
    }

    /** Whether it can run here; true before it was asked. */
    public boolean available() {
        return obstacle.isEmpty();
    }

    /** Whether it was asked, can run here, and nothing must be fetched for it. */
    public boolean ready() {
        return asked && available() && missing.isEmpty();
    }
}
