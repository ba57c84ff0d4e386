// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.BufferedReader;
import java.io.Writer;
import java.net.BindException;
import java.nio.file.Paths;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.harness.control.Compilation;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Memory;
import org.roundtrip.harness.control.Sentences;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.control.ThreadPlaces;
import org.roundtrip.harness.load.Faults;
import org.roundtrip.harness.load.ServedCalls;
import org.roundtrip.harness.load.Work;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.load.Arrivals;

/** Main class of a forked server: a provider's {@link ServerHalf} driven by the control protocol. */
public final class ServerMain {
    private static final String LINK = "link.";
    private static final long SILENT_MILLIS = 2_000;

    private final Settings settings;
    private final ThreadPlaces places;
    private final ServedCalls journal;
    private final Arrivals arrivals;
    private ServerHalf half;

    private ServerMain(Settings settings) throws Exception {
        this.settings = settings;
        places = ThreadPlaces.of(settings);
        journal = ServedCalls.of(settings).orElse(null);
        arrivals = new Arrivals(Work.of(settings).orElse(null), Faults.of(settings), journal);
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        Control.serve(new ServerMain(Settings.read(Paths.get(args[0])))::run);
    }

    /** Obeys the commands to a server in this JVM, until {@code stop} has been answered or they end. */
    public static void serve(Settings settings, BufferedReader commands, Writer answers) throws Exception {
        Control.serve(new ServerMain(settings)::run, commands, answers);
    }

    private ControlLine run(ControlLine command) throws Exception {
        ControlLine done = ControlLine.of("done");
        switch (command.word()) {
            case "start":
                places.place();
                return address(done, start(command));
            case "phase":
                places.place();
                if (journal != null) {
                    journal.phase(Phase.valueOf(command.text("phase")));
                }
                return done;
            case "restart":
                arrivals.restart();
                return done;
            case "record":
                arrivals.begin();
                return done;
            case "digest":
                return done.with("digest", arrivals.end());
            case "served":
                return arrivals.served().isPresent() ? done.with("calls", arrivals.served().getAsLong()) : done;
            case "compiled":
                return Compilation.in(done);
            case "memory":
                return Memory.in(done);
            case "secrets":
                return done.with("log", String.join("\n", half.secrets()));
            case "arrived":
                return done.with("calls", arrivals.await(command.number("calls"), SILENT_MILLIS));
            case "stop":
                if (half != null) {
                    half.close();
                }
                if (journal != null) {
                    journal.close();
                }
                return done;
            default:
                throw new IllegalArgumentException("a server knows no command " + command.word());
        }
    }

    private Endpoint start(ControlLine command) throws Exception {
        half = settings.half(ServerHalf.class);
        ServerSetting setting = new ServerSetting(settings.text("host"), (int) settings.number("port"),
                settings.options(), Paths.get(settings.text("folder")), Paths.get(settings.text("trust")),
                settings.number("seed"), (int) settings.number("pool"), arrivals, links(command))
                .behind(settings.find("published").map(Integer::valueOf).orElse(0));
        try {
            return half.start(setting);
        } catch (Exception e) {
            throw explained(e, setting);
        }
    }

    private static Map<String, String> links(ControlLine command) {
        Map<String, String> links = new LinkedHashMap<>();
        command.values().forEach((name, value) -> {
            if (name.startsWith(LINK)) {
                links.put(name.substring(LINK.length()), value);
            }
        });
        return links;
    }

    private static Exception explained(Exception e, ServerSetting setting) {
        BindException bind = Failure.find(BindException.class, e);
        if (bind == null) {
            return e;
        }
        return new ExplainedException(String.valueOf(bind.getMessage()).contains("assign")
                ? Sentences.text(ServerMain.class, "host", setting.host())
                : Sentences.text(ServerMain.class, "port", setting.port(), setting.host()), e);
    }

    private static ControlLine address(ControlLine done, Endpoint endpoint) {
        return done.with("address", endpoint.address()).with("ports", list(endpoint.ports()))
                .with("namingPorts", list(endpoint.namingPorts()));
    }

    private static String list(List<Integer> ports) {
        return ports.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
