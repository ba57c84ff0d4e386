// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.place.Place;
import org.roundtrip.harness.control.Compilation;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Memory;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.control.ThreadPlaces;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Link.Role;

/**
 * The processes of a server side: the servant's, and those of the chain that it needs. They boot at the same time and
 * start in the order of the chain, each with the addresses of those before it. Used by one thread.
 */
public final class ServerSide implements AutoCloseable {
    private static final String SERVANT = "server";
    /** The setting of a server with a forwarder before it. Only the process that clients call has one. */
    static final String PUBLISHED = "published";
    private static final int STOP_SECONDS = 10;

    private final List<Member> members = new ArrayList<>();
    private final String variant;
    private final Place place;
    private final String address;
    private final KeptLinks kept;
    private final Path trust;
    private final boolean hearsPhases;
    private final long launched = System.nanoTime();
    private ForkedProcess servant;
    private ControlLine started;
    private long readyNanos;
    private boolean stays;

    /**
     * One of the processes.
     *
     * @param role   empty for the servant
     * @param answer to the command to start, when it has started for an earlier fork
     * @param stays  whether it goes on after this fork
     */
    private record Member(String name, Optional<Role> role, ForkedProcess process, Path scratch,
            Optional<ControlLine> answer, boolean stays) {
    }

    private ServerSide(Variant variant, Place place, KeptLinks kept, boolean hearsPhases) throws ForkException {
        this.hearsPhases = hearsPhases;
        this.variant = variant.name();
        this.address = variant.host();
        this.place = place;
        this.kept = kept;
        this.trust = kept.trust(variant.name());
    }

    /**
     * Starts the processes.
     *
     * @param settings those that all of them get
     * @param place    where they run
     * @param folder   gets their files, see {@link SideStarter}
     * @param kept     the processes that go on from fork to fork; those that are missing are started and kept
     */
    public static ServerSide launch(Variant.Ready ready, Settings settings, Resources resources, Place place, Path folder,
            KeptLinks kept) throws ForkException, InterruptedException {
        return launch(ready, settings, resources, place, folder, kept, Optional.empty());
    }

    /** Starts the processes as above. @param journal the journal that the servant writes, if it does */
    static ServerSide launch(Variant.Ready ready, Settings settings, Resources resources, Place place, Path folder,
            KeptLinks kept, Optional<Path> journal) throws ForkException, InterruptedException {
        ServerSide side = new ServerSide(ready.variant(), place, kept,
                journal.isPresent() || settings.find(ThreadPlaces.CALLS).isPresent());
        boolean launched = false;
        try {
            side.launch(ready, settings, new SideStarter(place, ready.variant().server().jdk(), resources, folder, side.trust), journal);
            launched = true;
            return side;
        } finally {
            if (!launched) {
                side.close();
            }
        }
    }

    private void launch(Variant.Ready ready, Settings settings, SideStarter starter, Optional<Path> journal)
            throws ForkException, InterruptedException {
        try {
            place.makeFolder(trust);
        } catch (IOException e) {
            throw new ForkException(Step.TEXTS.text("files", Failure.sentence(e)), e);
        }
        String called = ready.links().stream().filter(link -> link.role() == Role.FRONT).map(Link::name)
                .reduce(SERVANT, (inner, outer) -> outer);
        Launcher launcher = (name, launch, port) -> starter.start(name, launch, ready.variant()
                .serverSettings(name.equals(called) ? settings : settings.without(PUBLISHED), launch)
                .with("port", place.port(port)), name.equals(SERVANT) ? journal : Optional.empty());
        for (Link link : ready.links()) {
            if (link.role() != Role.FRONT) {
                add(link, launcher, starter, 0);
            }
        }
        servant = launcher.start(SERVANT, ready.server(), called.equals(SERVANT) ? ready.variant().port() : 0);
        members.add(new Member(SERVANT, Optional.empty(), servant, starter.scratch(SERVANT), Optional.empty(), false));
        for (Link link : ready.links()) {
            if (link.role() == Role.FRONT) {
                add(link, launcher, starter, link.name().equals(called) ? ready.variant().port() : 0);
            }
        }
    }

    /** Starts one process. */
    private interface Launcher {
        ForkedProcess start(String name, Launch launch, int port) throws ForkException, InterruptedException;
    }

    /** @param port the one to listen on; 0 for any */
    private void add(Link link, Launcher launcher, SideStarter starter, int port) throws ForkException, InterruptedException {
        Optional<KeptLinks.Kept> running = kept.find(variant, link.name());
        ForkedProcess process = running.isPresent() ? running.get().process()
                : launcher.start(link.name(), link.launch(), port);
        members.add(new Member(link.name(), Optional.of(link.role()), process, starter.scratch(link.name()),
                running.map(KeptLinks.Kept::answer), link.life() == Link.Life.BLOCK));
    }

    /** Starts the chain and the servant, unless an earlier fork has started them. @return the fields of an endpoint, for the client */
    public ControlLine start(int seconds) throws ForkException, InterruptedException {
        if (started == null) {
            started = startAll(seconds);
            readyNanos = System.nanoTime() - launched;
        }
        return started;
    }

    /** Whether it has started. */
    boolean started() {
        return started != null;
    }

    /** How long it took from the launch of the processes until the servant could be looked up, in nanoseconds. */
    long readyNanos() {
        return readyNanos;
    }

    /** Says whether it goes on after the fork; if so, {@link #stop} and {@link #close} do nothing. */
    void stays(boolean does) {
        stays = does;
    }

    private ControlLine startAll(int seconds) throws ForkException, InterruptedException {
        Map<String, String> addresses = new LinkedHashMap<>();
        ControlLine outer = null;
        StringBuilder naming = new StringBuilder();
        for (Member member : members) {
            ControlLine answer = member.answer().isPresent() ? member.answer().get() : start(member, addresses, seconds);
            addresses.put("link." + member.name(), answer.text("address"));
            append(naming, answer.text("namingPorts"));
            if (member.role().equals(Optional.of(Role.NAMING))) {
                append(naming, answer.text("ports"));
            } else if (!member.role().equals(Optional.of(Role.INNER))) {
                outer = answer;
            }
        }
        return outer.with("namingPorts", naming);
    }

    private ControlLine start(Member member, Map<String, String> addresses, int seconds)
            throws ForkException, InterruptedException {
        ControlLine answer = member.process().ask(new ControlLine("start", addresses), Step.START, seconds);
        member.process().noteFamily();
        if (member.stays()) {
            kept.keep(variant, member.name(), new KeptLinks.Kept(member.process(), answer, place, member.scratch()));
        }
        return answer;
    }

    private static void append(StringBuilder list, String ports) {
        list.append(list.isEmpty() || ports.isEmpty() ? "" : ",").append(ports);
    }

    /**
     * Returns the folder with this side's keys and secrets for the run, as a path of this machine. What the processes of
     * this side have written there comes here with {@link #trustFor}.
     */
    Path trust() {
        return trust;
    }

    /** Brings the keys and secrets of this side, which has started, to the place of the client. */
    void trustFor(Place client) throws ForkException, InterruptedException {
        if (client.host().equals(place.host())) {
            return;
        }
        try {
            place.fetch(trust);
            client.send(trust);
        } catch (IOException e) {
            throw new ForkException(Step.TEXTS.text("files", Failure.sentence(e)), e);
        }
    }

    /** Returns where its processes run. */
    Place place() {
        return place;
    }

    /** Returns the address that its servers are bound to. */
    String address() {
        return address;
    }

    /** Says to which phase the next calls belong. All processes hear it where threads are placed or the servant keeps a journal. */
    void phase(Phase phase, Step step, int seconds) throws ForkException, InterruptedException {
        if (hearsPhases) {
            for (Member member : members) {
                member.process().ask(ControlLine.of("phase").with("phase", phase.name()), step, seconds);
            }
        }
    }

    /** Returns the process of the servant. */
    public ForkedProcess servant() {
        return servant;
    }

    /** Returns the ids of all processes of this side. */
    public List<Long> pids() {
        return members.stream().map(member -> member.process().pid()).toList();
    }

    /** Returns how all processes of this side have been run until now; empty when that is not known. */
    Optional<Scheduling> scheduling() throws InterruptedException {
        Scheduling sum = null;
        for (long pid : pids()) {
            Optional<Scheduling> its = place.scheduling(pid);
            sum = its.isPresent() ? its.get().plus(sum) : sum;
        }
        return Optional.ofNullable(sum);
    }

    /**
     * Asks all processes of this side for how many milliseconds their JIT compilers have worked.
     *
     * @return the sum; empty when none is a JVM
     */
    Optional<Long> compiledMillis(int seconds) throws ForkException, InterruptedException {
        Optional<Long> sum = Optional.empty();
        for (Member member : members) {
            Optional<Long> its = Compilation.from(member.process().ask(ControlLine.of("compiled"), Step.WARM_UP, seconds));
            sum = Stream.of(sum, its).flatMap(Optional::stream).reduce(Long::sum);
        }
        return sum;
    }

    /** Asks all processes of this side how many bytes of memory they have in use. @return the sum; empty when one does not say it */
    Optional<Long> memoryBytes(int seconds) throws ForkException, InterruptedException {
        long sum = 0;
        for (Member member : members) {
            Optional<Long> its = Memory.from(member.process().ask(ControlLine.of("memory"), Step.STEADY, seconds));
            if (its.isEmpty()) {
                return its;
            }
            sum += its.get();
        }
        return Optional.of(sum);
    }

    /** Returns the ids of the processes of the chain by name, without the servant's. */
    Map<String, Long> links() {
        Map<String, Long> pids = new LinkedHashMap<>();
        members.stream().filter(member -> member.role().isPresent())
                .forEach(member -> pids.put(member.name(), member.process().pid()));
        return pids;
    }

    /** Returns the names of the processes that go on after this fork. */
    List<String> staying() {
        return members.stream().filter(Member::stays).map(Member::name).toList();
    }

    /** Returns the process that has ended by itself, if one has. */
    Optional<ForkedProcess> ended() {
        return members.stream().map(Member::process).filter(process -> !process.alive()).findFirst();
    }

    /** Waits until a process has ended by itself. @return empty when none ends in time */
    Optional<ForkedProcess> endedWithin(long millis) throws InterruptedException {
        return servant.endedWithin(ended().isPresent() ? 0 : millis) ? Optional.of(servant) : ended();
    }

    /** Stops the processes that end with this fork, the last one first. @return a complaint of one of them */
    public Optional<String> stop(int seconds) throws InterruptedException {
        Optional<String> complaint = Optional.empty();
        for (Member member : stays ? List.<Member>of() : ending()) {
            Optional<String> own = member.process().stop(Math.min(seconds, STOP_SECONDS));
            complaint = complaint.or(() -> own);
        }
        return complaint;
    }

    @Override
    public void close() {
        if (stays) {
            return;
        }
        for (Member member : ending()) {
            member.process().close();
            place.delete(member.scratch());
        }
        if (kept.release(variant, trust)) {
            place.delete(trust);
        }
    }

    /** The processes that end with this fork, the last one first. One that has not started is not kept. */
    private List<Member> ending() {
        return members.reversed().stream()
                .filter(member -> !member.stays() || kept.find(variant, member.name()).isEmpty()).toList();
    }
}
