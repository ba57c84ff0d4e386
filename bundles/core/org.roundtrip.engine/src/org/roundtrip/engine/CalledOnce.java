// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

import java.util.OptionalLong;
import org.roundtrip.engine.fork.OneCall;
import org.roundtrip.model.Operation;

/**
 * A call of a server that was made once. Both sides digested what they sent and received, and both digests are those of
 * the seed's values. So the values shown are those of the call.
 *
 * @param operation    the name of the operation
 * @param values       arguments and result, shortened
 * @param lookupNanos  how long the look-up took; empty when the middleware has no such step
 * @param connectNanos how long connecting took; empty when the middleware has no such step
 * @param callNanos    how long the call took, the first one of its process
 */
public record CalledOnce(String operation, CallText values, OptionalLong lookupNanos, OptionalLong connectNanos,
        long callNanos) {
    private static final int MOST_CHARACTERS = 400;

    static CalledOnce of(Operation operation, long seed, OneCall.Times times) {
        return new CalledOnce(operation.name(), CallText.of(operation, seed, MOST_CHARACTERS), optional(times.lookup()),
                optional(times.connect()), times.call());
    }

    private static OptionalLong optional(Long nanos) {
        return nanos == null ? OptionalLong.empty() : OptionalLong.of(nanos);
    }
}
