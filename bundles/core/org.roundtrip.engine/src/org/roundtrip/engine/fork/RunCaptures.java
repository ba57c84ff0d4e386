// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.live.CaptureSummary;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.place.RunPlace;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.files.RunFolder;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.Fork;

/**
 * Makes the capture passes of a run, with one capture session for the whole run. The session's helper process is idle
 * between the passes; {@code dumpcap}, where it is used instead, is started for each pass. Where a side runs on a host,
 * {@link EndCaptures} captures at both ends. A capture that fails does not make the run fail. Used by one thread; must be closed before the place.
 */
public final class RunCaptures implements AutoCloseable {
    private final RunPlace place;
    private final EndCaptures ends = new EndCaptures();
    private String processors;
    private CaptureSession session;
    private Optional<String> allowed = Optional.empty();

    private RunCaptures(RunPlace place, String processors) {
        this.place = place;
        this.processors = processors;
    }

    /**
     * Starts the helper, which gets ready while the contracts are compiled.
     *
     * @param processors those that the plan names for the capturing process of this machine; empty for none
     */
    public static RunCaptures open(RunPlace place, String processors) {
        RunCaptures captures = new RunCaptures(place, processors);
        if (place.captureless().isEmpty()) {
            try {
                captures.session = place.captures();
            } catch (IOException tryAgainLater) {
                captures.session = null;
            }
        }
        return captures;
    }

    /** Lets the capturing process of this machine keep off the calls, unless the plan names its processors. */
    public void keepOff(Placing placing) {
        processors = processors.isEmpty() ? placing.rest() : processors;
    }

    /**
     * Makes the capture pass of a fork.
     *
     * @param contentBytes how many bytes the values of one call take
     * @param log          gets a sentence when a clock was set in the meantime
     * @throws ForkException when the calls themselves failed
     */
    Fork.Capture capture(ForkSteps steps, int calls, double contentBytes, RunFolder folder, Fork fork, ForkPlaces places,
            Consumer<String> log) throws ForkException, InterruptedException {
        return places.here() ? here(steps, calls, (long) (calls * contentBytes), folder.capture(fork))
                : ends.capture(steps, calls, (long) (calls * contentBytes), new EndCaptures.Pass(places,
                        folder.capture(fork), folder.serverCapture(fork), Step.named(fork), log));
    }

    private Fork.Capture here(ForkSteps steps, int calls, long bytes, Path file) throws ForkException, InterruptedException {
        if (place.captureless().isPresent()) {
            return Fork.Capture.missing(place.captureless().get());
        }
        try {
            if (session == null) {
                session = place.captures();
            }
            CapturePorts ports = steps.ports();
            session.listen(file, ports, bytes);
            place(session.pid());
            long made = steps.capture(calls);
            return made(made, ports, session.stop(), null);
        } catch (IOException | IllegalArgumentException e) {
            closeSession();
            return Fork.Capture.missing(Failure.sentence(String.valueOf(e.getMessage())));
        } catch (ForkException | InterruptedException e) {
            closeSession();
            throw e;
        }
    }

    /** The process that captures may be one that the session's has started. */
    private void place(long pid) throws InterruptedException {
        List<ProcessHandle> all = ProcessHandle.of(pid).stream().flatMap(each -> Stream.concat(Stream.of(each), each.descendants())).toList();
        for (ProcessHandle each : all) {
            Taskset.move(each.pid(), processors);
        }
        allowed = all.isEmpty() ? Optional.empty() : Scheduling.of(all.getLast().pid()).map(Scheduling::processors);
    }

    /** Returns the processors that the capturing process was allowed at the last pass here; empty when that is not known. */
    Optional<String> processors() {
        return allowed;
    }

    static Fork.Capture made(long calls, CapturePorts ports, CaptureSummary seen, CapturedEnds ends) {
        Fork.NameService names = ports.naming().isEmpty() ? null
                : new Fork.NameService(ports.naming(), seen.namingPackets(), seen.namingBytes());
        return new Fork.Capture(calls, seen.packets(), seen.bytes(), names, seen.dropped(), ends, null);
    }

    @Override
    public void close() {
        ends.close();
        closeSession();
    }

    private void closeSession() {
        if (session != null) {
            session.close();
            session = null;
        }
    }
}
