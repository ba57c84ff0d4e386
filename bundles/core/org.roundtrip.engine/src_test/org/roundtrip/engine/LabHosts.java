// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.trial.TrialProvider;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.tests.shapes.SshServer;

/** A real OpenSSH server that is known as the hosts lab2 and lab3, and runs with the trial provider there. */
final class LabHosts {
    private final Path folder;
    private final Runner runner;
    private int runs;

    /** Lists the server. @param folder gets the runs and a home */
    LabHosts(Path folder, SshServer server) throws Exception {
        this.folder = folder;
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        HostList list = new HostList(home);
        for (String name : List.of("lab2", "lab3")) {
            list.put(new Host(name, server.address(), SshServer.user()).withPort(server.port())
                    .withKeyFile(Optional.of(server.userKey())));
            list.pin(name, server.hostKey());
        }
        runner = new Runner(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())), home, Questions.NONE);
    }

    RunHandle start(Protocol protocol, RunListener listener, ProviderChoice... choices) throws Exception {
        return runner.start(new Plan("Hosts", "", TrialProvider.CONTRACT, List.of(choices), protocol), false,
                run(++runs), listener);
    }

    private Path run(int number) {
        return folder.resolve("run-" + number);
    }

    /** The folder of the latest run. */
    RunFolder latest() throws Exception {
        return RunFolder.open(run(runs));
    }
}
