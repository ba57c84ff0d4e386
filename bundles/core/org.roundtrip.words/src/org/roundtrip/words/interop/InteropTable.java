// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.interop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.analysis.interop.Interop;
import org.roundtrip.analysis.interop.PairCell;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** The tables of a run in which every client calls every server. */
public final class InteropTable {
    private static final Texts TEXTS = Texts.of(InteropTable.class);

    /** So many pairs are named for one reason. */
    private static final int MOST_PAIRS = 6;
    private static final double NANOS_PER_MICRO = 1000;

    private InteropTable() {
    }

    /** What the tables are about, as a heading. */
    public static String title() {
        return TEXTS.text("title");
    }

    /** The title of the heat map of all operations. */
    public static String chartTitle() {
        return TEXTS.text("chart");
    }

    /** What a cell is, in sentences. */
    public static String note() {
        return TEXTS.text("note");
    }

    /** How many calls work in one sentence. It says how many were not measured where a run was not made to its end. */
    public static String summary(Interop interop) {
        long open = interop.count(PairCell.State.OPEN);
        return TEXTS.text(open == 0 ? "summary" : "summary.open", interop.count(PairCell.State.WORKS), interop.cells().size(),
                interop.count(PairCell.State.REFUSED), interop.count(PairCell.State.FAILED), open);
    }

    /** Headings of {@link #overview}: the servers, after what stands in the corner. */
    public static List<String> overviewHeadings(Interop interop) {
        return Stream.concat(Stream.of(TEXTS.text("corner")), interop.sides().stream()).toList();
    }

    /** A row for each client: how many operations work with each server; empty where the two cannot call each other. */
    public static List<List<String>> overview(Interop interop) {
        return interop.sides().stream().map(client -> Stream.concat(Stream.of(client),
                interop.sides().stream().map(server -> works(interop.of(client, server)))).toList()).toList();
    }

    /** How many of the cells of a pair work, such as "18 of 20"; a dash when none was measured. */
    public static String works(List<PairCell> cells) {
        return cells.isEmpty() ? "" : cells.stream().allMatch(cell -> cell.state() == PairCell.State.OPEN) ? TEXTS.text("open")
                : TEXTS.text("works", cells.stream().filter(PairCell::works).count(), cells.size());
    }

    /** Headings of {@link #medians}: client, server, and the operations. */
    public static List<String> mediansHeadings(List<String> operations) {
        return Stream.concat(Stream.of(TEXTS.text("client"), TEXTS.text("server")), operations.stream()).toList();
    }

    /**
     * A row for each pair that can call each other. It has the median of each of some operations in \u00b5s, or in a
     * word why there is none.
     */
    public static List<List<String>> medians(Interop interop, List<String> operations) {
        List<List<String>> rows = new ArrayList<>();
        for (String client : interop.sides()) {
            for (String server : interop.sides()) {
                List<PairCell> cells = interop.of(client, server);
                if (!cells.isEmpty()) {
                    rows.add(Stream.concat(Stream.of(client, server), cells.stream().filter(cell -> operations.contains(cell.operation()))
                            .map(InteropTable::word)).toList());
                }
            }
        }
        return rows;
    }

    private static String word(PairCell cell) {
        return switch (cell.state()) {
            case OPEN -> TEXTS.text("open");
            case REFUSED -> TEXTS.text("refused");
            case FAILED -> TEXTS.text("failed");
            case WORKS -> cell.p50Nanos() == null ? TEXTS.text("open") : Numbers.digits(cell.p50Nanos(), NANOS_PER_MICRO);
        };
    }

    /**
     * Why calls were refused or failed. It has each reason once, with the pairs that have it; failures first, and in the
     * end the pairs that have nothing in common.
     */
    public static List<String> reasons(Interop interop) {
        return Stream.concat(Stream.of(PairCell.State.FAILED, PairCell.State.REFUSED).flatMap(state -> reasons(interop, state).stream()),
                apart(interop)).toList();
    }

    private static Stream<String> apart(Interop interop) {
        Set<String> pairs = interop.sides().stream().flatMap(client -> interop.sides().stream()
                .filter(server -> interop.of(client, server).isEmpty()).map(server -> TEXTS.text("pair", client, server)))
                .collect(Collectors.toCollection(LinkedHashSet::new));
        return pairs.isEmpty() ? Stream.of() : Stream.of(TEXTS.text("reason", TEXTS.text("at.none"), named(pairs)));
    }

    private static List<String> reasons(Interop interop, PairCell.State state) {
        Map<String, Set<String>> pairs = new LinkedHashMap<>();
        interop.cells().stream().filter(cell -> cell.state() == state).forEach(cell -> pairs
                .computeIfAbsent(cell.error(), reason -> new LinkedHashSet<>())
                .add(TEXTS.text("pair", cell.client(), cell.server())));
        return pairs.entrySet().stream().map(each -> TEXTS.text("reason", each.getKey(), named(each.getValue()))).toList();
    }

    private static String named(Set<String> pairs) {
        String first = String.join(", ", pairs.stream().limit(MOST_PAIRS).toList());
        return pairs.size() <= MOST_PAIRS ? first : TEXTS.text("more", first, pairs.size() - MOST_PAIRS);
    }
}
