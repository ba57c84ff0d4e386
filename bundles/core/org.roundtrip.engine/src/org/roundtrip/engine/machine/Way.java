// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

/** The ways in which the threads of two processes that call each other can be placed. */
public enum Way {
    /** The operating system chooses for all threads. */
    FREE,
    /** Callers and servants are on one processor, threads that compile and collect on others. */
    ONE,
    /** Callers and servants are on two threads of one core. */
    SIBLINGS,
    /** Callers and servants are on two cores. */
    CORES
}
