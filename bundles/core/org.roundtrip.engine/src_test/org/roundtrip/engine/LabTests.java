// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.tests.shapes.SshServer;

/** Tests with hosts that are this machine, behind one OpenSSH server; without one they are skipped. */
@Tag("process")
@Tag("tool")
abstract class LabTests {
    /** A side of the trial provider on this machine. */
    static final ChosenSide HERE = ChosenSide.of("trial");
    @TempDir
    private static Path folder;
    static SshServer server;
    static LabHosts lab;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        server = new SshServer(Files.createDirectory(folder.resolve("sshd")));
        lab = new LabHosts(folder, server);
    }

    @AfterAll
    static void stop() throws Exception {
        if (server != null) {
            server.close();
            server = null;
        }
    }
}
