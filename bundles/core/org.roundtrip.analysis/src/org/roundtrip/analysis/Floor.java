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
import org.roundtrip.model.sweep.Called;

/**
 * The floor of a run: the raw protocol that every other provider is compared with. The run itself names the providers
 * that are its floor, in the environment fact {@link Run#FLOOR}. A run without that fact has no floor.
 */
public final class Floor {
    /** A smaller difference counts as none. */
    private static final double BELOW = 0.95;
    /** A floor that took more than that of a middleware's time was slowed down so much that no ratio to it says anything. */
    private static final double FAR_BELOW = 0.8;
    /** What of the floor's row leaves another row without a ratio. */
    private static final Set<Remark.Kind> NO_RATIO = EnumSet.of(Remark.Kind.TOO_FEW_CALLS, Remark.Kind.NOT_HELD, Remark.Kind.NOT_WARM,
            Remark.Kind.STILL_FASTER, Remark.Kind.SLOWED, Remark.Kind.BECAME_SLOWER, Remark.Kind.BECAME_FASTER, Remark.Kind.SLOW_FLOOR);
    private static final Set<Remark.Kind> UNFIT = EnumSet.of(Remark.Kind.NOT_WARM, Remark.Kind.SLOWED);
    private final Map<Called, Row> rows = new HashMap<>();
    /** Where the floor was not warm when it was measured, or something slowed it down then, so that nothing can be compared with it. */
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
                    && row.remarks().stream().map(remark -> remark.kind().meaning()).anyMatch(UNFIT::contains)) {
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
     * Of the floor's own row, that a middleware in Java was faster. Of another row, that it is below the floor, and the remarks on the
     * floor's row that make the ratio to it doubtful; without a ratio, why the floor does not allow one. Nothing where the row's own
     * remarks say why it has none, or while the floor may still be measured.
     */
    List<Remark> remarks(Row row) {
        Row floor = rows.get(row.called());
        Double ratio = ratio(row);
        if (ratio == null) {
            return row.comparable() && row.heldRate() ? whyNone(row) : List.of();
        }
        List<Remark> slow = slow(row.called()).stream().toList();
        if (floor == row) {
            return slow;
        }
        if (ratio <= BELOW) {
            return Stream.concat(Stream.of(new Remark(Remark.Kind.BELOW_FLOOR, ratio)),
                    Remarks.ofFloor(floor.remarks(), row.remarks()).stream()).toList();
        }
        return Remarks.ofFloor(Stream.concat(slow.stream(), floor.remarks().stream()).toList(), row.remarks());
    }

    /** That the floor's row was slowed down, because a middleware in Java cannot be faster; empty when none was. */
    private Optional<Remark> slow(Called called) {
        return Optional.ofNullable(leastInJava.get(called)).filter(ratio -> ratio <= BELOW)
                .map(ratio -> new Remark(Remark.Kind.SLOW_FLOOR, ratio));
    }

    private List<Remark> whyNone(Row row) {
        Row floor = rows.get(row.called());
        if (floor == null) {
            return missed ? List.of(new Remark(Remark.Kind.NO_FLOOR, 0)) : List.of();
        }
        Stream<Remark> ofFloor = Stream.concat(slow(row.called()).stream(), floor.remarks().stream());
        return Remarks.ofFloor(ofFloor.toList(), List.of()).stream().filter(remark -> NO_RATIO.contains(remark.kind())).toList();
    }
}
