// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Run;
import org.roundtrip.model.sweep.Called;

/**
 * The floor of a run: the raw protocol that every other provider is compared with. The run itself names the providers
 * that are its floor, in the environment fact {@link Run#FLOOR}. A run without that fact has no floor.
 */
public final class Floor {
    /** A smaller difference counts as none. */
    private static final double BELOW = 0.95;
    private final Map<Called, Row> rows = new HashMap<>();

    private Floor() {
    }

    /** Whether a provider is the floor of a run. */
    public static boolean is(Run run, String provider) {
        String ids = run.environment().getOrDefault(Run.FLOOR, "");
        return Arrays.stream(ids.split(",")).map(String::strip).anyMatch(provider::equals);
    }

    /** The rows of the floor: for each operation and step that of the first measured variant of a floor provider. */
    static Floor of(Run run, List<Row> rows) {
        Floor floor = new Floor();
        for (Row row : rows) {
            if (row.medianSeen() != null && is(run, row.provider())) {
                floor.rows.putIfAbsent(row.called(), row);
            }
        }
        return floor;
    }

    /**
     * The ratio of a row's median to the floor's, under an open load of the response times. Null when one of them has too few calls for a
     * comparison, or did not hold the rate: then its median says how long calls arrived, and not what a call costs.
     */
    Double ratio(Row row) {
        Row floor = rows.get(row.called());
        return floor == null || !floor.comparable() || !row.comparable() || !floor.heldRate() || !row.heldRate() || floor.medianSeen() == 0
                ? null : (Double) (row.medianSeen() / floor.medianSeen());
    }

    /**
     * The remarks on the floor's row that make the ratio of a row to it doubtful, and that the row is below the floor; none
     * without that ratio.
     */
    List<Remark> remarks(Row row) {
        Double ratio = ratio(row);
        if (ratio == null) {
            return List.of();
        }
        Stream<Remark> below = ratio > BELOW ? Stream.of() : Stream.of(new Remark(Remark.Kind.BELOW_FLOOR, ratio));
        return Stream.concat(below, Remarks.ofFloor(rows.get(row.called()).remarks(), row.remarks()).stream()).toList();
    }
}
