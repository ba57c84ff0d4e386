// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Plan;

/**
 * Carries out plans. One runner measures one plan at a time, as two would disturb each other. Safe for several threads;
 * its methods ask providers and are not for a user interface's thread.
 */
public final class Runner {
    private final ProviderCatalogue catalogue;
    private final RoundtripHome home;

    /** A runner that takes providers from the catalogue and caches compiled contracts in the home. */
    public Runner(ProviderCatalogue catalogue, RoundtripHome home) {
        this.catalogue = catalogue;
        this.home = home;
    }

    /** Everything that would keep a plan from being run here; empty when nothing does. */
    public List<Objection> check(Plan plan) {
        throw new UnsupportedOperationException();
    }

    /**
     * Starts a plan on a thread of the engine's own.
     *
     * @param quick    whether to shorten the plan's protocol to an indication
     * @param folder   the run's folder; must not exist or be empty; its name becomes the run's id
     * @param listener told what happens
     * @throws RefusedException when the plan cannot be run, or another one is being measured; nothing has been started
     * @throws IOException      when the folder cannot be made
     */
    public RunHandle start(Plan plan, boolean quick, Path folder, RunListener listener)
            throws RefusedException, IOException {
        throw new UnsupportedOperationException();
    }
}
