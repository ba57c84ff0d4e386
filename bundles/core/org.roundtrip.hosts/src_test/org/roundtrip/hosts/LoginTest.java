// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.tests.shapes.SshServer;

/** Logging in at a server of OpenSSH, and each way in which that fails. */
class LoginTest extends SshTests {
    @TempDir
    private Path home;
    private HostList list;

    @BeforeEach
    void listHosts() {
        list = new HostList(new RoundtripHome(home));
    }

    private Host host(Path key) throws Exception {
        Host host = lab(server).withKeyFile(Optional.ofNullable(key));
        list.put(host);
        return host;
    }

    private String refusal(Host host, Questions questions) {
        return refusal(host, questions, LIMIT, Optional.empty());
    }

    private String refusal(Host host, Questions questions, Duration limit, Optional<Path> agent) {
        return assertThrows(HostException.class, () -> new Login(host, list, questions, limit, agent).open()).getMessage();
    }

    @Test
    void aKeyLogsInAndTheHostIsPinned() throws Exception {
        Host host = host(server.userKey());
        Answers person = Answers.trusting();
        try (HostConnection connection = HostConnection.open(host, list, person, LIMIT)) {
            assertTrue(connection.alive());
            assertEquals(SshServer.user(), connection.run("id -un", LIMIT).strip());
            assertEquals(InetAddress.getByName("127.0.0.1"), connection.localAddress());
            assertEquals(InetAddress.getByName("127.0.0.1"), connection.remoteAddress());
        }
        assertEquals(List.of("trust " + server.fingerprint()), person.asked());
        assertEquals(server.hostKey().split(" ")[1],
                list.key("lab").orElseThrow().split(" ")[1]);
        HostConnection.open(host, list, Questions.NONE, LIMIT).close();
    }

    @Test
    void anEncryptedKeyNeedsItsPassPhrase() throws Exception {
        needsItsPassPhrase("ed25519", "RFC4716");
    }

    @ParameterizedTest
    @Tag("night")
    @CsvSource({"rsa, PEM", "rsa, RFC4716", "ecdsa, PEM", "ecdsa, RFC4716"})
    void needsItsPassPhrase(String type, String format) throws Exception {
        Path key = server.key("encrypted-" + type + format, "-t", type, "-m", format, "-N", "open it");
        server.authorize(key);
        Host host = host(key);
        HostConnection.open(host, list, Answers.withPassPhrase("open it"), LIMIT).close();
        Answers mistaken = Answers.withPassPhrase("close it");
        assertEquals("The pass phrase of the key file " + key + " is wrong.", refusal(host, mistaken));
        String asked = "pass phrase " + key.getFileName();
        assertEquals(List.of(asked, asked + " again", asked + " again"), mistaken.asked());
        assertEquals("The key file " + key + " is encrypted and no pass phrase was given; give it, or add the key to an"
                + " SSH agent.", refusal(host, Questions.NONE));
    }

    @Test
    void keyFilesThatCannotBeUsed() throws Exception {
        Path none = home.resolve("none");
        assertEquals("There is no key file " + none + "; choose another one for the host lab.",
                refusal(host(none), Questions.NONE));
        for (Path file : List.of(folder.resolve("user.pub"), Files.writeString(home.resolve("text"), "hello"),
                Files.createDirectory(home.resolve("folder")), Files.write(home.resolve("empty"), new byte[0]))) {
            assertEquals("The file " + file + " is not a private key that can be used here; choose a private key of OpenSSH.",
                    refusal(host(file), Answers.trusting()));
        }
    }

    @Test
    void aKeyThatTheHostDoesNotKnow() throws Exception {
        Path stranger = server.key("stranger");
        assertEquals("The host lab did not accept the key " + stranger + " for the user " + SshServer.user()
                + "; add its public half to ~/.ssh/authorized_keys there.", refusal(host(stranger), Answers.trusting()));
    }

    @Test
    void theAgentsKeysLogIn() throws Exception {
        Path socket = home.resolve("agent");
        Process agent = new ProcessBuilder("ssh-agent", "-D", "-a", socket.toString()).redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        try {
            while (!AgentSocket.answers(socket)) {
                assertTrue(agent.isAlive());
                Thread.sleep(20);
            }
            Host host = host(null);
            assertEquals("The host lab accepted no key of the SSH agent for the user " + SshServer.user()
                    + ", and no password was given; add a key to ~/.ssh/authorized_keys there.",
                    refusal(host, Answers.trusting(), LIMIT, Optional.of(socket)));
            ProcessBuilder add = new ProcessBuilder("ssh-add", "-q", server.userKey().toString());
            add.environment().put("SSH_AUTH_SOCK", socket.toString());
            assertEquals(0, add.start().waitFor());
            try (HostConnection connection = new Login(host, list, Answers.trusting(), LIMIT, Optional.of(socket)).open()) {
                assertEquals("here\n", connection.run("echo here", LIMIT));
            }
        } finally {
            agent.destroy();
            agent.waitFor();
        }
        assertEquals("No SSH agent answers at SSH_AUTH_SOCK, and no password for " + SshServer.user()
                + " on the host lab was given; start the agent or set a key file.",
                refusal(host(null), Questions.NONE, LIMIT, Optional.of(socket)));
    }

    @Test
    void withoutKeyAgentAndPasswordThereIsNothingToLogInWith() throws Exception {
        String refusal = refusal(host(null), Answers.trusting());
        assertTrue(refusal.contains("lab") && refusal.contains(SshServer.user()), refusal);
    }

    @Test
    void aPasswordIsAskedForAndTried(@TempDir Path other) throws Exception {
        assumeTrue(SshServer.user().equals("root") && SshServer.canMount(), "only root can let another user log in");
        try (SshServer asking = SshServer.withPassword(other, "roundtrip-test", "the right one")) {
            Host host = new Host("lab", "127.0.0.1", "roundtrip-test").withPort(asking.port());
            list.put(host);
            Answers person = Answers.withPassword("the right one");
            try (HostConnection connection = new Login(host, list, person, LIMIT, Optional.empty()).open()) {
                assertEquals("roundtrip-test\n", connection.run("id -un", LIMIT));
            }
            assertEquals(List.of("trust " + asking.fingerprint(), "password lab"), person.asked());
            Answers mistaken = Answers.withPassword("a wrong one");
            assertEquals("The host lab did not accept the password of the user roundtrip-test.", refusal(host, mistaken));
            assertEquals(List.of("password lab", "password lab again", "password lab again"), mistaken.asked());
        }
    }

    @Test
    void aConnectionIsOpenedAgainWithoutAPerson() throws Exception {
        Path key = server.key("asked-once", "-N", "open it");
        server.authorize(key);
        Answers person = Answers.withPassPhrase("open it");
        try (HostConnection first = HostConnection.open(host(key), list, person, LIMIT)) {
            int asked = person.asked().size();
            first.close();
            try (HostConnection second = first.reopen(LIMIT)) {
                assertEquals("here\n", second.run("echo here", LIMIT));
            }
            assertEquals(asked, person.asked().size());
        }
    }

    @Test
    void aClosedConnectionLeavesNoThread() throws Exception {
        HostConnection.open(host(server.userKey()), list, Answers.trusting(), LIMIT).close();
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().contains("sshd-SshClient")) {
                thread.join(LIMIT);
                assertFalse(thread.isAlive(), thread.getName());
            }
        }
    }

    @Test
    void aServerThatTakesNoPasswords() throws Exception {
        assertEquals("The host lab takes no passwords of the user " + SshServer.user()
                + "; set a key file, or add the key to an SSH agent.", refusal(host(null), Answers.withPassword("guess")));
    }

    @Test
    void aHostSeenForTheFirstTimeIsRefusedUnlessTrusted() throws Exception {
        Host host = host(server.userKey());
        String refusal = refusal(host, Questions.NONE);
        assertTrue(refusal.contains("lab") && refusal.contains(server.fingerprint()), refusal);
        assertEquals(Optional.empty(), list.key("lab"));
    }

    @Test
    void anotherKeyOfTheHostIsRefused(@TempDir Path other) throws Exception {
        try (SshServer changing = new SshServer(other)) {
            Host host = host(changing.userKey()).withPort(changing.port());
            list.put(host);
            HostConnection.open(host, list, Answers.trusting(), LIMIT).close();
            String before = changing.fingerprint();
            changing.changeHostKey();
            assertEquals("The key of the host lab has changed: pinned is " + before + ", now it shows "
                    + changing.fingerprint() + ". Either another machine answers, or the host was set up anew; if you know"
                    + " that it was, remove the host and add it again.", refusal(host, Answers.trusting()));
        }
    }

    @Test
    void hostsThatCannotBeReached() throws Exception {
        Host unknown = new Host("lab", "no-such-host.invalid", "me").withKeyFile(Optional.of(server.userKey()));
        assertEquals("The host lab was not found: there is no address for the name no-such-host.invalid; check the name.",
                refusal(unknown, Questions.NONE));
        int closed;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            closed = socket.getLocalPort();
        }
        assertEquals("The host lab refused the connection: no SSH server listens at 127.0.0.1:" + closed
                + "; check address and port, and start the server there.",
                refusal(host(server.userKey()).withPort(closed), Questions.NONE));
    }

    @Test
    void aSilentServerIsGivenUp() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Host host = host(server.userKey()).withPort(silent.getLocalPort());
            assertEquals("The host lab gave no answer at 127.0.0.1:" + host.port() + " within 1 s; check the address, the"
                    + " network and the firewall.", refusal(host, Questions.NONE, Duration.ofSeconds(1), Optional.empty()));
        }
    }

    @Test
    void aServerThatIsNoneOfSsh() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread.ofPlatform().daemon().start(() -> {
                try {
                    other.accept().close();
                } catch (IOException closed) {
                    return;
                }
            });
            String sentence = refusal(host(server.userKey()).withPort(other.getLocalPort()), Questions.NONE);
            assertTrue(sentence.startsWith("The host lab ended the connection at 127.0.0.1:" + other.getLocalPort()),
                    sentence);
        }
    }
}
