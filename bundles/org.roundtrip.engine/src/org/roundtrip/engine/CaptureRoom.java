// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.CaptureAbility;
import org.roundtrip.capture.CaptureSession;
import org.roundtrip.capture.CaptureSummary;
import org.roundtrip.capture.NetworkSpace;
import org.roundtrip.harness.Failure;
import org.roundtrip.model.Fork;

/**
 * Where the processes of a run live so that their packets can be captured, and the helper that captures them: one for the
 * whole run, which is idle but for the capture passes. That capturing fails is no failure of the run. Used by one thread.
 */
final class CaptureRoom implements AutoCloseable {
    /** The machine as it is, where nothing is captured. */
    static final CaptureRoom NONE = new CaptureRoom(Optional.empty(), "The plan asks for no captured calls.");

    private final Optional<NetworkSpace> space;
    private final String missing;
    private CaptureSession session;

    private CaptureRoom(Optional<NetworkSpace> space, String missing) {
        this.space = space;
        this.missing = missing;
    }

    /**
     * Finds out how to capture and prepares for it.
     *
     * @param wanted whether packets are to be captured at all
     * @param local  whether all servers bind to loopback; in a network space there is nothing else
     */
    static CaptureRoom open(boolean wanted, boolean local) throws InterruptedException {
        if (!wanted) {
            return NONE;
        }
        return switch (CaptureAbility.probe()) {
            case CaptureAbility.Direct direct -> new CaptureRoom(Optional.empty(), null).prepared();
            case CaptureAbility.None none -> new CaptureRoom(Optional.empty(), none.reason());
            case CaptureAbility.InNetworkSpace inside -> local ? inSpace() : new CaptureRoom(Optional.empty(),
                    "An ordinary user's packets can be captured on loopback only: leave the option host at 127.0.0.1,"
                            + " or run as root.");
        };
    }

    private static CaptureRoom inSpace() throws InterruptedException {
        try {
            return new CaptureRoom(Optional.of(NetworkSpace.start()), null).prepared();
        } catch (IOException e) {
            return new CaptureRoom(Optional.empty(), Failure.sentence(e.getMessage()));
        }
    }

    /** Where processes live, in a few words for the run's environment. */
    String place() {
        return space.isPresent() ? "name space of the run" : "this machine's";
    }

    /** The command that runs {@code command} where its packets can be seen. */
    List<String> enter(List<String> command) {
        return space.map(in -> in.enter(command)).orElse(command);
    }

    /** What JVMs must be told there. */
    List<String> jvmFlags() {
        return space.map(NetworkSpace::jvmFlags).orElse(List.of());
    }

    /**
     * Makes the capture pass of a fork.
     *
     * @param contentBytes what the values of one call take
     * @throws ForkException when the calls themselves failed
     */
    Fork.Capture capture(ForkSteps steps, int calls, double contentBytes, Path file)
            throws ForkException, InterruptedException {
        if (missing != null) {
            return Fork.Capture.missing(missing);
        }
        try {
            if (session == null) {
                session = CaptureSession.prepare(space);
            }
            session.listen(file, steps.ports(), (long) (calls * contentBytes));
            long made = steps.capture(calls);
            CaptureSummary seen = session.stop();
            return new Fork.Capture(made, seen.packets(), seen.bytes(), seen.dropped(), null);
        } catch (IOException | IllegalArgumentException e) {
            endSession();
            return Fork.Capture.missing(Failure.sentence(String.valueOf(e.getMessage())));
        } catch (ForkException | InterruptedException e) {
            endSession();
            throw e;
        }
    }

    @Override
    public void close() {
        endSession();
        space.ifPresent(NetworkSpace::close);
    }

    /** Has the helper come up while the contracts are compiled. */
    private CaptureRoom prepared() {
        try {
            session = CaptureSession.prepare(space);
        } catch (IOException tryAgainLater) {
            session = null;
        }
        return this;
    }

    private void endSession() {
        if (session != null) {
            session.close();
            session = null;
        }
    }
}
