// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;

/**
 * Gives a client its commands. Each is awaited as long as both processes live and the client answers, or makes calls, in time. Used
 * by one thread.
 */
final class ClientCommands implements Closeable {
    private static final long LOOK_MILLIS = 500;
    /** A client that waits too long for an answer gives up by itself, and says which call it was. */
    private static final int GIVE_UP_SECONDS = 2;
    private static final long LOOK_FOR_FIREWALL_NANOS = 5_000_000_000L;
    /** The steps that open connections between client and server for the first time. */
    private static final Set<Step> REACHING = Set.of(Step.OPEN, Step.FIRST_CALL);

    private final ServerSide server;
    private final ForkedProcess client;
    private final Place clientPlace;
    private final int timeoutSeconds;
    private CapturePorts ports;
    private JournalProgress progress;

    /** @param clientPlace where the client runs */
    ClientCommands(ServerSide server, ForkedProcess client, Place clientPlace, int timeoutSeconds) {
        this.server = server;
        this.client = client;
        this.clientPlace = clientPlace;
        this.timeoutSeconds = timeoutSeconds;
    }

    /**
     * Begins to look at how the client's journal grows.
     *
     * @param journal the file that the client has begun to write, on this machine
     * @param servers the ports of the server side
     */
    void follow(Path journal, CapturePorts servers) throws ForkException {
        ports = servers;
        try {
            progress = new JournalProgress(journal);
        } catch (IOException e) {
            throw new ForkException(Step.PREPARE.wrong(Step.TEXTS.text("journal.none", Failure.sentence(e))), e);
        }
    }

    /** Gives a command that the client answers in time. */
    ControlLine ask(Step step, ControlLine command) throws ForkException, InterruptedException {
        client.send(command);
        return await(step, Optional.empty(), "silent.answer");
    }

    /** Gives a command to make calls; it may take as long as calls go on to end. */
    ControlLine askForCalls(Step step, ControlLine command) throws ForkException, InterruptedException {
        client.send(command);
        return await(step, Optional.of(progress), "silent.calls");
    }

    private ControlLine await(Step step, Optional<JournalProgress> calls, String silence) throws ForkException, InterruptedException {
        long heard = clientPlace.patience().nanoTime();
        long most = timeoutSeconds + (calls.isPresent() ? GIVE_UP_SECONDS : 0);
        boolean looked = !REACHING.contains(step);
        while (clientPlace.patience().nanoTime() - heard < most * 1_000_000_000L) {
            Optional<ControlLine> answer = poll(step);
            if (answer.isPresent()) {
                return answer.get();
            }
            Optional<ForkedProcess> dead = server.ended();
            if (dead.isPresent()) {
                throw new ForkException(step.wrong(dead.get().end()));
            }
            if (!client.reachable() || !server.servant().reachable() || calls.isPresent() && advanced(calls.get())) {
                heard = clientPlace.patience().nanoTime();
            } else if (!looked && clientPlace.patience().nanoTime() - heard > LOOK_FOR_FIREWALL_NANOS) {
                looked = true;
                lookForFirewall(step);
            }
        }
        throw new ForkException(step.wrong(Step.TEXTS.text(silence, timeoutSeconds)));
    }

    /**
     * Looks for the client's answer. If the client failed because the server died just before, the server's end is the
     * reason that is reported.
     */
    private Optional<ControlLine> poll(Step step) throws ForkException, InterruptedException {
        try {
            return client.poll(step, LOOK_MILLIS);
        } catch (ForkException e) {
            Optional<ForkedProcess> dead = server.endedWithin(LOOK_MILLIS);
            throw dead.isPresent() ? new ForkException(step.wrong(dead.get().end()), e) : e;
        }
    }

    /**
     * Finds out whether the client cannot reach the server, when it has waited for some time. Between two machines a firewall
     * is the usual reason, and the middleware may wait for minutes.
     */
    private void lookForFirewall(Step step) throws ForkException, InterruptedException {
        if (clientPlace.host().equals(server.place().host())) {
            return;
        }
        try {
            for (int port : Stream.concat(ports.calls().stream(), ports.naming().stream()).toList()) {
                if (!clientPlace.reaches(server.address(), port)) {
                    throw new ForkException(step.wrong(Step.TEXTS.text("unreachable", server.address(), port,
                            clientPlace.host().isEmpty() ? 0 : 1, clientPlace.host())));
                }
            }
        } catch (IOException unknown) {
            // the step's own end is waited for
        }
    }

    private static boolean advanced(JournalProgress progress) {
        try {
            return progress.advanced();
        } catch (IOException unreadable) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            if (progress != null) {
                progress.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
