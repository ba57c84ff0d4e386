// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;

/**
 * Tells the wall clock of its machine. For each byte of its standard input, it writes nanoseconds since 1970 in eight
 * bytes. It ends with its input. This class is sent to a host alone, so it uses no other one.
 */
public final class ClockMain {
    private static final long NANOS = 1_000_000_000L;

    private ClockMain() {
    }

    /** Answers until the input ends. */
    public static void main(String... none) throws IOException {
        InputStream in = new FileInputStream(FileDescriptor.in);
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        byte[] answer = new byte[Long.BYTES];
        while (in.read() >= 0) {
            Instant now = Instant.now();
            long nanos = now.getEpochSecond() * NANOS + now.getNano();
            for (int i = 0; i < answer.length; i++) {
                answer[i] = (byte) (nanos >>> 8 * (answer.length - 1 - i));
            }
            out.write(answer);
        }
    }
}
