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
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;

/**
 * The servers that a person started by hand, here or on hosts, at most one for each provider. User interface's thread only.
 */
public final class Servers {
    private final Display display;
    private final RoundtripHome home;
    private final Jdks jdks;
    private final Questions questions;
    private final Map<String, String> places = new HashMap<>();
    private final Map<String, LastCall> calls = new HashMap<>();
    private final Map<String, CallJob> calling = new HashMap<>();
    private final Map<String, Started> servers = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    private record Started(ManualServer server, String planName) {
    }

    /** Begins without a server. @param questions asks a person while a host is connected to */
    public Servers(Display display, RoundtripHome home, Questions questions) {
        this.display = display;
        this.home = home;
        this.jdks = new Jdks(home);
        this.questions = questions;
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
            String id = provider.info().id();
            ChosenSide side = side(id, plan).orElseGet(() -> ChosenSide.of(id)).at(place(id, Optional.of(plan)));
            calls.remove(id);
            servers.put(provider.info().id(), new Started(
                    ManualServer.start(provider, jdks, side, plan.contract(), home, questions, this::changed), plan.name()));
            notifyListeners();
        }
    }

    private static Optional<ChosenSide> side(String providerId, Plan plan) {
        return plan.providers().stream().map(ProviderChoice::server).filter(chosen -> chosen.provider().equals(providerId))
                .findFirst();
    }

    /**
     * Where the next server of a provider would run: the host that was chosen here, else that of the plan.
     *
     * @return the name of a host; empty for this machine
     */
    public String place(String providerId, Optional<Plan> plan) {
        return Optional.ofNullable(places.get(providerId))
                .orElseGet(() -> plan.flatMap(open -> side(providerId, open)).map(ChosenSide::host).orElse(""));
    }

    /** Chooses where the next server of a provider will run. @param host the name of a host; empty for this machine */
    public void place(String providerId, String host) {
        places.put(providerId, host);
        notifyListeners();
    }

    /** The latest call of a provider's latest server. */
    public Optional<LastCall> lastCall(String providerId) {
        return Optional.ofNullable(calls.get(providerId));
    }

    /** Calls a provider's server once, in the background. */
    public void call(String providerId, Operation operation) {
        of(providerId).filter(server -> server.state() == ManualServer.State.RUNNING && !calling.containsKey(providerId))
                .ifPresent(server -> {
                    CallJob job = new CallJob(server, operation, last -> later(() -> called(server, last)));
                    calling.put(providerId, job);
                    calls.put(providerId, LastCall.begun(operation.name()));
                    job.schedule();
                    notifyListeners();
                });
    }

    private void called(ManualServer server, LastCall last) {
        String id = server.provider().info().id();
        calling.remove(id);
        if (of(id).equals(Optional.of(server))) {
            calls.put(id, last);
        }
        notifyListeners();
    }

    /** Cancels the call of a provider's server that is under way, if there is one; returns at once. */
    public void cancelCall(String providerId) {
        Optional.ofNullable(calling.get(providerId)).ifPresent(CallJob::giveUp);
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
        later(this::notifyListeners);
    }

    private void later(Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(work);
        }
    }

    private void notifyListeners() {
        listeners.forEach(listener -> SafeRunner.run(listener::run));
    }
}
