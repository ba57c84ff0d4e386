// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.HashMap;
import java.util.Map;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;

/** The digests that both sides must come to. Each is computed once, as all providers get the same values. */
final class ExpectedDigests {
    /** What each commit needs, and each choice of options besides the defaults: two rounds of a servant that throws at each third call. */
    private static final int MOST_QUICK = 6;
    /** Values with more bytes take as long as thousands of small ones, so few of them are verified. */
    private static final double LARGE = 64 << 10;
    private static final int FEW = 2;
    private final boolean thorough;
    private final ExpectedDigests quick;
    private final Map<Operation, ExpectedValues> computed = new HashMap<>();

    /** @param thorough whether each operation is verified with all values of a run's pool, where no option is changed */
    ExpectedDigests(boolean thorough) {
        this.thorough = thorough;
        quick = thorough ? new ExpectedDigests(false) : this;
    }

    /** Those of a choice of options. */
    ExpectedDigests with(Subject subject, Map<String, String> options) {
        return options.equals(subject.defaults()) ? this : quick;
    }

    /** Computes the digest, or returns that of an earlier call. */
    synchronized ExpectedValues of(Operation operation) {
        return computed.computeIfAbsent(operation,
                each -> ExpectedValues.of(each, Trial.SEED, entries(each)));
    }

    /** Returns how many calls with values of their own verify an operation. */
    int entries(Operation operation) {
        double content = operation.result().map(ExpectedValues::largestContent).orElse(0.0)
                + operation.parameters().stream().mapToDouble(each -> ExpectedValues.largestContent(each.shape())).sum();
        int pool = ExpectedValues.pool(operation);
        return content > LARGE ? Math.min(pool, FEW) : thorough ? pool : Math.min(pool, MOST_QUICK);
    }
}
