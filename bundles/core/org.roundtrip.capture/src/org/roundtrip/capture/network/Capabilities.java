// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The capabilities of this process, read from the Linux kernel ({@code /proc/self/status}, capabilities(7)). */
public final class Capabilities {
    private static final long NET_ADMIN = 1L << 12;
    private static final long NET_RAW = 1L << 13;
    private static final long SYS_ADMIN = 1L << 21;

    private Capabilities() {
    }

    /** Whether a process started from this one may open packet sockets. Only capabilities that survive exec count. */
    public static boolean mayCapture() {
        return has(NET_RAW);
    }

    /** Whether a process started from this one may make network name spaces and devices without a user name space. */
    static boolean mayMakeSpaces() {
        return has(SYS_ADMIN | NET_ADMIN | NET_RAW);
    }

    /** Whether this process runs as root; in a container, root may lack capabilities. */
    static boolean root() {
        return value("Uid:\t", 10) == 0;
    }

    private static boolean has(long rights) {
        return (value(root() ? "CapEff:\t" : "CapAmb:\t", 16) & rights) == rights;
    }

    private static long value(String name, int radix) {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith(name)).findFirst()
                    .map(line -> Long.parseUnsignedLong(effective(line.substring(name.length()), radix), radix))
                    .orElse(0L);
        } catch (IOException e) {
            return 0;
        }
    }

    /** The line of user ids has four of them: real, effective, saved, file system. */
    private static String effective(String value, int radix) {
        return radix == 10 ? value.split("\t")[1] : value;
    }
}
