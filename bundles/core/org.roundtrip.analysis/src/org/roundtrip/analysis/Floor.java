// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.roundtrip.model.Called;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;

/**
 * The floor of a run: the raw protocol that others are compared with unless a person chooses another one. The run itself
 * names the providers that are its floor, in the environment fact {@link Run#FLOOR}. A run without that fact has no floor.
 */
public final class Floor {
    private Floor() {
    }

    /** Whether a provider is the floor of a run. */
    public static boolean is(Run run, String provider) {
        String ids = run.environment().getOrDefault(Run.FLOOR, "");
        return Arrays.stream(ids.split(",")).map(String::strip).anyMatch(provider::equals);
    }

    /** For each operation and step the first row with a median that others may be compared with. */
    static Map<Called, Result> references(List<Result> rows, Predicate<Result> which) {
        Map<Called, Result> references = new HashMap<>();
        rows.stream().filter(row -> which.test(row) && row.medianNanos() != null)
                .forEach(row -> references.putIfAbsent(new Called(row.operation(), row.step()), row));
        return references;
    }
}
