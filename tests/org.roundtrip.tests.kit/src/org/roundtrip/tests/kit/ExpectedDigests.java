// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;

/** The digests that both sides must come to. Each is computed once, as all providers get the same values. */
final class ExpectedDigests {
    /** Values with more bytes take as long as thousands of small ones, so few of them are verified. */
    private static final double LARGE = 64 << 10;
    private static final int FEW = 2;
    private final Map<Operation, ExpectedValues> computed = new HashMap<>();

    /** Computes the digest, or returns that of an earlier call. */
    synchronized ExpectedValues of(Operation operation) {
        return computed.computeIfAbsent(operation,
                each -> ExpectedValues.of(each, Trial.SEED, entries(each)));
    }

    /** Returns how many calls with values of their own verify an operation: those of a run's pool, or two with large values. */
    static int entries(Operation operation) {
        double content = operation.result().map(ExpectedValues::largestContent).orElse(0.0)
                + operation.parameters().stream().mapToDouble(each -> ExpectedValues.largestContent(each.shape())).sum();
        int pool = ExpectedValues.pool(operation);
        return content > LARGE ? Math.min(pool, FEW) : pool;
    }
}
