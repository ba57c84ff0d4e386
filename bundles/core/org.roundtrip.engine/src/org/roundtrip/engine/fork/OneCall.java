// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.nio.file.Path;
import java.util.Optional;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;

/**
 * One call of a server side that runs already. A client process of its own on this machine makes it, and ends
 * afterwards. The call has the first values of the seed, and both sides digest them. Used by the thread of the server
 * side.
 *
 * @param ready   the variant whose server it is
 * @param server  where the call goes
 * @param address the answer of the server side to its start
 * @param seed    the one that the server side was started with
 * @param here    this machine, where the client runs
 * @param heapMiB of the client
 * @param seconds the limit of each step
 * @param folder  gets the files of the client, and is deleted with them
 */
public record OneCall(Variant.Ready ready, ServerSide server, ControlLine address, long seed, Place here, int heapMiB, int seconds,
        Path folder) {
    private static final String CLIENT = "client";
    private static final int STOP_SECONDS = 5;

    /**
     * How long it took, in nanoseconds.
     *
     * @param lookup  null when the middleware has no such step
     * @param connect null when the middleware has no such step
     * @param call    the call itself, the first one of a new process
     */
    public record Times(Long lookup, Long connect, long call) {
    }

    /**
     * Makes the call.
     *
     * @throws ForkException        with one sentence, when it failed, or when other values came than were sent
     * @throws InterruptedException when it was given up; the client has ended, the server goes on
     */
    public Times of(Operation operation) throws ForkException, InterruptedException {
        ExpectedValues expected = ExpectedValues.of(operation, seed, 1);
        Settings settings = Settings.EMPTY.with("operation", operation.name()).with("seed", seed).with("pool", expected.pool())
                .with("timeoutSeconds", seconds);
        Path journal = folder.resolve("client.journal");
        try (ForkedProcess client = new SideStarter(here, ready.variant().client().jdk(), Resources.unmeasured(heapMiB), folder, server.trust())
                .start(CLIENT, ready.client(), ready.variant().clientSettings(settings, ready.client()), Optional.of(journal));
                ForkSteps steps = new ForkSteps(server, client, here, seconds, journal)) {
            steps.join(address);
            ForkSteps.Opened opened = steps.open();
            long nanos = steps.verify(expected);
            client.stop(STOP_SECONDS);
            return new Times(opened.lookupNanos(), opened.connectNanos(), nanos);
        } catch (IllegalArgumentException e) {
            throw new ForkException(Step.TEXTS.text("answer.wrong", Failure.sentence(String.valueOf(e.getMessage()))), e);
        } finally {
            here.delete(folder);
        }
    }
}
