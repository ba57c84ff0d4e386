// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;

/**
 * What a row of a run's table is about; no two rows have the same.
 *
 * @param variant   the provider's name in the plan
 * @param operation the operation's name
 * @param step      the step of the plan's sweep; null without a sweep, or when the operation does not depend on it
 */
public record RowKey(String variant, String operation, Step step) {
    /** A row without a step. */
    public RowKey(String variant, String operation) {
        this(variant, operation, null);
    }

    /**
     * All rows of a run's table in their order. It has the operations in the plan's order, for each its variants, and
     * for each of these the steps.
     */
    public static List<RowKey> of(Run run) {
        List<Called> called = Called.of(run);
        return called.stream().map(Called::operation).distinct().flatMap(operation -> run.plan().providers().stream()
                .flatMap(choice -> called.stream().filter(each -> each.operation().equals(operation)).map(each -> each.of(choice.variant()))))
                .toList();
    }

    /** The operation, with the step where there is one, such as "ping, 4 callers". */
    public String called() {
        return new Called(operation, step).words();
    }
}
