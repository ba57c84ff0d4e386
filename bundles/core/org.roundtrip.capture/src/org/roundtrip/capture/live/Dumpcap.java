// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Finds dumpcap, Wireshark's program for capturing. */
final class Dumpcap {
    static final String MISSING = "dumpcap.missing";

    private static final int SECONDS = 10;

    private Dumpcap() {
    }

    /** Path of the program; empty when it is not installed. */
    static Optional<String> find() {
        String path = System.getenv().getOrDefault("PATH", "") + ":/usr/sbin:/usr/bin:/usr/local/bin";
        return Stream.of(path.split(":")).filter(folder -> folder.startsWith("/"))
                .map(folder -> Path.of(folder, "dumpcap")).filter(Files::isExecutable).map(Path::toString).findFirst();
    }

    /**
     * Returns whether it may capture on a device for this user. It is run to list link layers, for which it opens the
     * device.
     */
    static boolean mayCapture(String device) {
        return find().filter(program -> opens(program, device)).isPresent();
    }

    private static boolean opens(String program, String device) {
        try {
            Process process = new ProcessBuilder(program, "-L", "-i", device).redirectInput(Redirect.from(
                    Path.of("/dev/null").toFile())).redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD).start();
            boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
            process.destroyForcibly();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
