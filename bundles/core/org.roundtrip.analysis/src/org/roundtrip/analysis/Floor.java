// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.analysis;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Run;
import org.roundtrip.model.Called;

/**
 * The floor of a run: the raw protocol that every other provider is compared with. The run itself names the providers
 * that are its floor, in the environment fact {@link Run#FLOOR}. A run without that fact has no floor.
 */
public final class Floor {
    /** A smaller difference counts as none. */
    private static final double BELOW = 0.95;
    /** A floor that took more than this part of a middleware's time was slowed down. No ratio to it says anything. */
    private static final double FAR_BELOW = 0.8;
    private static final Set<Remark.Kind> UNFIT = EnumSet.of(Remark.Kind.NOT_WARM, Remark.Kind.SLOWED);
    private final Map<Called, Row> rows = new HashMap<>();
    /** Where the floor was not warm when it was measured, or something slowed it down. Nothing can be compared with it. */
    private final Set<Called> unfit = new HashSet<>();
    /** The least ratio of a row whose sides both run in Java, for each operation and step. */
    private final Map<Called, Double> leastInJava = new HashMap<>();
    /** Whether the run has ended and was to measure the floor. */
    private boolean missed;

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
            if (row.medianSeen() != null && is(run, row.provider()) && floor.rows.putIfAbsent(row.called(), row) == null
                    && row.remarks().stream().map(Remark::kind).anyMatch(UNFIT::contains)) {
                floor.unfit.add(row.called());
            }
            floor.missed |= is(run, row.provider()) && run.outcome() != Run.Outcome.RUNNING;
        }
        for (Row row : rows) {
            Double ratio = is(run, row.provider()) || !inJava(run, row.variant()) ? null : floor.quotient(row);
            if (ratio != null) {
                floor.leastInJava.merge(row.called(), ratio, Math::min);
            }
        }
        floor.leastInJava.forEach((called, ratio) -> {
            if (ratio < FAR_BELOW) {
                floor.unfit.add(called);
            }
        });
        return floor;
    }

    /** Whether neither side is a program of another language, of which the run records its command. */
    private static boolean inJava(Run run, String variant) {
        return Stream.of("client", "server").map(side -> run.environment().getOrDefault("provider." + variant + "." + side, ""))
                .allMatch(command -> command.isEmpty() || command.startsWith("java="));
    }

    /**
     * The ratio of a row's median to the floor's, under an open load of the response times. Null when one of them has too few calls for a
     * comparison, or did not hold the rate: then its median says how long calls arrived, and not what a call costs. Null, too, where the
     * floor was not warm, or something slowed it down, unless the row is the floor itself.
     */
    Double ratio(Row row) {
        return rows.get(row.called()) != row && unfit.contains(row.called()) ? null : quotient(row);
    }

    /** The same also to a floor that was not warm, or was slowed down. */
    private Double quotient(Row row) {
        Row floor = rows.get(row.called());
        return floor == null || !floor.comparable() || !row.comparable() || !floor.heldRate() || !row.heldRate() || floor.medianSeen() == 0
                ? null : (Double) (row.medianSeen() / floor.medianSeen());
    }

    /**
     * What the floor means for a row. It is empty where the row's own remarks say why it has no ratio, or while the
     * floor may still be measured.
     * <ul>
     * <li>The floor's own row: a middleware in Java was faster, so something slowed it.
     * <li>Another row with a ratio: it is below the floor, or remarks on the floor's row make the ratio rough.
     * <li>A row without one: the floor was not measured, or does not allow a ratio.
     * </ul>
     */
    Optional<Remark> remark(Row row) {
        Row floor = rows.get(row.called());
        Double ratio = ratio(row);
        if (ratio == null) {
            return row.comparable() && row.heldRate() && (floor != null || missed) ? Optional.of(new Remark(Remark.Kind.FLOOR, 0)) : Optional.empty();
        }
        Optional<Remark> slow = Optional.ofNullable(leastInJava.get(row.called())).filter(least -> least <= BELOW)
                .map(least -> new Remark(Remark.Kind.SLOWED, 1 / least));
        if (floor == row) {
            return slow;
        }
        boolean rough = ratio <= BELOW || slow.isPresent() || Remarks.makeRough(floor.remarks(), row.remarks());
        return rough ? Optional.of(new Remark(Remark.Kind.FLOOR, ratio)) : Optional.empty();
    }
}
