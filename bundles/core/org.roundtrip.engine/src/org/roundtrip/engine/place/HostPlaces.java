// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.catalogue.VariantSide;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.harness.agent.AgentMain;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostConnection;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.hosts.SendProgress;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.hosts.agent.HostAgent;
import org.roundtrip.hosts.check.HostFacts;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.WiredClassPath;

/**
 * The hosts of a run. Each is connected to and gets an agent when the first side is settled there; {@link #end} ends the
 * agents and everything that they have started. Used by the run's thread.
 */
public final class HostPlaces {
    private static final Texts TEXTS = Texts.of(HostPlaces.class);
    private static final Duration TO_CONNECT = Duration.ofSeconds(20);
    private static final long KILO = 1000;
    /** The oldest Java that runs an agent. */
    private static final int OLDEST_JAVA = 8;

    private final HostList list;
    private final Questions questions;
    private final Path run;
    private final Consumer<String> progress;
    private final Map<String, HostPlace> places = new HashMap<>();
    private final Map<String, HostException> failures = new HashMap<>();

    /**
     * Connects to no host yet.
     *
     * @param run      the run's folder, here
     * @param progress gets what is being done
     */
    public HostPlaces(HostList list, Questions questions, Path run, Consumer<String> progress) {
        this.list = list;
        this.questions = questions;
        this.run = run;
        this.progress = progress;
    }

    /** Returns the place of a side: that of its host, or the other one when it runs here. The side has been settled. */
    public Place of(VariantSide side, Place here) {
        return side.chosen().here() ? here : places.get(side.chosen().host());
    }

    /**
     * Returns the variant with the Java and the address that its hosts give it. The server binds to the address at which the
     * client can reach it, unless the plan chose one.
     *
     * @throws HostException when a host cannot be used, with one sentence; a host that failed once is not tried again
     */
    public Variant settle(Variant variant) throws HostException, InterruptedException {
        if (variant.here()) {
            return variant;
        }
        Variant settled = variant.with(settle(variant.client()), settle(variant.server()));
        String client = variant.client().chosen().host();
        String server = variant.server().chosen().host();
        if (client.equals(server) || variant.server().chosen().options().containsKey(CommonOptions.HOST.name())) {
            return settled;
        }
        return settled.at(server.isEmpty() ? places.get(client).ourAddress() : places.get(server).address());
    }

    private VariantSide settle(VariantSide side) throws HostException, InterruptedException {
        if (side.chosen().here()) {
            return side;
        }
        HostPlace place = place(side.chosen().host());
        if (!side.registered().info().inJvm()) {
            return side;
        }
        String wanted = side.chosen().jdk();
        int oldest = side.registered().info().java();
        return side.in(place.jdks().stream().filter(jdk -> wanted.isEmpty() ? jdk.feature() >= oldest : jdk.satisfies(wanted))
                .findFirst().orElseThrow(() -> new HostException(TEXTS.text("java.missing", place.host(),
                        wanted.isEmpty() ? oldest : wanted, place.jdks().stream().map(Jdk::version).distinct().toList(),
                        wanted.isEmpty() ? 0 : 1))));
    }

    /** Sends what the processes of a variant share with other runs to its hosts, unless it is there. */
    public void send(Variant.Ready ready) throws HostException, InterruptedException {
        send(ready.variant().client(), Set.of(ready.client()));
        Set<Launch> servers = new LinkedHashSet<>(Set.of(ready.server()));
        ready.links().forEach(link -> servers.add(link.launch()));
        send(ready.variant().server(), servers);
    }

    private void send(VariantSide side, Set<Launch> launches) throws HostException, InterruptedException {
        if (!side.chosen().here()) {
            HostPlace place = places.get(side.chosen().host());
            Set<Path> files = new LinkedHashSet<>();
            launches.forEach(launch -> files.addAll(SharedFiles.of(launch)));
            place.share(files, (sent, all) -> progress.accept(TEXTS.text("sending", place.host(), sent / KILO, all / KILO)));
        }
    }

    private HostPlace place(String name) throws HostException, InterruptedException {
        if (failures.containsKey(name)) {
            throw failures.get(name);
        }
        try {
            if (!places.containsKey(name)) {
                places.put(name, open(list.get(name)));
            }
            return places.get(name);
        } catch (HostException e) {
            failures.put(name, e);
            throw e;
        } catch (InvalidFileException e) {
            throw new HostException(e.getMessage(), e);
        }
    }

    private HostPlace open(Host host) throws HostException, InterruptedException {
        progress.accept(TEXTS.text("connecting", host.name()));
        HostConnection connection = HostConnection.open(host, list, questions, TO_CONNECT);
        boolean opened = false;
        try {
            progress.accept(TEXTS.text("preparing", host.name()));
            HostFacts facts = HostFacts.of(connection);
            List<Jdk> jdks = facts.javas().stream()
                    .map(java -> new Jdk(Path.of(java.home()), java.version(), java.vendor(), true)).toList();
            Jdk newest = jdks.stream().filter(jdk -> jdk.feature() >= OLDEST_JAVA).findFirst()
                    .orElseThrow(() -> new HostException(TEXTS.text("java.none", host.name())));
            HostAgent agent = HostAgent.start(connection, newest.program().toString(), harness(connection));
            opened = true;
            return new HostPlace(host, facts, jdks, agent, run);
        } finally {
            if (!opened) {
                connection.close();
            }
        }
    }

    private static String harness(HostConnection connection) throws HostException, InterruptedException {
        try (SentFiles files = new SentFiles(connection)) {
            List<Path> paths = WiredClassPath.alone(AgentMain.class);
            Map<Path, String> there = files.send(paths, SendProgress.NONE);
            return paths.stream().map(there::get).collect(Collectors.joining(":"));
        }
    }

    /** Returns what the run records about its hosts: {@code host.NAME}, the same in every language. */
    public Map<String, String> facts() {
        Map<String, String> facts = new TreeMap<>();
        places.forEach((name, place) -> facts.put("host." + name, "%s, %s, %s x %s, %s MiB".formatted(place.facts().system(),
                place.facts().kernel(), place.facts().cpus(), place.facts().processor(), place.facts().memory() >> 20)));
        return facts;
    }

    /** Ends everything on all hosts. @return a sentence for each host that could not be reached to do so */
    public List<String> end() {
        List<String> left = new ArrayList<>();
        boolean interrupted = Thread.interrupted();
        for (HostPlace place : places.values()) {
            try {
                place.agent().end().ifPresent(left::add);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return left;
    }
}
