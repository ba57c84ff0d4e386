// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Run;

/**
 * The floor of a run: the raw protocol that every other provider is compared with. The run itself names the providers
 * that are its floor, in the environment fact {@link Run#FLOOR}. A run without that fact has no floor.
 */
public final class Floor {
    private final Map<String, Double> medians = new HashMap<>();

    private Floor() {
    }

    /** Whether a provider is the floor of a run. */
    public static boolean is(Run run, String provider) {
        String ids = run.environment().getOrDefault(Run.FLOOR, "");
        return Arrays.stream(ids.split(",")).map(String::strip).anyMatch(provider::equals);
    }

    /** The medians of the floor: for each operation that of the first measured variant of a floor provider. */
    static Floor of(Run run, List<Row> rows) {
        Floor floor = new Floor();
        for (Row row : rows) {
            Double median = row.median();
            if (median != null && is(run, row.provider())) {
                floor.medians.putIfAbsent(row.operation(), median);
            }
        }
        return floor;
    }

    /** The ratio of a median to the floor's median, or null when one of them was not measured. */
    Double ratio(String operation, Double median) {
        Double floor = medians.get(operation);
        return median == null || floor == null || floor == 0 ? null : (Double) (median / floor);
    }
}
