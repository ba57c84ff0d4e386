// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import java.util.List;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.ProviderInfo;

/**
 * A provider with what it says of itself, asked once and kept.
 *
 * @param registered the provider in the catalogue; its other methods are not for the user interface's thread
 * @param options    what a plan may set; empty while it has not been asked yet
 * @param obstacle   why it cannot run here and what to do, or empty
 * @param asked      whether it has been asked already
 */
public record KnownProvider(RegisteredProvider registered, List<Option> options, String obstacle, boolean asked) {
    /** What its component declares. */
    public ProviderInfo info() {
        return registered.info();
    }

    /** Whether it can run here, as far as is known. */
    public boolean available() {
        return obstacle.isEmpty();
    }
}
