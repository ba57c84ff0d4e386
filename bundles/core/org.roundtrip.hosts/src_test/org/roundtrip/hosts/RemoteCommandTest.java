// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Commands over a connection to a server of OpenSSH. */
class RemoteCommandTest extends SshTests {
    private static HostConnection connection;

    @BeforeAll
    static void open() throws Exception {
        connection = connect(lab(server));
    }

    @AfterAll
    static void close() {
        if (connection != null) {
            connection.close();
        }
    }

    @Test
    void inputOutputErrorsAndStatus() throws Exception {
        try (RemoteCommand command = connection.exec("cat; echo wrong >&2; exit 3")) {
            byte[] bytes = new byte[1 << 20];
            new Random(1).nextBytes(bytes);
            Thread writer = Thread.ofPlatform().start(() -> {
                try (OutputStream in = command.stdin()) {
                    in.write(bytes);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            assertArrayEquals(bytes, command.stdout().readAllBytes());
            writer.join();
            assertEquals("wrong\n", new String(command.stderr().readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(3, command.waitFor(LIMIT));
            assertFalse(command.running());
        }
    }

    @Test
    void linesGoBackAndForth() throws Exception {
        try (RemoteCommand command = connection.exec("while read line; do echo \"<$line>\"; done")) {
            for (int i = 0; i < 20; i++) {
                command.stdin().write((i + "\n").getBytes(StandardCharsets.UTF_8));
                command.stdin().flush();
                byte[] answer = ("<" + i + ">\n").getBytes(StandardCharsets.UTF_8);
                assertArrayEquals(answer, command.stdout().readNBytes(answer.length));
            }
            assertTrue(command.running());
            assertEquals(OptionalInt.empty(), command.exitStatus());
            command.stdin().close();
            assertEquals(0, command.waitFor(LIMIT));
        }
    }

    @Test
    void aCommandThatReadsItsInputEndsWhenItIsClosed() throws Exception {
        String mark = folder.resolve("ended").toString();
        connection.exec("cat >/dev/null; echo done >" + HostConnection.quote(mark)).close();
        connection.run("until [ -s " + HostConnection.quote(mark) + " ]; do sleep 0.02; done", LIMIT);
    }

    @Test
    void aSignalIsNamed() throws Exception {
        try (RemoteCommand command = connection.exec("kill -KILL $$")) {
            assertEquals(-1, command.waitFor(LIMIT));
            assertEquals(Optional.of("KILL"), command.signal());
        }
    }

    @Test
    void outputsOfShortCommands() throws Exception {
        assertEquals("it's\na \"line\"\n", connection.run("printf %s " + HostConnection.quote("it's\na \"line\"\n"), LIMIT));
        assertEquals("6\n", connection.script("x=2\necho $((x * 3))\n", LIMIT));
        assertEquals("A command on the host lab failed: first", failure("echo first >&2; echo second >&2; exit 1"));
        assertEquals("A command on the host lab failed (exit status 7).", failure("exit 7"));
        assertEquals("A command on the host lab failed: a?[31mred", failure("printf 'a\\033[31mred' >&2; exit 1"));
        assertEquals("A command on the host lab wrote more than 16 MiB.", failure("head -c 20000000 /dev/zero"));
    }

    private static String failure(String command) {
        return assertThrows(HostException.class, () -> connection.run(command, LIMIT)).getMessage();
    }

    @Test
    void aLongCommandIsGivenUp() {
        assertEquals("A command on the host lab did not end within 1 s.", assertThrows(HostException.class,
                () -> connection.run("sleep 30", Duration.ofSeconds(1))).getMessage());
    }

    @Test
    void anInterruptEndsEachWait() throws Exception {
        interrupted(() -> connection.run("sleep 30", Duration.ofSeconds(30)));
        interrupted(() -> connection.exec("sleep 30").waitFor(Duration.ofSeconds(30)));
    }

    private interface Waiting {
        void go() throws Exception;
    }

    private static void interrupted(Waiting waiting) throws Exception {
        AtomicReference<Exception> thrown = new AtomicReference<>();
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread = Thread.ofPlatform().start(() -> {
            try {
                begun.countDown();
                waiting.go();
            } catch (Exception e) {
                thrown.set(e);
            }
        });
        begun.await();
        thread.interrupt();
        thread.join();
        assertEquals(InterruptedException.class, thrown.get().getClass(), String.valueOf(thrown.get()));
    }

    @Test
    void aLostConnectionIsNoticed() throws Exception {
        try (HostConnection lost = connect(lab(server)); RemoteCommand command = lost.exec("echo begun; sleep 60")) {
            assertArrayEquals("begun\n".getBytes(StandardCharsets.UTF_8), command.stdout().readNBytes(6));
            server.killSessions();
            assertEquals(-1, command.stdout().read());
            assertEquals("The connection to the host lab was lost.",
                    assertThrows(HostException.class, () -> command.waitFor(LIMIT)).getMessage());
            assertEquals("The connection to the host lab was lost.",
                    assertThrows(HostException.class, () -> lost.run("true", LIMIT)).getMessage());
            assertFalse(lost.alive());
        } finally {
            connection.close();
            open();
        }
    }
}
