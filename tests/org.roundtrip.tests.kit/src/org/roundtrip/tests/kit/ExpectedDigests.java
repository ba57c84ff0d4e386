// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Operation;

/** What both sides must come to for an operation. Computed once for all providers, since they get the same values. */
final class ExpectedDigests {
    private final Map<Operation, ExpectedValues> computed = new HashMap<>();

    /** Computes the digest, or returns that of an earlier call. */
    synchronized ExpectedValues of(Operation operation) {
        return computed.computeIfAbsent(operation, each -> ExpectedValues.of(each, Trial.SEED));
    }
}
