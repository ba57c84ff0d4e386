// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.List;
import org.roundtrip.engine.install.InstalledProviders.Jar;

/** The preference page of the providers that the user has added. */
public final class AddedProvidersPage extends ListPage<Jar> {

    /** A page with a sentence that says what is listed. */
    public AddedProvidersPage() {
        super(Messages.addedProvidersAre);
    }

    @Override
    List<String> heads() {
        return List.of(Messages.file, Messages.provider, Messages.problem);
    }

    @Override
    List<Jar> rows() {
        return providers().installed().list();
    }

    @Override
    List<String> cells(Jar jar) {
        return List.of(jar.name(), String.join(", ", jar.providers()), jar.problem());
    }

    @Override
    void addButtons() {
        button(Messages.install, false, none -> InstallProviderHandler.choose(getShell())
                .ifPresent(jar -> work(Messages.installing, () -> InstallProviderHandler.install(providers(), jar))));
        button(Messages.remove, true, jars -> work(Messages.removing, () -> {
            for (Jar jar : jars) {
                providers().installed().remove(jar.name());
            }
        }));
    }
}
