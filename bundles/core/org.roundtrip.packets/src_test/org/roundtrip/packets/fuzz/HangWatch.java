// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.util.Arrays;
import java.util.HexFormat;

/** Prints the stack and the input to standard error when an input takes far too long, since it may never end. */
final class HangWatch {
    private static final long PERIOD_MILLIS = 1000;

    private record Now(Thread thread, String target, byte[] input, long since) {
    }

    private static volatile Now now;
    private static Thread watcher;

    /** Ends the watching of one input. */
    interface Watched extends AutoCloseable {
        @Override
        void close();
    }

    private HangWatch() {
    }

    static synchronized Watched watch(String target, byte[] input) {
        if (watcher == null) {
            watcher = Thread.ofPlatform().daemon().name("hang watch").start(HangWatch::look);
        }
        now = new Now(Thread.currentThread(), target, input, System.nanoTime());
        return () -> now = null;
    }

    private static void look() {
        Now reported = null;
        try {
            while (true) {
                Thread.sleep(PERIOD_MILLIS);
                Now input = now;
                if (input != null && input != reported
                        && System.nanoTime() - input.since > Fuzzer.MOST_MILLIS * 1_000_000) {
                    reported = input;
                    System.err.println(input.target + " hangs: " + Arrays.toString(input.thread.getStackTrace()) + "\n"
                            + HexFormat.of().formatHex(input.input));
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
