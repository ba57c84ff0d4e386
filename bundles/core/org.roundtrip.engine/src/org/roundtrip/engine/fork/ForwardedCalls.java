// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.Launch;

/**
 * A few calls through a forwarder, which sees their bytes. A server side and a client start on this machine at the same
 * time, the client repeats one call, and both end. Each call has the first values of the seed, and both sides digest
 * them. Nothing is timed. Used by one thread.
 *
 * @param ready   the variant, with both sides on this machine
 * @param seed    of the values
 * @param heapMiB of each JVM
 * @param seconds the limit of each step
 * @param folder  gets the files of the processes, and is deleted with them
 * @param trusts  the folder for keys and secrets, see {@link KeptLinks}
 */
public record ForwardedCalls(Variant.Ready ready, long seed, int heapMiB, int seconds, Path folder, Path trusts) {
    private static final String CLIENT = "client";

    /** The forwarder; called by the thread that makes the calls. */
    public interface Forwarder {
        /** Returns the port on the server's host to which clients connect. */
        int port();

        /** The server listens. @param ports those that carry calls, at least one */
        void to(List<Integer> ports);

        /** Returns the port on the same host to which the server connects, if it connects to its clients. */
        int backPort();

        /** The client has opened its connection. @param ports those to which the server connects, usually none */
        void back(List<Integer> ports);

        /** A call begins. @param number from 0 */
        void begins(int number);

        /** The calls have been made. @param keyLog the secrets of their connections; empty when nothing is encrypted */
        void ended(String keyLog);
    }

    /**
     * Makes the calls.
     *
     * @param calls how many, at least one
     * @throws ForkException        with one sentence, when one failed, or when other values came than were sent
     * @throws InterruptedException when it was given up; no process is left
     */
    public void of(Operation operation, int calls, Forwarder forwarder) throws ForkException, InterruptedException {
        ExpectedValues expected = ExpectedValues.of(operation, seed, 1);
        Settings settings = Settings.EMPTY.with("operation", operation.name()).with("seed", seed).with("pool", expected.pool())
                .with("timeoutSeconds", seconds);
        Path journal = folder.resolve("client.journal");
        try (KeptLinks kept = new KeptLinks(trusts);
                ServerSide server = ServerSide.launch(ready, settings.with(ServerSide.PUBLISHED, forwarder.port()), Resources.unmeasured(heapMiB),
                        Place.HERE, folder, kept);
                ForkedProcess client = new SideStarter(Place.HERE, ready.variant().client().jdk(), Resources.unmeasured(heapMiB), folder,
                        server.trust()).start(CLIENT, ready.client(),
                                ready.variant().clientSettings(settings.with(ServerSide.PUBLISHED, forwarder.backPort()),
                                        ready.client()), Optional.of(journal));
                ForkSteps steps = new ForkSteps(server, client, Place.HERE, seconds, journal)) {
            steps.start();
            forwarder.to(steps.ports().calls());
            steps.open();
            forwarder.back(steps.calledBack());
            for (int call = 0; call < calls; call++) {
                forwarder.begins(call);
                steps.verify(expected);
            }
            forwarder.ended(ready.server() instanceof Launch.Jvm ? steps.secrets() : "");
        } catch (IllegalArgumentException e) {
            throw new ForkException(Step.TEXTS.text("answer.wrong", Failure.sentence(String.valueOf(e.getMessage()))), e);
        } finally {
            Place.HERE.delete(folder);
        }
    }
}
