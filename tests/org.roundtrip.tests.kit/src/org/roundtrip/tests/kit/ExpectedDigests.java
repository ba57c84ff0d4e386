// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Operation;

/** The digests that both sides must come to. Each is computed once, as all providers get the same values. */
final class ExpectedDigests {
    private final Map<Operation, ExpectedValues> computed = new HashMap<>();

    /** Computes the digest, or returns that of an earlier call. */
    synchronized ExpectedValues of(Operation operation) {
        return computed.computeIfAbsent(operation, each -> ExpectedValues.of(each, Trial.SEED));
    }
}
