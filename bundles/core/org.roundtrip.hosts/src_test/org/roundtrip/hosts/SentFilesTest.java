// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.content.Sums;
import org.roundtrip.tests.shapes.SshServer;

/** Files that go to a server of OpenSSH and come back. */
class SentFilesTest extends SshTests {
    @TempDir
    private Path here;
    private static HostConnection connection;
    private static SentFiles files;

    @BeforeAll
    static void open() throws Exception {
        connection = connect(lab(server));
        files = new SentFiles(connection);
    }

    @AfterAll
    static void close() {
        if (connection != null) {
            files.close();
            connection.close();
        }
    }

    private Path file(String name, int size, long seed) throws IOException {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        Path file = here.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    /** Sends, and returns how many bytes were missing there. */
    private long sent(Path local) throws Exception {
        AtomicLong all = new AtomicLong();
        files.send(List.of(local), (done, missing) -> all.set(missing));
        return all.get();
    }

    @Test
    void aFileIsSentOnceAndOnlyTheUserMayReadIt() throws Exception {
        Path file = file("some jar.jar", 3_000_000, 1);
        String there = files.send(file);
        assertEquals(server.cache() + "/roundtrip/files/" + Sums.read(file) + "/some_jar.jar", there);
        assertEquals(-1, Files.mismatch(file, Path.of(there)));
        assertEquals("r--------", permissions(there));
        assertEquals("rwx------", permissions(Path.of(there).getParent().toString()));
        assertEquals(0, sent(file));
        Files.write(file, new byte[10]);
        assertEquals(10, sent(file));
    }

    private static String permissions(String path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of(path)));
    }

    @Test
    void aFolderKeepsPathsAndWhatIsExecutable() throws Exception {
        file("tree/a.class", 100, 2);
        file("tree/deep er/it's/b.class", 200, 3);
        file("tree/deep er/same.class", 100, 2);
        Files.createDirectories(here.resolve("tree/empty"));
        Path program = Files.writeString(here.resolve("tree/run me.sh"), "#!/bin/sh\necho ran\n");
        assertTrue(program.toFile().setExecutable(true));
        file("tree/nothing", 0, 0);
        String there = files.send(here.resolve("tree"));
        try (var paths = Files.walk(here.resolve("tree"))) {
            for (Path path : paths.toList()) {
                Path sent = Path.of(there).resolve(here.resolve("tree").relativize(path).toString());
                assertEquals(Files.isDirectory(path), Files.isDirectory(sent), sent.toString());
                assertEquals(Files.isExecutable(path), Files.isExecutable(sent), sent.toString());
                assertTrue(Files.isDirectory(path) || Files.mismatch(path, sent) == -1, sent.toString());
            }
        }
        assertEquals("ran\n", connection.run(HostConnection.quote(there + "/run me.sh"), LIMIT));
        assertEquals(there, files.send(here.resolve("tree")));
        file("tree/c.class", 50, 4);
        assertEquals(50, sent(here.resolve("tree")));
    }

    @Test
    void manyFilesAtOnce() throws Exception {
        List<Path> many = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            many.add(file("lib/" + i + ".jar", 1000 + i, i));
        }
        Map<Path, String> there = files.send(many, SendProgress.NONE);
        for (Path each : many) {
            assertEquals(-1, Files.mismatch(each, Path.of(there.get(each))));
        }
    }

    @Test
    void aCutSendingGoesOnWhereItWas() throws Exception {
        Path file = file("large", 6_000_000, 5);
        File part = new File(server.cache() + "/roundtrip/files/" + Sums.read(file) + "/large.part");
        // What is on its way arrives later than it is sent.
        assertThrows(HostException.class, () -> files.send(List.of(file), (sent, all) -> {
            if (part.length() > 1_000_000) {
                server.killSessions();
            }
        }));
        close();
        open();
        long missing = sent(file);
        assertTrue(missing > 0 && missing < 6_000_000, missing + " bytes were sent again");
        assertEquals(-1, Files.mismatch(file, Path.of(files.send(file))));
    }

    @Test
    void aDamagedPartIsSentAgain() throws Exception {
        Path file = file("damaged", 500_000, 6);
        Path there = Path.of(files.send(file));
        Files.write(there.resolveSibling("damaged.part"), new byte[400_000]);
        Files.delete(there);
        assertEquals(there.toString(), files.send(file));
        assertEquals(-1, Files.mismatch(file, there));
        assertFalse(Files.exists(there.resolveSibling("damaged.part")));
    }

    @Test
    void aFullDiskIsNamed(@TempDir Path other) throws Exception {
        assumeTrue(SshServer.canMount(), "no small disk can be mounted here");
        try (SshServer small = SshServer.withSmallDisk(other, 2); HostConnection full = connect(lab(small));
                SentFiles there = new SentFiles(full)) {
            Path large = file("large", 5_000_000, 8);
            assertEquals("The disk of the host lab is too full: 5 MiB are to be sent and 2 MiB are free; make room there.",
                    assertThrows(HostException.class, () -> there.send(large)).getMessage());
            // Something else fills the disk while a file is on its way.
            Path file = file("fits", 1_500_000, 9);
            SendProgress filling = (sent, all) -> {
                try {
                    full.run("cat /dev/zero >\"$XDG_CACHE_HOME/filling\" || true", LIMIT);
                } catch (HostException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            };
            assertTrue(assertThrows(HostException.class, () -> there.send(List.of(file), filling)).getMessage()
                    .startsWith("The disk of the host lab is too full: 2 MiB are to be sent and 0 MiB are free;"));
            full.run("rm \"$XDG_CACHE_HOME/filling\"", LIMIT);
            assertEquals(Sums.read(file) + "\n", full.run("sha256sum <" + HostConnection.quote(there.send(file))
                    + " | cut -c1-64", LIMIT));
        }
    }

    @Test
    void whatIsNotUsedIsDeleted() throws Exception {
        Path file = file("unused", 1000, 10);
        Path there = Path.of(files.send(file));
        Path tree = Path.of(files.send(file("old/a", 10, 11).getParent()));
        assertEquals(0, files.clean(30));
        for (Path each : List.of(there, tree)) {
            Files.setLastModifiedTime(each.resolveSibling(".used"), FileTime.from(Instant.now().minus(Duration.ofDays(40))));
        }
        assertEquals(2, files.clean(30));
        assertFalse(Files.exists(there));
        assertFalse(Files.exists(tree));
        assertEquals(there.toString(), files.send(file));
        assertTrue(Files.exists(there));
    }

    @Test
    void anInterruptEndsASending() throws Exception {
        Path file = file("interrupted", 5_000_000, 7);
        AtomicReference<Exception> thrown = new AtomicReference<>();
        Thread[] thread = new Thread[1];
        thread[0] = Thread.ofPlatform().unstarted(() -> {
            try {
                files.send(List.of(file), (sent, all) -> thread[0].interrupt());
            } catch (Exception e) {
                thrown.set(e);
            }
        });
        thread[0].start();
        thread[0].join();
        assertEquals(InterruptedException.class, thrown.get().getClass());
        assertTrue(connection.alive());
        assertEquals(-1, Files.mismatch(file, Path.of(files.send(file))));
    }

    @Test
    void filesComeBackWhileTheyGrow() throws Exception {
        Path growing = Files.write(here.resolve("there"), new byte[300_000]);
        Path copy = here.resolve("copy");
        assertEquals(300_000, files.fetch(growing.toString(), copy, 0));
        Files.write(growing, new byte[] {1, 2, 3}, StandardOpenOption.APPEND);
        assertEquals(300_003, files.size(growing.toString()));
        assertEquals(300_003, files.fetch(growing.toString(), copy, 300_000));
        assertEquals(300_003, files.fetch(growing.toString(), copy, 300_003));
        assertEquals(-1, Files.mismatch(growing, copy));
        assertEquals(-1, files.size(here.resolve("none").toString()));
        assertEquals("There is no file " + here.resolve("none") + " on the host lab.", assertThrows(HostException.class,
                () -> files.fetch(here.resolve("none").toString(), copy, 0)).getMessage());
    }

    @Test
    void smallFilesAreWritten() throws Exception {
        String there = here.resolve("a new/folder's/settings").toString();
        files.write(there, "x=1\n".getBytes());
        files.write(there, new byte[] {0, -1});
        assertArrayEquals(new byte[] {0, -1}, Files.readAllBytes(Path.of(there)));
        assertEquals("rw-------", permissions(there));
        assertEquals("A command on the host lab failed: mkdir: cannot create directory '/proc/none': No such file or directory",
                assertThrows(HostException.class, () -> files.write("/proc/none/file", new byte[1])).getMessage()
                        .replace('\u2018', '\'').replace('\u2019', '\''));
    }

    @Test
    void whatCannotBeReadHereIsNamed() {
        Path none = here.resolve("none");
        assertEquals("A file to be sent cannot be read: " + none,
                assertThrows(HostException.class, () -> files.send(none)).getMessage());
    }
}
