// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.fork.ForkedProcess;
import org.roundtrip.engine.fork.JvmCommand;
import org.roundtrip.engine.fork.Resources;
import org.roundtrip.engine.fork.Step;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.place.ProcessStart;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.harness.FloorMain;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.ThreadPlaces;
import org.roundtrip.provider.WiredClassPath;

/** Two processes of this machine that call each other with next to nothing between them. Used by one thread. */
final class FloorPair implements AutoCloseable {
    private static final int HEAP_MIB = 64;
    private static final int SECONDS = 20;
    private static final double MICRO = 1000;

    private final Path folder;
    private final ForkedProcess server;
    private final ForkedProcess client;

    private FloorPair(Path folder, ForkedProcess server, ForkedProcess client) {
        this.folder = folder;
        this.server = server;
        this.client = client;
    }

    /** Starts and connects both. @param parent gets a folder for their logs, until they end */
    static FloorPair start(Path parent) throws ForkException, IOException, InterruptedException {
        Path folder = ScratchFolder.create(parent);
        List<ForkedProcess> started = new ArrayList<>();
        try {
            for (String name : List.of("server", "client")) {
                started.add(ForkedProcess.start(name, Place.HERE,
                        new ProcessStart(command(), Map.of(), folder, folder.resolve(name + ".log"), Optional.empty())));
            }
            FloorPair pair = new FloorPair(folder, started.getFirst(), started.getLast());
            ControlLine address = pair.server.ask(ControlLine.of("start"), Step.START, SECONDS);
            pair.client.ask(ControlLine.of("open").with("port", address.text("port")), Step.OPEN, SECONDS);
            started.clear();
            return pair;
        } finally {
            started.forEach(ForkedProcess::close);
            if (!started.isEmpty()) {
                ScratchFolder.delete(folder);
            }
        }
    }

    private static List<String> command() {
        List<String> command = new ArrayList<>(List.of(Jdk.own().program().toString()));
        command.addAll(JvmCommand.flags(Resources.unmeasured(HEAP_MIB), Jdk.own().feature()));
        command.addAll(List.of("-cp", WiredClassPath.alone(FloorMain.class).stream().map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator)), FloorMain.class.getName()));
        return command;
    }

    /** Places the threads of both. @param all a list that names every processor, for {@link Placing#FREE} */
    void place(Placing placing, String all) throws InterruptedException {
        new ThreadPlaces(placing.free() ? all : placing.client(), placing.free() ? all : placing.rest()).place(client.pid());
        new ThreadPlaces(placing.free() ? all : placing.server(), placing.free() ? all : placing.rest()).place(server.pid());
    }

    /** Returns the ids of both processes. */
    List<Long> pids() {
        return List.of(client.pid(), server.pid());
    }

    /** Makes calls for some time. @return their median in microseconds */
    double calls(long nanos, int bytes) throws ForkException, InterruptedException {
        return client.ask(ControlLine.of("calls").with("nanos", nanos).with("bytes", bytes), Step.STEADY, SECONDS).number("medianNanos") / MICRO;
    }

    @Override
    public void close() {
        client.close();
        server.close();
        ScratchFolder.delete(folder);
    }
}
