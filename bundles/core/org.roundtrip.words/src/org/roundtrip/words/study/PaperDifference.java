// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.study;

import java.util.Optional;
import org.roundtrip.analysis.Added;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Result;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/**
 * What a technology added to the one below it in a study. It is the difference and the ratio of two times that it printed, see
 * {@link PaperTime}. Immutable.
 *
 * @param below nanoseconds of a call without what is added
 * @param with  nanoseconds of a call with it
 */
public record PaperDifference(double below, double with) {

    /** Returns what Demarey and others printed of the same two technologies, for an empty call. It is empty when they have no times of both. */
    public static Optional<PaperDifference> of(Plan plan, Added added) {
        return time(plan, added.base()).flatMap(below -> time(plan, added.row()).map(with -> new PaperDifference(below, with)));
    }

    private static Optional<Double> time(Plan plan, Result row) {
        boolean empty = plan.contract().operation(row.operation()).behaviour() == Behaviour.NOTHING;
        return PaperTime.all().stream().filter(paper -> empty && paper.study() == PaperTime.Study.DEMAREY && paper.of(row)).map(PaperTime::nanos).findFirst();
    }

    /** The difference with its sign and unit, and the ratio. */
    public String words() {
        return Texts.of(PaperDifference.class).text("difference", (with < below ? "\u2212" : "+") + Numbers.nanos(Math.abs(with - below)),
                Numbers.ratio(with / below));
    }
}
