// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which columns of a table are visible, in which order and how wide. Widths are in characters of average width, so columns
 * grow with the font. A column has its initial width until a person or the program sizes it.
 *
 * @param <R> a row of the table
 */
public final class ColumnModel<R> {
    private static final double NARROWEST = 2;
    private static final double WIDEST = 400;
    private static final double INITIAL = -1;
    /** Before the name of a hidden column in saved settings. */
    private static final String HIDDEN = "-";

    private record Visible<R>(Column<R> column, double characters) {
    }

    private final List<Column<R>> all;
    private final List<Visible<R>> visible = new ArrayList<>();
    private Set<Column<R>> blank = Set.of();
    /** Columns that stand behind another one for a while. */
    private List<Column<R>> brought = List.of();
    private Column<R> leading;

    /** All but the extra columns are visible. @param all in their natural order */
    public ColumnModel(List<? extends Column<R>> all) {
        this.all = List.copyOf(all);
        reset();
        leaveOutBlank(List.of());
    }

    /** Makes the columns as they are at first. */
    public void reset() {
        visible.clear();
        all.stream().filter(column -> !column.extra()).forEach(column -> visible.add(new Visible<>(column, INITIAL)));
    }

    /** All columns in their natural order, the hidden ones too. */
    public List<Column<R>> all() {
        return all;
    }

    /**
     * Leaves out the columns that have no value in any of these rows; they stay chosen.
     *
     * @param rows when there are none, only absent columns are left out
     * @return whether that changes which columns are visible
     */
    public boolean leaveOutBlank(List<R> rows) {
        List<Column<R>> before = columns();
        leaveOut(all.stream().filter(column -> !rows.isEmpty() && column.blank(rows)).collect(Collectors.toSet()));
        return !before.equals(columns());
    }

    /** Leaves out these columns and the absent ones, instead of those left out before; they stay chosen. */
    public void leaveOut(Set<? extends Column<R>> columns) {
        blank = all.stream().filter(column -> column.absent() || columns.contains(column)).collect(Collectors.toUnmodifiableSet());
    }

    /** Whether a column is left out because it has no values. */
    public boolean leavesOut(Column<R> column) {
        return blank.contains(column);
    }

    /**
     * Lets columns stand right behind another one until the next call, while they and it are visible. Where they were
     * chosen to stand is kept.
     */
    public void bring(List<? extends Column<R>> columns, Column<R> behind) {
        brought = List.copyOf(columns);
        leading = behind;
    }

    private List<Visible<R>> drawn() {
        List<Visible<R>> drawn = blank.isEmpty() ? visible : visible.stream().filter(each -> !leavesOut(each.column())).toList();
        List<Column<R>> columns = drawn.stream().map(Visible::column).toList();
        if (!columns.contains(leading)) {
            return drawn;
        }
        List<Visible<R>> moved = brought.stream().filter(columns::contains).map(column -> drawn.get(columns.indexOf(column))).toList();
        List<Visible<R>> ordered = new ArrayList<>(drawn);
        ordered.removeAll(moved);
        ordered.addAll(ordered.indexOf(drawn.get(columns.indexOf(leading))) + 1, moved);
        return ordered;
    }

    /** The visible columns from left to right. */
    public List<Column<R>> columns() {
        return drawn().stream().map(Visible::column).toList();
    }

    /** How many are visible. */
    public int count() {
        return drawn().size();
    }

    /** A visible column. @param index from the left, from 0 */
    public Column<R> column(int index) {
        return drawn().get(index).column();
    }

    /** The width of a visible column in characters. */
    public double characters(int index) {
        return sized(index) ? drawn().get(index).characters() : column(index).characters();
    }

    /** Whether a visible column was given a width. */
    public boolean sized(int index) {
        return drawn().get(index).characters() != INITIAL;
    }

    /** Gives a visible column a width. @param characters brought between the narrowest and the widest that makes sense */
    public void size(int index, double characters) {
        visible.set(visible.indexOf(drawn().get(index)), new Visible<>(column(index), Math.clamp(characters, NARROWEST, WIDEST)));
    }

    /** Gives a column a width, unless it is hidden or as wide already. */
    public void widen(Column<R> column, int characters) {
        int index = columns().indexOf(column);
        if (index >= 0 && characters(index) < characters) {
            size(index, characters);
        }
    }

    /** Moves a visible column. @param to its index among the others */
    public void move(int from, int to) {
        Visible<R> moved = drawn().get(from);
        visible.remove(moved);
        visible.add(to < count() ? visible.indexOf(drawn().get(Math.max(0, to))) : visible.size(), moved);
    }

    /** Whether a column is chosen: it is visible, unless it is left out. */
    public boolean shows(Column<R> column) {
        return indexOf(column) >= 0;
    }

    private int indexOf(Column<R> column) {
        return visible.stream().map(Visible::column).toList().indexOf(column);
    }

    /**
     * Shows a column behind the nearest visible one before it in the natural order, or hides it. A person may have moved
     * that one. The last visible column and the fixed ones stay.
     */
    public void show(Column<R> column, boolean show) {
        int index = indexOf(column);
        if (!show && index >= 0 && visible.size() > 1 && !column.fixed()) {
            visible.remove(index);
        } else if (show && index < 0) {
            int before = all.subList(0, all.indexOf(column)).reversed().stream().mapToInt(this::indexOf)
                    .filter(place -> place >= 0).findFirst().orElse(-1);
            visible.add(before + 1, new Visible<>(column, INITIAL));
        }
    }

    /**
     * All settings as text, to be kept till the next start. The columns that a person has hidden are named too, to be known from new
     * ones then; extra columns are not, because a later version may show one of them to everybody.
     */
    public String save() {
        Stream<String> chosen = visible.stream().map(each -> each.characters() == INITIAL ? each.column().name()
                : each.column().name() + "=" + Math.round(each.characters() * 10) / 10.0);
        return Stream.concat(chosen, all.stream().filter(column -> !shows(column) && !column.extra()).map(column -> HIDDEN + column.name()))
                .collect(Collectors.joining(" "));
    }

    /**
     * Takes the text of {@link #save}. Names that no column has are ignored; a text without any visible one changes nothing.
     * A column that the text does not name is newer than it, and is visible unless it is an extra one.
     */
    public void restore(String saved) {
        List<String> words = List.of(saved.split(" "));
        List<Visible<R>> read = new ArrayList<>();
        for (String word : words) {
            String[] parts = word.split("=");
            all.stream().filter(column -> column.name().equals(parts[0])).findFirst()
                    .ifPresent(column -> read.add(new Visible<>(column, width(parts))));
        }
        if (!read.isEmpty()) {
            visible.clear();
            visible.addAll(read);
            all.stream().filter(column -> column.fixed() || !column.extra() && !words.contains(HIDDEN + column.name()))
                    .forEach(column -> show(column, true));
        }
    }

    /** Takes settings as they were saved formerly: the names of the hidden columns; all others become visible. */
    public void restoreHidden(String names) {
        List<String> hidden = List.of(names.split(" "));
        all.forEach(column -> show(column, !hidden.contains(column.name())));
    }

    private static double width(String[] parts) {
        try {
            return parts.length < 2 ? INITIAL : Math.clamp(Double.parseDouble(parts[1]), NARROWEST, WIDEST);
        } catch (NumberFormatException e) {
            return INITIAL;
        }
    }
}
