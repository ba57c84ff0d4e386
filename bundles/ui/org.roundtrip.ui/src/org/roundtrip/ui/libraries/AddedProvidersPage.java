// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.List;
import org.roundtrip.engine.install.InstalledProviders.Jar;
import org.roundtrip.model.text.Texts;

/** The preference page of the providers that the user has added. */
public final class AddedProvidersPage extends ListPage<Jar> {
    private static final Texts TEXTS = Texts.of(AddedProvidersPage.class);

    /** A page with a sentence that says what is listed. */
    public AddedProvidersPage() {
        super(TEXTS.text("addedProvidersAre"));
    }

    @Override
    List<String> heads() {
        return List.of(TEXTS.text("file"), TEXTS.text("provider"), TEXTS.text("problem"));
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
        button(TEXTS.text("install"), false, none -> InstallProviderHandler.choose(getShell())
                .ifPresent(jar -> work(TEXTS.text("installing"), () -> InstallProviderHandler.install(providers(), jar))));
        button(TEXTS.text("remove"), true, jars -> work(TEXTS.text("removing"), () -> {
            for (Jar jar : jars) {
                providers().installed().remove(jar.name());
            }
        }));
    }
}
