// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;

/**
 * Opens a large capture as the workbench does and prints what that took, from the start of this method on. Whoever calls
 * it has made sure that the file is not in the system's cache.
 */
public final class IndexBench {
    private static final int ROWS = 100;
    private static final int STEP = 20_000;

    private IndexBench() {
    }

    /** @param args the capture */
    public static void main(String[] args) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(Path.of(args[0])), new Dissectors())) {
            boolean more = capture.read(ROWS);
            for (int row = 0; row < capture.size(); row++) {
                Objects.requireNonNull(capture.row(row).ip());
            }
            long firstRows = System.nanoTime();
            while (more) {
                more = capture.read(STEP);
            }
            long end = System.nanoTime();
            int packets = capture.size();
            int streams = capture.streams().size();
            long with = heapInUse();
            System.out.printf(Locale.ROOT, "%d %d %.1f %.1f %.1f%n", packets, streams,
                    packets / ((end - begin) / 1e9), (firstRows - begin) / 1e6, (double) with / packets);
        }
    }

    /** All that lives after a full collection, the JVM's own few megabytes included. */
    private static long heapInUse() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
