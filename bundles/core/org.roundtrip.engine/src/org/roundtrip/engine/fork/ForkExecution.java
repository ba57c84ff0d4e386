// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Fork;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Run;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.study.Series;
import org.roundtrip.provider.Launch;

/** Makes one fork: starts its two processes, takes all steps, and ends both. Used by the engine's thread. */
public final class ForkExecution {
    private static final String CLIENT = "client";

    private final ForkRecord record;
    private final Variant.Ready ready;
    private final ExpectedValues expectedValues;
    private final ForkPlaces places;
    private final RunCaptures captures;
    private final KeptLinks kept;
    private final KeptServers servers;
    private final Placing placing;
    private final Protocol protocol;
    private final Operation operation;
    private final Path folder;
    private Fork fork;

    /**
     * Makes an execution.
     *
     * @param record gets every change of {@code fork}
     * @param plan   the plan as it is at the step of the fork
     * @param kept   the processes that go on from fork to fork
     * @param servers the server sides that do, where the plan wants it
     * @param placing where its threads run
     */
    public ForkExecution(ForkRecord record, Fork fork, Plan plan, Variant.Ready ready, ExpectedValues expectedValues, ForkPlaces places,
            RunCaptures captures, KeptLinks kept, KeptServers servers, Placing placing) {
        this.kept = kept;
        this.servers = servers;
        this.placing = placing;
        this.operation = plan.contract().operation(fork.operation());
        this.record = record;
        this.fork = fork;
        this.ready = ready;
        this.expectedValues = expectedValues;
        this.places = places;
        this.captures = captures;
        this.protocol = plan.protocol();
        this.folder = record.folder().folder(fork);
    }

    /**
     * Makes the fork and records how it ended. A failure of the fork is recorded and not thrown.
     *
     * @throws IOException          when the run can no longer be recorded
     * @throws InterruptedException when the run was cancelled; no process is left
     */
    public void run() throws IOException, InterruptedException {
        update(ForkChanges.running(fork));
        try {
            measure();
            update(ForkChanges.ended(fork, Fork.State.DONE, null));
        } catch (ForkException e) {
            kept.discard(fork.variant());
            servers.discard(fork.row());
            if (Thread.interrupted()) {
                update(ForkChanges.ended(fork, Fork.State.CANCELLED, null));
                throw new InterruptedException(e.getMessage());
            }
            record.log(Step.TEXTS.text("log.failed", Step.named(fork), e.getMessage()));
            update(ForkChanges.ended(fork, Fork.State.FAILED, e.getMessage()));
        } catch (InterruptedException e) {
            update(ForkChanges.ended(fork, Fork.State.CANCELLED, null));
            throw e;
        }
    }

    private void measure() throws ForkException, IOException, InterruptedException {
        try (ServerSide server = ready.variant().keepsServer() ? servers.of(fork.row(), this::server) : server(kept);
                ForkedProcess client = client(server);
                ForkSteps steps = new ForkSteps(server, client, places.client(), protocol.timeoutSeconds(),
                        record.folder().journal(fork),
                        sentence -> record.log(Step.TEXTS.text("log.complaint", Step.named(fork), sentence)))) {
            record.log(Step.TEXTS.text("log.processes", Step.named(fork), server.servant().pid(), client.pid()));
            if (!server.links().isEmpty()) {
                record.log(Step.TEXTS.text("log.links", Step.named(fork), server.links()));
            }
            if (!server.staying().isEmpty()) {
                record.environment(Map.of("provider." + fork.variant() + "." + Run.KEPT, String.join(",", server.staying())));
            }
            steps(steps);
        } catch (IllegalArgumentException e) {
            throw new ForkException(Step.TEXTS.text("answer.wrong", Failure.sentence(String.valueOf(e.getMessage()))), e);
        } finally {
            places.client().delete(folder.resolve(CLIENT));
        }
    }

    private ServerSide server(KeptLinks links) throws ForkException, InterruptedException {
        return ServerSide.launch(ready, placing.ofServer(LoadSettings.in(settings(), operation, protocol.load())),
                Resources.ofServer(protocol, placing, places.server()), places.server(), folder, links,
                protocol.serverTime() ? Optional.of(record.folder().serverJournal(fork)) : Optional.empty());
    }

    private void steps(ForkSteps steps) throws ForkException, IOException, InterruptedException {
        record.environment(steps.start());
        ForkSteps.Opened opened = steps.open();
        opened.facts().forEach((name, value) ->
                record.environment(Map.of("provider." + fork.variant() + "." + name, value)));
        update(ForkChanges.opened(fork, opened.prepareNanos(), opened.lookupNanos(), opened.connectNanos()));
        steps.firstCall();
        steps.verify(expectedValues);
        warmUp(steps);
        for (Series series : protocol.studied().series()) {
            steps.series(series);
        }
        Optional<SidesWatch> began = steps.watch(places);
        long dropped = steps.steady(protocol.measured());
        Optional<SidesWatch> ended = steps.watch(places).map(watch -> watch.plus(steps.callers()));
        Optional<Fork.Disturbance> disturbance = began.flatMap(from -> ended.flatMap(to -> to.since(from)));
        update(ForkChanges.measured(fork, disturbance.orElse(null),
                protocol.load() instanceof Load.Open ? dropped : null));
        steps.setUp(protocol.studied());
        if (protocol.captureCalls() > 0) {
            update(ForkChanges.captured(fork, captures.capture(steps, protocol.captureCalls(), expectedValues.contentBytesPerCall(),
                    record.folder(), fork, places, record::log)));
            keepSecrets(steps);
            captures.processors().ifPresent(list -> record.environment(Map.of("capture.processors", list)));
        }
        if (expectedValues.oneWay()) {
            update(ForkChanges.arrived(fork, steps.calls().lost()));
        }
        if (!protocol.load().equals(Load.ONE_CALLER)) {
            steps.calls().served().ifPresent(served -> record.log(Step.TEXTS.text("log.served", Step.named(fork), served, steps.calls().made())));
        }
        update(ForkChanges.served(fork, steps.serverSide()));
        steps.stop().ifPresent(complaint -> record.log(Step.TEXTS.text("log.complaint", Step.named(fork), complaint)));
    }

    private void keepSecrets(ForkSteps steps) throws ForkException, IOException, InterruptedException {
        String secrets = ready.server() instanceof Launch.Jvm ? steps.secrets() : "";
        if (!secrets.isEmpty()) {
            Files.writeString(record.folder().keyLog(fork), secrets + "\n");
        }
    }

    private void warmUp(ForkSteps steps) throws ForkException, IOException, InterruptedException {
        switch (protocol.warmUp()) {
            case WarmUp.Fixed fixed -> steps.warmUp(fixed.amount());
            case WarmUp.Steady steady -> {
                Fork.WarmedUp ended = steps.warmUp(steady, protocol.load().callers(), now -> record.doing(WarmUpWords.progress(fork, now)));
                record.log(WarmUpWords.ended(fork, ended));
                update(ForkChanges.warmedUp(fork, ended));
            }
        }
    }

    private ForkedProcess client(ServerSide server) throws ForkException, InterruptedException {
        return new SideStarter(places.client(), ready.variant().client().jdk(), Resources.ofClient(protocol, placing, places.client()), folder, server.trust())
                .start(CLIENT, ready.client(), ready.variant().clientSettings(placing.ofClient(LoadSettings.in(settings(), protocol.load())), ready.client()),
                        Optional.of(record.folder().journal(fork)));
    }

    private Settings settings() {
        return Settings.EMPTY.with("operation", fork.operation()).with("seed", protocol.seed())
                .with("pool", expectedValues.pool()).with("timeoutSeconds", protocol.timeoutSeconds());
    }

    private void update(Fork changed) throws IOException {
        fork = changed;
        record.fork(changed);
    }
}
