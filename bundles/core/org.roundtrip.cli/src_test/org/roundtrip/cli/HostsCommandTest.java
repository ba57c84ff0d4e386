// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.tests.shapes.SshServer;

/** The command {@code hosts}, without a terminal. */
class HostsCommandTest {
    @TempDir
    private Path folder;
    private Terminal terminal;

    @BeforeEach
    void open() {
        terminal = new Terminal(folder);
    }

    private JsonNode json(String... arguments) throws Exception {
        assertEquals(0, terminal.type(arguments), terminal.err);
        return new ObjectMapper().readTree(terminal.out);
    }

    @Tag("process")
    @Test
    void aHostIsAddedCheckedListedAndRemoved(@TempDir Path ofTheServer) throws Exception {
        assumeTrue(SshServer.installed(), "OpenSSH's server is not installed here");
        try (SshServer server = new SshServer(ofTheServer)) {
            String[] add = {"hosts", "add", "lab", SshServer.user() + "@127.0.0.1:" + server.port(), "--key",
                    server.userKey().toString(), "--ports", "40000-40100", "--called-at", "10.0.0.7"};
            assertEquals(2, terminal.type(add));
            String loggingIn = "Logging in: " + SshServer.user() + "@127.0.0.1:" + server.port() + " ...";
            assertEquals(List.of("Saved lab", loggingIn, "Without a terminal, trust this key with --trust-key " + server.fingerprint()
                    + " when it is the one that ssh-keygen -lf shows on the host."), terminal.err.lines().limit(3).toList());
            assertEquals(2, terminal.type("hosts", "check", "lab", "--trust-key", "SHA256:another"));
            assertTrue(terminal.err.contains("its key " + server.fingerprint() + " was not trusted"), terminal.err);
            assertEquals("no", cell("Host key pinned"));

            assertEquals(0, terminal.type("hosts", "check", "lab", "--trust-key", server.fingerprint()), terminal.err);
            assertTrue(terminal.out.startsWith("lab (" + SshServer.user() + "@127.0.0.1:" + server.port() + ")\nok "),
                    terminal.out);
            assertTrue(terminal.out.contains("It sees this machine at its own address 127.0.0.1."), terminal.out);
            assertEquals("yes", cell("Host key pinned"));
            assertEquals("40000-40100", cell("Ports"));

            JsonNode check = json("hosts", "check", "lab", "--json");
            assertEquals("lab", check.get("host").asText());
            assertTrue(check.get("clockBoundNanos").asLong() > 0);
            assertTrue(check.get("javas").isArray());
            assertTrue(check.get("points").valueStream().anyMatch(point -> point.get("topic").asText().equals("clock")));

            assertEquals(0, terminal.type("hosts", "clean", "lab"));
            assertEquals(List.of(loggingIn, "Deleted 0 sent files and folders on lab"), terminal.err.strip().lines().toList());

            JsonNode listed = json("hosts", "list", "--json").get("hosts").get(0);
            assertEquals(server.userKey().toString(), listed.get("keyFile").asText());
            assertEquals("10.0.0.7", listed.get("calledAt").asText());
            assertEquals(0, terminal.type("hosts", "remove", "lab"));
            assertEquals(0, json("hosts", "list", "--json").get("hosts").size());
            assertEquals(2, terminal.type("hosts", "remove", "lab"));
        }
    }

    /** The cell of the only host below a head of the table. */
    private String cell(String head) {
        terminal.type("hosts", "list");
        List<String> lines = terminal.out.lines().toList();
        return lines.get(1).substring(lines.getFirst().indexOf(head)).split(" {2,}")[0].strip();
    }

    @ParameterizedTest
    @CsvSource({"me@10.0.0.1:2222, me, 10.0.0.1, 2222", "lab:2222, , lab, 2222", "[::1]:2222, , ::1, 2222", "you@[fe80::7], you, fe80::7, 22",
        "fe80::7:8, , fe80::7:8, 22", "lab.example, , lab.example, 22"})
    void whereAHostIs(String written, String user, String address, int port) throws Exception {
        // The key file is missing, so nothing is connected to.
        assertEquals(2, terminal.type("hosts", "add", "lab", written, "--key", "none"));
        JsonNode host = json("hosts", "list", "--json").get("hosts").get(0);
        assertEquals(user == null ? System.getProperty("user.name") : user, host.get("user").asText());
        assertEquals(address, host.get("address").asText());
        assertEquals(port, host.get("port").asInt());
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void aTerminalGetsTheColumnsThatFit(int columns) {
        terminal.type("hosts", "add", "lab", "somebody@machine.of.the.laboratory.example:2222", "--key", "none", "--called-at", "machine.example");
        terminal.columns = columns;
        assertEquals(0, terminal.type("hosts", "list"));
        assertTrue(terminal.out.lines().allMatch(line -> line.length() <= columns), terminal.out);
        assertTrue(terminal.out.contains("somebody@machine.of.the.laboratory.example:2222"), terminal.out);
        assertTrue(terminal.err.replaceAll("\\s+", " ").contains("left out: Key"), terminal.err);
        assertEquals(0, terminal.type("hosts", "list", "--wide"));
        assertTrue(terminal.out.contains(folder.resolve("none").toString()), terminal.out);
    }

    @Test
    void aHostThatIsNoneIsNotKept() throws Exception {
        assertEquals(2, terminal.type("hosts", "add", "lab", "lab.example", "--ports", "4"));
        assertEquals("This is not a range of ports such as 40000-40100: 4", terminal.err.strip());
        assertEquals(2, terminal.type("hosts", "add", "la b", "lab.example"));
        assertTrue(terminal.err.startsWith("This is not a name for a host: la b. A name has at most 60 letters"), terminal.err);
        assertEquals(2, terminal.type("hosts", "add", "lab", "lab.example:0"));
        assertEquals(0, json("hosts", "list", "--json").get("hosts").size());
    }
}
