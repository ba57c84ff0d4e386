// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.net.BindException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.ExplainedException;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.values.Arrivals;

/** Main class of a forked server: a provider's {@link ServerHalf} driven by the control protocol. */
public final class ServerMain {
    private final Settings settings;
    private final Arrivals arrivals = new Arrivals();
    private ServerHalf half;

    private ServerMain(Settings settings) {
        this.settings = settings;
    }

    /** @param args the settings file */
    public static void main(String[] args) throws Exception {
        Control.serve(new ServerMain(Settings.read(Path.of(args[0])))::run);
    }

    private ControlLine run(ControlLine command) throws Exception {
        ControlLine done = ControlLine.of("done");
        switch (command.word()) {
            case "start" -> done = address(done, start());
            case "record" -> arrivals.begin();
            case "digest" -> done = done.with("digest", arrivals.end());
            case "stop" -> {
                if (half != null) {
                    half.close();
                }
            }
            default -> throw new IllegalArgumentException("a server knows no command " + command.word());
        }
        return done;
    }

    private Endpoint start() throws Exception {
        half = settings.half(ServerHalf.class);
        ServerSetting setting = new ServerSetting(settings.text("host"), (int) settings.number("port"),
                settings.options(), Path.of(settings.text("folder")), settings.number("seed"),
                (int) settings.number("pool"), arrivals);
        try {
            return half.start(setting);
        } catch (Exception e) {
            throw explained(e, setting);
        }
    }

    private static Exception explained(Exception e, ServerSetting setting) {
        BindException bind = Failure.find(BindException.class, e);
        if (bind == null) {
            return e;
        }
        return new ExplainedException(String.valueOf(bind.getMessage()).contains("assign")
                ? setting.host() + " is not an address of this machine; choose another host"
                : "Port " + setting.port() + " of " + setting.host()
                        + " is taken; choose another port, or 0 for any free one", e);
    }

    private static ControlLine address(ControlLine done, Endpoint endpoint) {
        return done.with("address", endpoint.address()).with("ports", list(endpoint.ports()))
                .with("namingPorts", list(endpoint.namingPorts()));
    }

    private static String list(List<Integer> ports) {
        return ports.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
