// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Run;

/** The raw protocol that every row of a run is compared with. */
public final class Floor {
    /** Name in a run's environment of the floor's provider ids, separated by commas. */
    public static final String ENVIRONMENT = "floor";
    private static final String DEFAULT = "socket";
    private final Map<String, Double> medians = new HashMap<>();

    private Floor() {
    }

    /** Whether a provider is the floor of a run. */
    public static boolean is(Run run, String provider) {
        String ids = run.environment().getOrDefault(ENVIRONMENT, DEFAULT);
        return Arrays.stream(ids.split(",")).map(String::strip).anyMatch(provider::equals);
    }

    /** The floor among the rows of a run: for each operation the first variant of a floor that was measured. */
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

    /** How many times the floor's median a median is, or null when one of them was not measured. */
    Double ratio(String operation, Double median) {
        Double floor = medians.get(operation);
        return median == null || floor == null || floor == 0 ? null : (Double) (median / floor);
    }
}
