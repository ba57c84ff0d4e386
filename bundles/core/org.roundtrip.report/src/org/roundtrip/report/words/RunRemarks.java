// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.words;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.model.Remark;
import org.roundtrip.model.Result;
import org.roundtrip.model.Texts;
import org.roundtrip.report.words.RemarkWords.Said;

/**
 * The remarks on the rows of a run. Words that (nearly) all rows have in common are said once above their table, and the rows keep what
 * tells them apart. Of the circumstances a few rows may be without; a doubt of the figures themselves leaves its row only
 * when each row has it. Immutable.
 *
 * @param all    all rows, with all of their remarks
 * @param common the words, and the rows without them
 */
public record RunRemarks(List<Result> all, Map<String, List<Result>> common) {
    private static final Texts TEXTS = Texts.of(RunRemarks.class);

    /** Of fewer rows each can say for itself what holds for it. */
    private static final int LEAST_ROWS = 3;
    /** One in so many rows may be without the words that are said of all. */
    private static final int ONE_IN = 4;
    /** Where more names than these would be needed, the rows are counted. */
    private static final int NAMED = 3;

    /** Copies both. */
    public RunRemarks {
        all = List.copyOf(all);
        common = Collections.unmodifiableMap(new LinkedHashMap<>(common));
    }

    /** The remarks on these rows. */
    public static RunRemarks of(List<Result> rows) {
        Map<Result, Set<String>> measured = new IdentityHashMap<>();
        rows.stream().filter(row -> row.calls() > 0).forEach(row -> measured.put(row, words(row)));
        Map<String, Remark> gravest = new LinkedHashMap<>();
        RemarkWords.said(rows).sorted(Comparator.comparing(Said::remark, Remark.GRAVEST_FIRST))
                .forEach(said -> gravest.putIfAbsent(RemarkWords.brief(said.row(), said.remark()), said.remark()));
        Map<String, List<Result>> common = new LinkedHashMap<>();
        gravest.forEach((words, remark) -> {
            List<Result> without = rows.stream().filter(measured::containsKey).filter(row -> !measured.get(row).contains(words)).toList();
            long unlikeThem = without.stream().filter(row -> !remark.ofFloor() || !isFloor(row)).count();
            long concerned = measured.size() - without.size() + unlikeThem;
            long few = remark.ofFloor() || !remark.kind().onFigures() ? concerned / ONE_IN : 0;
            if (concerned >= LEAST_ROWS && unlikeThem <= few) {
                common.put(words, without);
            }
        });
        return new RunRemarks(rows, common);
    }

    private static Set<String> words(Result row) {
        return row.remarks().stream().map(remark -> RemarkWords.brief(row, remark)).collect(Collectors.toSet());
    }

    private static boolean isFloor(Result row) {
        return row.ratioToFloor() != null && row.ratioToFloor() == 1;
    }

    /** What all rows have in common: a sentence for the words of all of them, and one for those that some are without. */
    public List<String> sentences() {
        Map<String, List<String>> words = new LinkedHashMap<>();
        common.forEach((each, without) -> words.computeIfAbsent(whose(without), rows -> new ArrayList<>()).add(each));
        return words.entrySet().stream().map(each -> TEXTS.text("common", each.getKey(), String.join(", ", each.getValue()))).toList();
    }

    private String whose(List<Result> without) {
        List<String> names = without.stream().map(row -> name(row, without)).distinct().toList();
        return without.isEmpty() ? TEXTS.text("common.all") : names.size() > NAMED
                ? TEXTS.text("common.many", without.size()) : TEXTS.text("common.but", String.join(", ", names));
    }

    /** The name of a row, or of its variant where that has no other rows, such as the floor, which is the last to wait for a processor. */
    private String name(Result row, List<Result> among) {
        boolean each = all.stream().filter(other -> other.variant().equals(row.variant()) && other.calls() > 0).allMatch(among::contains);
        return each ? TEXTS.text("common.variant", row.variant()) : RowWords.name(row);
    }

    /** The rows, each with the remarks that distinguish it. */
    public List<Result> rows() {
        return all.stream().map(this::distinguished).toList();
    }

    /** A row with the remarks that distinguish it from the others. */
    public Result distinguished(Result row) {
        return common.isEmpty() ? row : row.with(row.remarks().stream().filter(remark -> !isCommon(row, remark)).toList());
    }

    private boolean isCommon(Result row, Remark remark) {
        return common.containsKey(RemarkWords.brief(row, remark));
    }

    /** What the {@link #sentences} mean. */
    public List<String> commonLegend() {
        return RemarkWords.legend(all.stream().map(row -> row.with(row.remarks().stream().filter(remark -> isCommon(row, remark)).toList())).toList());
    }

    /** What the words mean, those of the rows and those above them, see {@link RemarkWords#legend}. */
    public List<String> legend() {
        return RemarkWords.legend(all);
    }
}
