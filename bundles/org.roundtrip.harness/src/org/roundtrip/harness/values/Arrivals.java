// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.util.function.Consumer;
import org.roundtrip.harness.Generated;

/**
 * Digests the values that a servant sees during verification: for each call its arguments, then its result. Generated
 * behaviours check {@link #recording()} first, which is false while calls are timed. Safe for several threads; the digest
 * of concurrent calls depends on their order.
 */
public final class Arrivals {
    private final Digest digest = new Digest();
    private volatile boolean recording;
    private volatile int generation;

    /** Whether values are digested now. */
    public boolean recording() {
        return recording;
    }

    /** A number that changes when a recording begins; behaviours then restart their counters. */
    public int generation() {
        return generation;
    }

    /** Begins a new recording. */
    public synchronized void begin() {
        digest.hex();
        generation++;
        recording = true;
    }

    /** Adds to the digest. */
    public synchronized void add(Consumer<Digest> values) {
        values.accept(digest);
    }

    /** Ends the recording and returns the digest of all values added. */
    public synchronized String end() {
        recording = false;
        return digest.hex();
    }
}
