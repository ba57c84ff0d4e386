// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.Hints;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.model.Fork;

/** Base of tests that write a capture and a journal and open them. Calls are in microseconds. */
public abstract class CaptureCase {
    @TempDir
    public Path folder;
    private OpenCapture opened;

    public Path packets() {
        return folder.resolve("packets.pcapng");
    }

    public Wire wire() throws IOException {
        return new Wire(packets());
    }

    /** Captured calls without a gap between them. */
    public Path calls(double startMicros, long errorNanos, int... durationMicros) throws IOException {
        int[] nanos = IntStream.of(durationMicros).map(micros -> micros * 1000).toArray();
        return new Journals(Wire.EPOCH, 0, errorNanos).calls(Phase.CAPTURE, Math.round(startMicros * 1000), 0, nanos)
                .write(folder.resolve("client.journal"));
    }

    /**
     * Captured calls of several callers.
     *
     * @param own           whether each has a connection of its own
     * @param startsAndEnds of the calls of each caller
     */
    public Path callers(boolean own, long errorNanos, double[]... startsAndEnds) throws IOException {
        Journals journals = new Journals(Wire.EPOCH, 0, errorNanos);
        for (int caller = 0; caller < startsAndEnds.length; caller++) {
            journals.intervals(caller, own ? caller : 0, 0,
                    DoubleStream.of(startsAndEnds[caller]).mapToLong(micros -> Math.round(micros * 1000)).toArray());
        }
        return journals.write(folder.resolve("client.journal"));
    }

    public OpenCapture decoded(Path journal) throws IOException {
        OpenCapture capture = read(journal);
        capture.decode(() -> true);
        return capture;
    }

    public OpenCapture read(Path journal) throws IOException {
        return read(journal, Optional.empty());
    }

    /** The packets of calls that nothing answers. */
    public OpenCapture decodedOneWay(Path journal) throws IOException {
        OpenCapture capture = read(journal, Optional.of(new Fork(1, "socket", "socket", "tell", null, 1, Fork.State.DONE, null, null,
                null, null, null, 0L, null, null)));
        capture.decode(() -> true);
        return capture;
    }

    private OpenCapture read(Path journal, Optional<Fork> fork) throws IOException {
        opened = OpenCapture.open(new CaptureSource(packets(), Optional.ofNullable(journal), Hints.NONE, fork, "test"),
                Protocols.all());
        while (opened.read(100)) {
            // Reads on until the end.
        }
        return opened;
    }

    /** The call of a packet, -1 for none. */
    public static int call(OpenCapture capture, int packet) {
        Long call = capture.callOf(packet);
        return call == null ? -1 : call.intValue();
    }

    @AfterEach
    public void close() throws IOException {
        if (opened != null) {
            opened.close();
        }
    }
}
