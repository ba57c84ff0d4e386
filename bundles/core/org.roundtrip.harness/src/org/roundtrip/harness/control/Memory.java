// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.util.Optional;

/** How much memory a process has in use, as a field of an answer. */
public final class Memory {
    private static final String FIELD = "memoryBytes";

    private Memory() {
    }

    /**
     * Adds that of this process to a line. It is what its objects take after a garbage collection, and its classes and compiled code. The size
     * of the heap, which the plan chooses, is not in it.
     */
    public static ControlLine in(ControlLine line) {
        MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
        memory.gc();
        return line.with(FIELD, memory.getHeapMemoryUsage().getUsed() + memory.getNonHeapMemoryUsage().getUsed());
    }

    /** Reads it from a line, in bytes; empty when it is not there. */
    public static Optional<Long> from(ControlLine line) {
        return line.find(FIELD).map(Long::valueOf);
    }
}
