// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
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

/** A real OpenSSH server on this machine that is known as the hosts lab2 and lab3, and runs with the trial provider there. */
final class LabHosts implements AutoCloseable {
    private final Path folder;
    private final SshServer server;
    private final Runner runner;
    private int runs;

    /** Starts the server; where there is none, the tests are skipped. @param folder an empty folder */
    LabHosts(Path folder) throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        this.folder = folder;
        Path sshd = Files.createDirectory(folder.resolve("sshd"));
        server = new SshServer(sshd);
        RoundtripHome home = new RoundtripHome(folder.resolve("home"));
        HostList list = new HostList(home);
        for (String name : List.of("lab2", "lab3")) {
            list.put(new Host(name, "127.0.0.1", SshServer.user()).withPort(server.port())
                    .withKeyFile(Optional.of(server.userKey())));
            list.pin(name, Files.readString(sshd.resolve("host.pub")).strip());
        }
        runner = new Runner(new ProviderCatalogue(Map.of(TrialProvider.INFO, new TrialProvider())), home, Questions.NONE);
    }

    SshServer server() {
        return server;
    }

    RunHandle start(Protocol protocol, RunListener listener, ProviderChoice... choices) throws Exception {
        return runner.start(new Plan("Hosts", "", TrialProvider.CONTRACT, List.of(choices), protocol), false,
                folder.resolve("run-" + ++runs), listener);
    }

    /** The folder of the latest run. */
    RunFolder latest() throws Exception {
        return RunFolder.open(folder.resolve("run-" + runs));
    }

    @Override
    public void close() throws InterruptedException {
        server.close();
    }
}
