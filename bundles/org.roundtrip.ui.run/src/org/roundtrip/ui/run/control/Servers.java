// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;

/** The servers that a person started by hand, at most one for each provider. User interface's thread only. */
public final class Servers {
    private final Display display;
    private final RoundtripHome home;
    private final Jdks jdks;
    private final Map<String, Started> servers = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private record Started(ManualServer server, String planName) {
    }

    /** Begins without a server. */
    public Servers(Display display, RoundtripHome home) {
        this.display = display;
        this.home = home;
        this.jdks = new Jdks(home);
    }

    /** The latest server of a provider, running or not. */
    public Optional<ManualServer> of(String providerId) {
        return Optional.ofNullable(servers.get(providerId)).map(Started::server);
    }

    /** Whether a provider's server is starting or running. */
    public boolean up(String providerId) {
        return of(providerId).map(ManualServer::state).filter(state -> state == ManualServer.State.STARTING
                || state == ManualServer.State.RUNNING).isPresent();
    }

    /** The name of the plan whose contract the latest server of a provider serves; empty when it was never started. */
    public String planName(String providerId) {
        return Optional.ofNullable(servers.get(providerId)).map(Started::planName).orElse("");
    }

    /** How many servers are starting or running. They take their share of the machine from a run. */
    public int up() {
        return (int) servers.keySet().stream().filter(this::up).count();
    }

    /** Starts a provider's server for the contract of a plan, with the plan's options for it, in the background. */
    public void start(RegisteredProvider provider, Plan plan) {
        if (!up(provider.info().id())) {
            ChosenSide side = plan.providers().stream().map(ProviderChoice::server)
                    .filter(chosen -> chosen.provider().equals(provider.info().id())).findFirst()
                    .orElseGet(() -> ChosenSide.of(provider.info().id()));
            servers.put(provider.info().id(), new Started(
                    ManualServer.start(provider, jdks, side, plan.contract(), home, this::changed), plan.name()));
            notifyListeners();
        }
    }

    /** Stops a provider's server, in the background. */
    public void stop(String providerId) {
        of(providerId).ifPresent(ManualServer::close);
    }

    /** Stops all servers, in the background. */
    public void stopAll() {
        servers.values().forEach(started -> started.server().close());
    }

    /** Calls back when the state of a server changes, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    private void changed() {
        if (!display.isDisposed()) {
            display.asyncExec(this::notifyListeners);
        }
    }

    private void notifyListeners() {
        listeners.forEach(listener -> SafeRunner.run(listener::run));
    }
}
