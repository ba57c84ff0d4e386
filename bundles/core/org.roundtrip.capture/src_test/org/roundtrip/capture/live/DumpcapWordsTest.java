// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.capture.CaptureException;

/** What a session takes for the words of its program; a script stands for dumpcap, so that the order of all words is given. */
@Timeout(600)
class DumpcapWordsTest {
    /**
     * Says that it listens to the file whose name is its last argument as soon as a file of that name with -go is there. It leaves a
     * process behind that keeps its output open until the file has a neighbour with -end, or the folder is gone. Neither outlives the
     * tests, whose process is filled in.
     */
    private static final String SCRIPT = """
            #!/bin/sh
            for file; do :; done
            sh -c 'while kill -0 %1$s && [ -d "${1%%/*}" ] && [ ! -e "$1-end" ]; do sleep 0.02; done' sh "$file" &
            touch "$file-started"
            while kill -0 %1$s && [ ! -e "$file-go" ]; do sleep 0.02; done
            echo "File: $file"
            exec sleep 60
            """;

    @TempDir
    Path folder;

    private DumpcapSession session;

    @BeforeEach
    void writeTheScript() throws IOException {
        Path program = Files.writeString(folder.resolve("program"), SCRIPT.formatted(ProcessHandle.current().pid()));
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        session = new DumpcapSession("lo", program.toString());
    }

    @AfterEach
    void end() throws IOException {
        session.close();
        touch("first-end", "second-end");
    }

    /** The end of the first program's output is heard after the second one has started and before it says a word. */
    @Test
    void theEndOfTheCaptureBeforeIsNotItsOwn() throws Exception {
        touch("first-go");
        List<Thread> others = hearing();
        listen("first");
        Thread hearsFirst = hearing().stream().filter(thread -> !others.contains(thread)).findFirst().orElseThrow();
        session.close();
        FutureTask<Path> second = new FutureTask<>(() -> listen("second"));
        new Thread(second).start();
        while (!Files.exists(folder.resolve("second-started"))) {
            Thread.sleep(5);
        }
        touch("first-end");
        hearsFirst.join();
        touch("second-go");
        assertEquals(folder.resolve("second"), second.get());
    }

    @Test
    void itsOwnEndIs() throws Exception {
        Files.writeString(folder.resolve("program"), "#!/bin/sh\necho 'dumpcap: It is too late.'\n");
        assertEquals("dumpcap could not capture on lo: It is too late.", assertThrows(CaptureException.class, () -> listen("first")).getMessage());
    }

    private Path listen(String name) throws IOException, InterruptedException {
        session.listen(folder.resolve(name), List.of(1));
        return folder.resolve(name);
    }

    private void touch(String... names) throws IOException {
        for (String name : names) {
            Files.writeString(folder.resolve(name), "");
        }
    }

    private static List<Thread> hearing() {
        return Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().equals(DumpcapSession.HEARING)).toList();
    }
}
