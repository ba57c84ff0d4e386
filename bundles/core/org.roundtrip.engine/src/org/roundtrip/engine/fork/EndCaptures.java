// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.roundtrip.capture.ends.BothEnds;
import org.roundtrip.capture.ends.ClockBounds;
import org.roundtrip.capture.ends.EndFiles;
import org.roundtrip.capture.live.CapturePorts;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.live.CaptureSummary;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.timing.Durations;
import org.roundtrip.hosts.HostException;
import org.roundtrip.model.CapturedEnds;
import org.roundtrip.model.ClockDifference;
import org.roundtrip.model.Fork;

/**
 * Captures at the client's and the server's end where one is a host. It finds how their clocks differ. One end is enough
 * for a capture. Used by the run's thread.
 */
final class EndCaptures implements AutoCloseable {
    private final Map<List<String>, CaptureSession> sessions = new HashMap<>();
    private final Map<List<String>, EndClocks> clocks = new HashMap<>();

    /**
     * The capture pass of a fork.
     *
     * @param client the file that gets the packets of the client's end
     * @param server the file that gets those of the server's end
     * @param fork   its name in sentences
     * @param log    gets sentences for the run's log
     */
    record Pass(ForkPlaces places, Path client, Path server, String fork, Consumer<String> log) {
    }

    /** One end. @param missing why it does not capture; else null */
    private record End(CaptureSession session, CaptureSummary seen, String missing) {
        static End missing(Exception reason) {
            return new End(null, null, Failure.sentence(String.valueOf(reason.getMessage())));
        }

        boolean captures() {
            return missing == null;
        }
    }

    /** Makes the pass. @throws ForkException when the calls themselves failed */
    Fork.Capture capture(ForkSteps steps, int calls, long bytes, Pass pass) throws ForkException, InterruptedException {
        boolean done = false;
        try {
            Fork.Capture capture = pass.places().together() ? together(steps, calls, bytes, pass)
                    : apart(steps, calls, bytes, pass);
            done = true;
            return capture;
        } catch (IOException | IllegalArgumentException e) {
            return Fork.Capture.missing(Failure.sentence(String.valueOf(e.getMessage())));
        } finally {
            if (!done) {
                close();
            }
        }
    }

    /** Both sides are on the same host, so there is one device and one clock. */
    private Fork.Capture together(ForkSteps steps, int calls, long bytes, Pass pass)
            throws ForkException, InterruptedException {
        Place place = pass.places().client();
        CapturePorts ports = steps.ports();
        End end = listen(place, place, pass.client(), ports, bytes);
        if (!end.captures()) {
            return Fork.Capture.missing(end.missing());
        }
        long made = steps.capture(calls);
        End stopped = stop(end);
        return stopped.captures() ? RunCaptures.made(made, ports, stopped.seen(), null)
                : Fork.Capture.missing(stopped.missing());
    }

    private Fork.Capture apart(ForkSteps steps, int calls, long bytes, Pass pass)
            throws IOException, ForkException, InterruptedException {
        ForkPlaces places = pass.places();
        CapturePorts ports = steps.ports();
        End client = listen(places.client(), places.server(), pass.client(), ports, bytes);
        End server = listen(places.server(), places.client(), pass.server(), ports, bytes);
        if (!client.captures() && !server.captures()) {
            return missing(client, server);
        }
        EndClocks times = clocks.computeIfAbsent(List.of(places.client().host(), places.server().host()),
                any -> new EndClocks());
        OptionalLong before = ask(times, pass);
        long made = steps.capture(calls);
        FutureTask<End> stopping = new FutureTask<>(() -> stop(server));
        Thread.ofPlatform().daemon().name("stops the server's end").start(stopping);
        End near = stop(client);
        End far = result(stopping);
        OptionalLong after = ask(times, pass);
        return near.captures() && far.captures() ? both(made, ports, near, far, times, pass)
                : near.captures() ? RunCaptures.made(made, ports, near.seen(),
                        new CapturedEnds(null, far.missing(), null, null, null, false))
                : far.captures() ? serverOnly(made, ports, near, far, before.isPresent() && after.isPresent()
                        ? times.difference(before.getAsLong(), after.getAsLong(), new ClockBounds())
                        : EndClocks.UNKNOWN, pass)
                : missing(near, far);
    }

    private static Fork.Capture missing(End client, End server) {
        return Fork.Capture.missing(client.missing() + " " + server.missing());
    }

    private Fork.Capture both(long made, CapturePorts ports, End client, End server, EndClocks times, Pass pass)
            throws IOException {
        ClockBounds packets = new ClockBounds();
        BothEnds ends = BothEnds.of(pass.client(), pass.server(), packets);
        EndClocks.Found clock = ends.compared() == 0 ? EndClocks.UNKNOWN : times.difference(ends.began(), ends.ended(), packets);
        say(clock, pass);
        clock.difference().ifPresent(difference -> pass.log().accept(Step.TEXTS.text("clock.compared", pass.fork(),
                ends.matched(), ends.compared(), Durations.words(difference.offsetNanos()), Durations.words(difference.boundNanos()))));
        return RunCaptures.made(made, ports, client.seen(), new CapturedEnds(null, null, server.seen().packets(),
                server.seen().dropped(), clock.difference().orElse(null), clock.stepped()));
    }

    /** The packets of the server's end become those of the fork, with times on the client's clock. */
    private static Fork.Capture serverOnly(long made, CapturePorts ports, End client, End server, EndClocks.Found clock,
            Pass pass) throws IOException {
        say(clock, pass);
        if (clock.difference().isEmpty()) {
            Files.deleteIfExists(pass.server());
            return Fork.Capture.missing(client.missing() + " " + Step.TEXTS.text("clock.unknown"));
        }
        ClockDifference difference = clock.difference().get();
        EndFiles.write(pass.server(), pass.client(), EndFiles.SERVER_END, ports.filter(), difference::onClient,
                server.seen().dropped());
        Files.delete(pass.server());
        return RunCaptures.made(made, ports, server.seen(),
                new CapturedEnds(client.missing(), null, null, null, difference, clock.stepped()));
    }

    private static void say(EndClocks.Found clock, Pass pass) {
        if (clock.stepped()) {
            pass.log().accept(Step.TEXTS.text(clock.difference().isPresent() ? "clock.stepped.before"
                    : "clock.stepped.during", pass.fork(), name(pass.places().client()), name(pass.places().server())));
        }
    }

    private static String name(Place place) {
        return place.host().isEmpty() ? Step.TEXTS.text("end.here") : place.host();
    }

    /** Asks for the clocks. A host that does not answer now is no reason to lose the packets. */
    private static OptionalLong ask(EndClocks times, Pass pass) throws InterruptedException {
        try {
            return OptionalLong.of(times.ask(pass.places()));
        } catch (HostException e) {
            pass.log().accept(Step.TEXTS.text("log.complaint", pass.fork(), e.getMessage()));
            return OptionalLong.empty();
        }
    }

    private End listen(Place place, Place other, Path file, CapturePorts ports, long bytes) throws InterruptedException {
        List<String> key = List.of(place.host(), other.host());
        try {
            CaptureSession session = sessions.get(key);
            if (session == null) {
                session = place.captures(other);
                sessions.put(key, session);
            }
            session.listen(file, ports, bytes);
            return new End(session, null, null);
        } catch (IOException e) {
            drop(sessions.get(key));
            return End.missing(e);
        }
    }

    private End stop(End end) throws InterruptedException {
        if (!end.captures()) {
            return end;
        }
        try {
            return new End(end.session(), end.session().stop(), null);
        } catch (IOException e) {
            drop(end.session());
            return End.missing(e);
        }
    }

    private static End result(FutureTask<End> stopping) throws InterruptedException {
        try {
            return stopping.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    private synchronized void drop(CaptureSession session) {
        if (session != null) {
            sessions.values().remove(session);
            session.close();
        }
    }

    @Override
    public synchronized void close() {
        sessions.values().forEach(CaptureSession::close);
        sessions.clear();
    }
}
