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
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.Contract;

/** The servers that a person started by hand, at most one for each provider. User interface's thread only. */
public final class Servers {
    private final Display display;
    private final RoundtripHome home;
    private final Map<String, ManualServer> servers = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Begins without a server. */
    public Servers(Display display, RoundtripHome home) {
        this.display = display;
        this.home = home;
    }

    /** The latest server of a provider, running or not. */
    public Optional<ManualServer> of(String providerId) {
        return Optional.ofNullable(servers.get(providerId));
    }

    /** Whether a provider's server is starting or running. */
    public boolean up(String providerId) {
        return of(providerId).map(ManualServer::state).filter(state -> state == ManualServer.State.STARTING
                || state == ManualServer.State.RUNNING).isPresent();
    }

    /** Starts a provider's server for a contract, in the background. */
    public void start(RegisteredProvider provider, Contract contract, Map<String, String> options) {
        if (!up(provider.info().id())) {
            servers.put(provider.info().id(), ManualServer.start(provider, contract, options, home, this::changed));
            notifyListeners();
        }
    }

    /** Stops a provider's server, in the background. */
    public void stop(String providerId) {
        of(providerId).ifPresent(ManualServer::close);
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
