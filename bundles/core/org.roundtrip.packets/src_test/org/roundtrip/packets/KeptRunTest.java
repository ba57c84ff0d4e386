// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;

/** A real run with captures whose journals have version 1, which has neither callers nor connections: 20 captured calls of raw TCP and RMI. */
class KeptRunTest {
    private static final int CALLS = 20;
    @TempDir
    private Path folder;

    @Test
    void packetsOfAJournalOfVersionOneBelongToTheirCalls() throws IOException {
        RunFolder run = kept();
        assertEquals(List.of("socket", "rmi"), run.run().forks().stream().map(Fork::variant).toList());
        for (Fork fork : run.run().forks()) {
            try (OpenCapture capture = OpenCapture.open(CaptureSource.of(run, fork), Protocols.all())) {
                while (capture.read(100)) {
                    // Reads on until the end.
                }
                capture.decode(() -> true);
                check(capture, fork);
            }
        }
    }

    private static void check(OpenCapture capture, Fork fork) throws IOException {
        assertFalse(capture.problem().isPresent(), fork.variant());
        assertEquals(fork.capture().packets(), capture.size(), fork.variant());
        assertEquals(fork.capture().bytes(), capture.bytes(), fork.variant());
        assertEquals(CALLS, capture.calls().size(), fork.variant());
        assertEquals(0, capture.attribution().orElseThrow().disagreements(), fork.variant());
        assertEquals(0, capture.attribution().orElseThrow().requestsByTime(), fork.variant());
        for (int call = 0; call < CALLS; call++) {
            // RMI first asks whether a connection that had a pause still works.
            List<MessageKind> messages = capture.calls().messages(call).mapToObj(number -> capture.messages().row(number).kind())
                    .filter(kind -> kind != MessageKind.CONTROL).toList();
            assertEquals(List.of(MessageKind.REQUEST, MessageKind.RESPONSE), messages, fork.variant() + " " + call);
            assertTrue(capture.anatomy(call).orElseThrow().answered(), fork.variant() + " " + call);
        }
    }

    private RunFolder kept() throws IOException {
        copy("run.json", folder.resolve("run.json"));
        RunFolder run = RunFolder.open(folder);
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.folder(fork));
            copy("%03d.journal.gz".formatted(fork.number()), run.journal(fork));
            copy("%03d.pcapng.gz".formatted(fork.number()), run.capture(fork));
        }
        return run;
    }

    private static void copy(String name, Path to) throws IOException {
        try (InputStream raw = KeptRunTest.class.getResourceAsStream("kept/" + name);
                InputStream in = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            Files.copy(in, to);
        }
    }
}
