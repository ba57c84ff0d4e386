// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.canvas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.ui.packets.list.rows.PacketColumn;

/**
 * Which columns are shown, in which order and how wide. Widths are kept in characters, so that columns grow with the
 * font.
 */
public final class ColumnLayout {
    private static final double NARROWEST = 2;
    private static final double WIDEST = 400;
    private static final int EDGE = 4;
    private static final int PADDING = 12;

    /** A column and its width. */
    record Shown(PacketColumn column, double characters) {
    }

    private final List<Shown> shown = new ArrayList<>();
    private double character = 8;

    ColumnLayout() {
        reset();
    }

    /** The columns as they are at first. */
    public void reset() {
        shown.clear();
        Arrays.stream(PacketColumn.values()).filter(column -> !PacketColumn.EXTRA.contains(column))
                .forEach(column -> shown.add(new Shown(column, column.characters())));
    }

    /** @param pixels the middling width of a character */
    void character(double pixels) {
        character = pixels;
    }

    public List<PacketColumn> columns() {
        return shown.stream().map(Shown::column).toList();
    }

    int count() {
        return shown.size();
    }

    PacketColumn column(int index) {
        return shown.get(index).column();
    }

    int width(int index) {
        return (int) Math.round(shown.get(index).characters() * character) + PADDING;
    }

    int left(int index) {
        int left = 0;
        for (int i = 0; i < index; i++) {
            left += width(i);
        }
        return left;
    }

    int total() {
        return left(shown.size());
    }

    /** The column at a distance from the left; -1 behind the last. */
    int at(int x) {
        int right = 0;
        for (int i = 0; i < shown.size(); i++) {
            right += width(i);
            if (x < right) {
                return i;
            }
        }
        return -1;
    }

    /** The column whose right edge is there; -1 when there is none. */
    int edgeAt(int x) {
        int right = 0;
        for (int i = 0; i < shown.size(); i++) {
            right += width(i);
            if (Math.abs(x - right) <= EDGE) {
                return i;
            }
        }
        return -1;
    }

    void resize(int index, int pixels) {
        double characters = Math.clamp((pixels - PADDING) / character, NARROWEST, WIDEST);
        shown.set(index, new Shown(column(index), characters));
    }

    /** Gives a column room for so many characters, unless it has more. */
    void widen(PacketColumn column, int characters) {
        int index = columns().indexOf(column);
        if (index >= 0 && shown.get(index).characters() < characters) {
            shown.set(index, new Shown(column, characters));
        }
    }

    /** @param to place in the order without it */
    void move(int from, int to) {
        Shown moved = shown.remove(from);
        shown.add(Math.clamp(to, 0, shown.size()), moved);
    }

    public boolean shows(PacketColumn column) {
        return columns().contains(column);
    }

    /** Shows a column behind those that come before it by nature, or hides it; the last one stays. */
    public void show(PacketColumn column, boolean visible) {
        int index = columns().indexOf(column);
        if (!visible && index >= 0 && shown.size() > 1) {
            shown.remove(index);
        } else if (visible && index < 0) {
            int place = (int) shown.stream().takeWhile(each -> each.column().compareTo(column) < 0).count();
            shown.add(place, new Shown(column, column.characters()));
        }
    }

    /** All of it as text, to be kept till the next start. */
    public String save() {
        return shown.stream().map(each -> each.column().name() + "=" + Math.round(each.characters() * 10) / 10.0)
                .collect(Collectors.joining(" "));
    }

    /** Takes what {@link #save} told; what no column is named is passed over. */
    public void restore(String saved) {
        List<Shown> read = new ArrayList<>();
        for (String word : saved.split(" ")) {
            String[] parts = word.split("=");
            Arrays.stream(PacketColumn.values()).filter(column -> column.name().equals(parts[0])).findFirst()
                    .ifPresent(column -> read.add(new Shown(column, width(parts, column))));
        }
        if (!read.isEmpty()) {
            shown.clear();
            shown.addAll(read);
        }
    }

    private static double width(String[] parts, PacketColumn column) {
        try {
            return parts.length < 2 ? column.characters() : Math.clamp(Double.parseDouble(parts[1]), NARROWEST, WIDEST);
        } catch (NumberFormatException e) {
            return column.characters();
        }
    }
}
