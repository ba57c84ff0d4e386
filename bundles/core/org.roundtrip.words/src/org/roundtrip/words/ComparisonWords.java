// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Result;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;

/** Writes what holds for many rows of two runs that are compared, to be said once above their tables. */
public final class ComparisonWords {
    private static final Texts TEXTS = Texts.of(ComparisonWords.class);

    /** A smaller difference of mean bytes may come of an acknowledgement that had a packet of its own. */
    private static final double SAME = 1.05;
    /** A mean of content that differs by less, in bytes, comes of other values of the same shapes. */
    private static final double LEAST_CONTENT = 1;

    private ComparisonWords() {
    }

    /**
     * A row and the one of the same name in the other run.
     *
     * @param row   of the run that is compared
     * @param other of the run that it is compared with
     */
    public record Rows(Result row, Result other) {
        boolean haveBytes() {
            return row.wireBytesPerCall() != null && other.wireBytesPerCall() != null && row.wireBytesPerCall() > 0
                    && other.wireBytesPerCall() > 0;
        }

        double moreContent() {
            return row.contentBytesPerCall() == null || other.contentBytesPerCall() == null ? 0
                    : row.contentBytesPerCall() - other.contentBytesPerCall();
        }

        boolean haveOtherContent() {
            return Math.abs(moreContent()) >= LEAST_CONTENT;
        }

        /** Bytes that differ a little do so by chance, unless they carry other content, which is counted and not measured. */
        boolean haveOtherBytes() {
            return factor() > SAME || haveOtherContent()
                    && !Numbers.bytes(row.wireBytesPerCall()).equals(Numbers.bytes(other.wireBytesPerCall()));
        }

        /** By how many bytes on the wire a call differs. */
        double otherBytes() {
            return Math.abs(row.wireBytesPerCall() - other.wireBytesPerCall());
        }

        double factor() {
            double ratio = row.wireBytesPerCall() / other.wireBytesPerCall();
            return Math.max(ratio, 1 / ratio);
        }
    }

    /** Says why times of two runs cannot be compared: their threads were placed otherwise. Empty when they can. */
    public static Optional<String> threads(Run run, Run other) {
        return run.placement().equals(other.placement()) ? Optional.empty()
                : Optional.of(TEXTS.text("comparison.threads", placed(run), placed(other)));
    }

    /** Returns where the threads of a run were placed, in a few words. */
    public static String placed(Run run) {
        return run.placement().equals(Run.FREE) ? TEXTS.text("comparison.free") : run.placement();
    }

    /** Says in a sentence that calls carry more or less content, with the largest change; empty when none does. */
    public static Optional<String> content(List<Rows> rows) {
        List<Rows> changed = rows.stream().filter(Rows::haveOtherContent).toList();
        long operations = changed.stream().map(each -> each.row().row().called()).distinct().count();
        return changed.stream().max(Comparator.comparingDouble(each -> Math.abs(each.moreContent()))).map(most -> TEXTS.text(
                operations == 1 ? "comparison.content.one" : "comparison.content", most.row().row().called(),
                TEXTS.text(most.moreContent() > 0 ? "comparison.more" : "comparison.less", Numbers.bytes(Math.abs(most.moreContent()))),
                Numbers.count(operations)));
    }

    /** Says in a sentence that calls have other bytes on the wire, with the largest change; empty when none has. */
    public static Optional<String> bytes(List<Rows> rows) {
        List<Rows> known = rows.stream().filter(Rows::haveBytes).toList();
        List<Rows> changed = known.stream().filter(Rows::haveOtherBytes).toList();
        return changed.stream().max(Comparator.comparingDouble(Rows::otherBytes)).map(most -> TEXTS.text(
                changed.size() == 1 ? "comparison.bytes.one" : "comparison.bytes", most.row().row().called(), most.row().variant(),
                Numbers.bytes(most.row().wireBytesPerCall()), Numbers.bytes(most.other().wireBytesPerCall()),
                Numbers.count(changed.size()), Numbers.count(known.size())));
    }
}
