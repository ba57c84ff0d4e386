// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.live.CaptureAbility;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.capture.network.NetworkSpace;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.hosts.check.ClockOffset;
import org.roundtrip.model.text.Texts;

/** This machine. @param space the network space of the processes; empty for the machine's own network */
record Here(Optional<NetworkSpace> space) implements Place {
    private static final int REACH_MILLIS = 2000;
    /** Variables of the user's environment that would change how a measured JVM behaves. They are removed. */
    private static final List<String> FOREIGN = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS",
            "CLASSPATH");

    @Override
    public String host() {
        return "";
    }

    @Override
    public List<String> jvmFlags() {
        return space.map(NetworkSpace::jvmFlags).orElse(List.of());
    }

    @Override
    public String shared(Path file) {
        return file.toAbsolutePath().toString();
    }

    @Override
    public String path(Path ofRun) {
        return ofRun.toString();
    }

    @Override
    public void makeFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    @Override
    public void send(Path ofRun) {
        // it is here
    }

    @Override
    public void fetch(Path folder) {
        // it is here
    }

    @Override
    public void delete(Path ofRun) {
        ScratchFolder.delete(ofRun);
    }

    @Override
    public boolean reaches(String address, int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(address, port), REACH_MILLIS);
            return true;
        } catch (IOException blocked) {
            return false;
        }
    }

    @Override
    public Process start(ProcessStart start) throws IOException {
        List<String> command = space.map(in -> in.enter(start.command())).orElse(start.command());
        ProcessBuilder builder = new ProcessBuilder(command).directory(start.folder().toFile())
                .redirectError(start.log().toFile());
        FOREIGN.forEach(builder.environment()::remove);
        builder.environment().putAll(start.environment());
        return builder.start();
    }

    @Override
    public CaptureSession captures(Place other) throws IOException, InterruptedException {
        if (!(other instanceof HostPlace host)) {
            return CaptureSession.prepare(space);
        }
        String device = Route.device(host.address());
        return switch (CaptureAbility.probeDevices()) {
            case CaptureAbility.None none -> throw new CaptureException(Texts.of(Here.class).text("capture.here", none.reason()));
            case CaptureAbility.ByDumpcap any -> CaptureSession.byDumpcap(device);
            case CaptureAbility.Direct any -> CaptureSession.prepare(space, device);
            case CaptureAbility.InNetworkSpace any -> throw new IllegalStateException("no space leads to a host");
        };
    }

    @Override
    public Optional<ProcessorWatch> processors() {
        return ProcessorWatch.now();
    }

    @Override
    public Optional<Scheduling> scheduling(long pid) {
        return Scheduling.of(pid);
    }

    @Override
    public ClockOffset clock() {
        return ClockOffset.NONE;
    }
}
