// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.SendProgress;
import org.roundtrip.hosts.SentFiles;
import org.roundtrip.hosts.agent.HostAgent;
import org.roundtrip.hosts.check.ClockOffset;
import org.roundtrip.hosts.check.HostClock;
import org.roundtrip.hosts.check.HostFacts;
import org.roundtrip.hosts.check.Point;
import org.roundtrip.model.text.Texts;

/** A host elsewhere, with the agent that starts a run's processes there. */
final class HostPlace implements Place {
    private static final Texts TEXTS = Texts.of(HostPlace.class);
    private static final String LOOPBACK = "127.0.0.1";

    private final Host host;
    private final HostFacts facts;
    private final List<Jdk> jdks;
    private final HostAgent agent;
    private final Path run;
    private final Map<Path, String> shared = new HashMap<>();
    private int nextPort;
    private HostClock clock;

    /** @param run the folder of the run, here */
    HostPlace(Host host, HostFacts facts, List<Jdk> jdks, HostAgent agent, Path run) {
        this.host = host;
        this.facts = facts;
        this.jdks = jdks;
        this.agent = agent;
        this.run = run;
    }

    HostFacts facts() {
        return facts;
    }

    HostAgent agent() {
        return agent;
    }

    /** Returns the Java runtimes there, the newest first. */
    List<Jdk> jdks() {
        return jdks;
    }

    /** Returns the address at which others call servers there. */
    String address() {
        return host.calledAt().orElseGet(() -> agent.connection().remoteAddress().getHostAddress());
    }

    /** Returns our address as this host sees it. */
    String ourAddress() {
        return agent.connection().localAddress().getHostAddress();
    }

    @Override
    public String host() {
        return host.name();
    }

    @Override
    public List<String> jvmFlags() {
        return List.of();
    }

    @Override
    public int port(int wanted) {
        if (wanted != 0 || host.ports().isEmpty()) {
            return wanted;
        }
        Host.Ports ports = host.ports().get();
        return ports.first() + nextPort++ % (ports.last() - ports.first() + 1);
    }

    @Override
    public String shared(Path file) throws IOException, InterruptedException {
        Path here = file.toAbsolutePath();
        try {
            share(Set.of(here), SendProgress.NONE);
        } catch (HostException e) {
            throw new IOException(e.getMessage(), e);
        }
        return shared.get(here);
    }

    /** Sends files and folders that are not there yet, in one go. @param files absolute paths */
    void share(Set<Path> files, SendProgress progress) throws HostException, InterruptedException {
        Set<Path> missing = new LinkedHashSet<>(files);
        missing.removeAll(shared.keySet());
        if (!missing.isEmpty()) {
            try (SentFiles sending = new SentFiles(agent.connection())) {
                shared.putAll(sending.send(missing, progress));
            }
        }
    }

    @Override
    public String path(Path ofRun) {
        return agent.folder() + "/" + relative(ofRun);
    }

    /** The folder of the run is the agent's. What is outside of it has a folder of its own name there. */
    private String relative(Path ofRun) {
        return ofRun.startsWith(run) ? "run/" + run.relativize(ofRun) : "apart/" + ofRun.getFileName();
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        agent.make(relative(folder));
    }

    @Override
    public void send(Path ofRun) throws IOException {
        if (!Files.isDirectory(ofRun)) {
            agent.write(relative(ofRun), Files.readAllBytes(ofRun));
            return;
        }
        agent.make(relative(ofRun));
        try (DirectoryStream<Path> files = Files.newDirectoryStream(ofRun, Files::isRegularFile)) {
            for (Path file : files) {
                agent.write(relative(ofRun) + "/" + file.getFileName(), Files.readAllBytes(file));
            }
        }
    }

    @Override
    public void fetch(Path folder) throws IOException, InterruptedException {
        try {
            for (Map.Entry<String, byte[]> file : agent.read(relative(folder)).entrySet()) {
                Path here = folder.resolve(file.getKey()).normalize();
                if (!folder.equals(here.getParent())) {
                    throw new StreamCorruptedException(file.getKey());
                }
                Files.write(here, file.getValue());
            }
        } catch (HostException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public void delete(Path ofRun) {
        ScratchFolder.delete(ofRun);
        agent.delete(relative(ofRun));
    }

    @Override
    public boolean reaches(String address, int port) throws IOException, InterruptedException {
        try {
            return agent.reaches(address, port);
        } catch (HostException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public Process start(ProcessStart start) throws IOException, InterruptedException {
        ControlLine line = ControlLine.of("start").with("folder", path(start.folder())).with("log", path(start.log()));
        for (int i = 0; i < start.command().size(); i++) {
            line = line.with("arg." + i, start.command().get(i));
        }
        for (Map.Entry<String, String> variable : start.environment().entrySet()) {
            line = line.with("env." + variable.getKey(), variable.getValue());
        }
        Optional<Path> journal = start.journal();
        try {
            return agent.start(journal.isPresent() ? line.with("journal", path(journal.get())) : line, start.log(), journal);
        } catch (HostException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public CaptureSession captures(Place other) throws IOException, InterruptedException {
        if (facts.captures().isEmpty()) {
            Point point = facts.captureRights();
            throw new CaptureException(TEXTS.text(facts.problem().isEmpty() ? "capture.there" : "capture.there.saying",
                    host.name(), point.sentence(), point.advice(), facts.problem()));
        }
        String address = other.host().equals(host()) ? LOOPBACK
                : other instanceof HostPlace far ? far.address() : facts.seenFrom();
        return new HostCapture(this, facts.captures().get(), Route.device(agent.connection(), address));
    }

    /** Deletes a file of the run there and keeps it here. */
    void deleteThere(Path ofRun) {
        agent.delete(relative(ofRun));
    }

    @Override
    public Optional<ProcessorWatch> processors() throws InterruptedException {
        try {
            return agent.processors().flatMap(answer -> ProcessorWatch.parse(answer.text("machine"), answer.text("stat"),
                    Duration.ofMillis(answer.number("ownMillis")), answer.find("megahertz").map(Long::valueOf)));
        } catch (HostException lost) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Scheduling> scheduling(long pid) throws InterruptedException {
        try {
            return agent.scheduling(pid);
        } catch (HostException lost) {
            return Optional.empty();
        }
    }

    @Override
    public ClockOffset clock() throws HostException, InterruptedException {
        if (clock == null || !clock.running()) {
            clock = HostClock.open(agent.connection(), facts.javas().stream().findFirst());
        }
        return clock.offset();
    }
}
