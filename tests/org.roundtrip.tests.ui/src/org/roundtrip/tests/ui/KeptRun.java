// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;

/**
 * A run that was measured once and is kept with these tests: two forks of raw TCP, with packets and with the servant's own
 * journals.
 */
final class KeptRun {
    /** Calls of each fork whose packets were captured. */
    static final int CALLS = 20;

    private KeptRun() {
    }

    /** Unpacks it into a new folder. */
    static RunFolder in(Path path) throws IOException {
        Files.createDirectories(path);
        copy("run.json", path.resolve("run.json"));
        RunFolder run = RunFolder.open(path);
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.folder(fork));
            for (Path file : new Path[] {run.journal(fork), run.serverJournal(fork), run.capture(fork)}) {
                copy("%03d.%s.gz".formatted(fork.number(), file.getFileName()), file);
            }
        }
        return run;
    }

    private static void copy(String name, Path to) throws IOException {
        try (InputStream raw = KeptRun.class.getResourceAsStream("kept/" + name);
                InputStream in = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            Files.copy(in, to);
        }
    }
}
