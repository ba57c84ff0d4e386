// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.tests.shapes.SshServer;

/** Tests with a server of OpenSSH, which is started once for a class and is the host lab; without one they are skipped. */
@Tag("process")
@Tag("tool")
public abstract class SshTests {
    /** How long anything may take. */
    protected static final Duration LIMIT = Duration.ofSeconds(20);

    /** The folder of the class, in which the server's files are, too. */
    @TempDir
    protected static Path folder;
    /** The server. */
    protected static SshServer server;

    @BeforeAll
    static void startServer() throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        server = new SshServer(folder);
    }

    @AfterAll
    static void stopServer() throws Exception {
        if (server != null) {
            server.close();
            server = null;
        }
    }

    /** Returns the host lab, which is a server. */
    protected static Host lab(SshServer server) {
        return new Host("lab", "127.0.0.1", SshServer.user()).withPort(server.port())
                .withKeyFile(Optional.of(server.userKey()));
    }

    /** Returns a list in a home of its own with that host, which is not pinned yet. */
    protected static HostList listOf(Host host) throws IOException, InterruptedException {
        HostList list = new HostList(new RoundtripHome(Files.createTempDirectory(folder, "home")));
        list.put(host);
        return list;
    }

    /** Connects to a host that is seen for the first time. */
    protected static HostConnection connect(Host host) throws IOException, HostException, InterruptedException {
        return HostConnection.open(host, listOf(host), Answers.trusting(), LIMIT);
    }
}
