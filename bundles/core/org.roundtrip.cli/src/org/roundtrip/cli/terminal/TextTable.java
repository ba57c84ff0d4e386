// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.words.columns.MarkdownTable;

/** A table of plain text with aligned columns. */
public final class TextTable {
    private static final String GAP = "  ";
    /** What a terminal obeys. */
    private static final String GREY = "\033[90m", PLAIN = "\033[0m";
    /** A column that is broken into lines is not narrower, unless all of its texts are. */
    private static final int LEAST_BROKEN = 24;
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");
    private final List<String> heads;
    private final List<List<String>> rows;
    private final IntPredicate number;
    /** The indices of those that are shown, in their order. */
    private List<Integer> columns;
    /** The column whose texts are broken into lines, and the room for them. */
    private int broken = -1;
    private int brokenWidth = Integer.MAX_VALUE;
    private boolean compared;
    /** How many columns stay although they say the same in all rows; others are then left out in any case. */
    private int keptSame = Integer.MAX_VALUE;
    private Predicate<String> grey = cell -> false;
    /** Null until it is asked for. */
    private Extent extent;

    /**
     * What a table does not show because a line has no room for it.
     *
     * @param same the columns that say the same in every row, each as its head and what it says; not those that say nothing
     * @param left the heads of the other ones
     */
    public record Left(List<String> same, List<String> left) {
    }

    /**
     * How large the texts are.
     *
     * @param widths of all columns
     * @param word   the width of the longest word of the column that is broken into lines
     * @param same   the columns that say the same in several rows, and in all
     */
    public record Extent(List<Integer> widths, int word, Set<Integer> same) {

        /** Copies both. */
        public Extent {
            widths = List.copyOf(widths);
            same = Set.copyOf(same);
        }

        /** That of a table with the texts of both. Each says for itself what is the same in its rows. */
        public Extent with(Extent other) {
            return new Extent(IntStream.range(0, widths.size()).mapToObj(column -> Math.max(widths.get(column), other.widths.get(column))).toList(),
                    Math.max(word, other.word), same.stream().filter(other.same::contains).collect(Collectors.toSet()));
        }
    }

    /** @param numbersFrom index of the first column that is aligned right */
    public TextTable(List<String> heads, int numbersFrom) {
        this(heads, index -> index >= numbersFrom);
    }

    /** @param number whether the column with an index contains numbers, which are aligned right */
    public TextTable(List<String> heads, IntPredicate number) {
        this(heads, number, new ArrayList<>());
    }

    /** @param rows which are read twice, from the first to the last, so that a long list need not be held */
    public TextTable(List<String> heads, IntPredicate number, List<List<String>> rows) {
        this.heads = heads;
        this.number = number;
        this.rows = rows;
        columns = IntStream.range(0, heads.size()).boxed().toList();
    }

    public void add(List<String> row) {
        rows.add(row);
        extent = null;
    }

    /** Names the column whose texts are broken into lines where there is little room. @param column -1 for none */
    public void breakTexts(int column) {
        broken = column;
        extent = null;
    }

    /** Says that columns are compared with each other. One that says the same in every row is treated like the others. */
    public void compareColumns() {
        compared = true;
    }

    /** Leaves out columns that say the same in every row, also where there is room for them. @param always as in {@link #fit} */
    public void leaveOutSame(int always) {
        keptSame = always;
    }

    /** Writes some cells in grey, for a terminal. */
    public void greyCells(Predicate<String> which) {
        grey = which;
    }

    /** Gives each column the width that it needs in other tables too. All of them then leave out the same ones. */
    public void widen(Extent others) {
        extent = extent().with(others);
    }

    /**
     * Makes a wider table as wide as a line. It leaves out columns that say the same in every row, then those for which
     * there is no room.
     *
     * @param room         characters in a line
     * @param byImportance the indices of all columns; a column is left out when it does not fit beside those before it
     * @param always       how many of these are shown in any case
     */
    public Left fit(int room, List<Integer> byImportance, int always) {
        boolean same = byImportance.stream().skip(keptSame).anyMatch(extent().same()::contains);
        if (!same && columns.stream().mapToInt(column -> GAP.length() + width(column)).sum() - GAP.length() <= room) {
            return new Left(List.of(), List.of());
        }
        List<Integer> alike = compared ? List.of()
                : byImportance.stream().skip(always).filter(extent().same()::contains).sorted().toList();
        int taken = -GAP.length();
        Set<Integer> shown = new HashSet<>();
        for (int column : byImportance) {
            int needed = GAP.length() + least(column);
            if (shown.size() < always || !alike.contains(column) && taken + needed <= room) {
                taken += needed;
                shown.add(column);
            }
        }
        if (shown.contains(broken)) {
            brokenWidth = least(broken) + Math.max(0, room - taken);
        }
        columns = columns.stream().filter(shown::contains).toList();
        List<String> any = rows.isEmpty() ? List.of() : rows.getFirst();
        return new Left(alike.stream().filter(column -> !any.get(column).isBlank())
                .map(column -> heads.get(column) + ": " + safe(any.get(column))).toList(),
                IntStream.range(0, heads.size()).filter(column -> !shown.contains(column) && !alike.contains(column)).mapToObj(heads::get).toList());
    }

    /** The indices of the columns that it shows, in their order. */
    public List<Integer> columns() {
        return columns;
    }

    private int width(int column) {
        int whole = extent().widths().get(column);
        return column == broken ? Math.min(whole, brokenWidth) : whole;
    }

    private int least(int column) {
        return column == broken ? Math.min(width(column), Math.max(LEAST_BROKEN, extent().word())) : width(column);
    }

    /** How large its texts are. Reads all rows, the first time. */
    public Extent extent() {
        if (extent == null) {
            extent = measured();
        }
        return extent;
    }

    private Extent measured() {
        int[] widths = heads.stream().mapToInt(head -> safe(head).length()).toArray();
        int word = 0;
        Set<Integer> same = new HashSet<>(rows.size() > 1 ? columns : List.of());
        List<String> first = rows.isEmpty() ? List.of() : rows.getFirst();
        for (List<String> row : rows) {
            Arrays.setAll(widths, column -> Math.max(widths[column], safe(row.get(column)).length()));
            same.removeIf(column -> !row.get(column).equals(first.get(column)));
            word = Math.max(word, broken < 0 ? 0 : Stream.of(safe(row.get(broken)).split(" ")).mapToInt(String::length).max().orElse(0));
        }
        return new Extent(IntStream.of(widths).boxed().toList(), word, same);
    }

    /** The head and the rows, each with a line break behind every line. */
    public Stream<String> lines() {
        return Stream.concat(Stream.of(heads), rows.stream()).map(this::lines);
    }

    private String lines(List<String> row) {
        StringBuilder text = new StringBuilder();
        List<String> lines = broken >= 0 ? Prose.lines(safe(row.get(broken)), brokenWidth) : List.of("");
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean first = i == 0;
            text.append(columns.stream().map(column -> aligned(column, column == broken ? line : first ? safe(row.get(column)) : ""))
                    .collect(Collectors.joining(GAP)).stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** The table in Markdown, as GitHub has it, with all columns. */
    public String markdown() {
        return MarkdownTable.of(heads, number, rows);
    }

    @Override
    public String toString() {
        return lines().collect(Collectors.joining());
    }

    private String aligned(int column, String cell) {
        String fill = " ".repeat(Math.max(0, width(column) - cell.length()));
        String shown = grey.test(cell) ? GREY + cell + PLAIN : cell;
        return number.test(column) ? fill + shown : shown + fill;
    }

    /** Replaces control characters, which a terminal would obey. */
    private static String safe(String cell) {
        return CONTROL.matcher(cell).replaceAll("?");
    }
}
