// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.values;

import java.util.function.Consumer;
import org.roundtrip.harness.Generated;

/**
 * What a servant saw while values are verified: for each call the digest of its arguments, then of its result. Generated
 * behaviours ask {@link #recording()} first, which is false whenever calls are timed. Safe for several threads, though
 * the order of concurrent calls is theirs.
 */
public final class Arrivals {
    private final Digest digest = new Digest();
    private volatile boolean recording;
    private volatile int generation;

    /** Whether values are to be digested now. */
    public boolean recording() {
        return recording;
    }

    /** Changes whenever a recording begins; behaviours restart their counters when it does. */
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

    /** Ends the recording and tells the digest of all that arrived. */
    public synchronized String end() {
        recording = false;
        return digest.hex();
    }
}
