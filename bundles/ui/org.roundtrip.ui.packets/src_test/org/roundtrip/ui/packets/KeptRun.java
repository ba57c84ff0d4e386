// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/** The real run with captures that the tests of the bundle {@code packets} keep: 20 captured calls of raw TCP and of RMI. */
public final class KeptRun {
    private static final Path KEPT = Path.of("../../core/org.roundtrip.packets/src_test/org/roundtrip/packets/kept");

    private KeptRun() {
    }

    /** Unpacks the run into a folder. */
    public static RunFolder unpack(Path folder) throws IOException {
        copy("run.json", folder.resolve("run.json"));
        RunFolder run = RunFolder.open(folder);
        for (Fork fork : run.run().forks()) {
            Files.createDirectories(run.folder(fork));
            copy("%03d.journal.gz".formatted(fork.number()), run.journal(fork));
            copy("%03d.pcapng.gz".formatted(fork.number()), run.capture(fork));
        }
        return run;
    }

    /** Opens the capture of a fork, reads and decodes it. */
    public static OpenCapture decoded(RunFolder run, Fork fork) throws IOException {
        Dissectors dissectors = new Dissectors();
        for (String name : new String[] {"jrmp.Jrmp", "socket.Socket"}) {
            try {
                dissectors.register((Dissector) Class.forName("org.roundtrip.dissect." + name + "Dissector").getConstructor().newInstance(), Map.of());
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }
        OpenCapture capture = OpenCapture.open(CaptureSource.of(run, fork), dissectors);
        while (capture.read(100)) {
            // Each round reads some packets.
        }
        capture.decode(() -> true);
        return capture;
    }

    private static void copy(String name, Path to) throws IOException {
        try (InputStream raw = Files.newInputStream(KEPT.resolve(name)); InputStream in = name.endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
            Files.copy(in, to);
        }
    }
}
