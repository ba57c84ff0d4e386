// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** For how long the JIT compilers of a process have worked, as a field of an answer. A compilation counts when it has ended. */
public final class Compilation {
    private static final String FIELD = "compiledMillis";

    private Compilation() {
    }

    /** Adds that of this process to a line; a JVM that only interprets, or does not say it, adds nothing. */
    public static ControlLine in(ControlLine line) {
        CompilationMXBean compilers = ManagementFactory.getCompilationMXBean();
        return compilers == null || !compilers.isCompilationTimeMonitoringSupported() ? line
                : line.with(FIELD, compilers.getTotalCompilationTime());
    }

    /** Reads it from a line, in milliseconds; empty when it is not there. */
    public static Optional<Long> from(ControlLine line) {
        return line.find(FIELD).map(Long::valueOf);
    }
}
