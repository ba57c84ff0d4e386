// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts boxes into columns, so that every line leads to the right. A type stands one column right of the last box that
 * refers to it. Within a column, boxes stand in the order of the rows that refer to them.
 */
final class Columns {
    private final Map<Integer, Box> boxes = new HashMap<>();
    private final Set<Integer> visited = new HashSet<>();
    private final List<Box> sorted = new ArrayList<>();
    private final Map<Integer, Integer> columns = new HashMap<>();
    private final List<List<Box>> result = new ArrayList<>();

    private Columns() {
    }

    /** Returns the columns of boxes from left to right. */
    static List<List<Box>> of(List<Box> all) {
        Columns columns = new Columns();
        all.forEach(box -> columns.boxes.put(box.node(), box));
        all.forEach(columns::visit);
        columns.sorted.reversed().forEach(columns::place);
        columns.fill(all);
        return columns.result;
    }

    /** Sorts boxes so that each comes after those it refers to. */
    private void visit(Box box) {
        if (visited.add(box.node())) {
            targets(box).forEach(this::visit);
            sorted.add(box);
        }
    }

    private void place(Box box) {
        int column = columns.computeIfAbsent(box.node(), node -> 0);
        targets(box).forEach(target -> columns.merge(target.node(), column + 1, Math::max));
    }

    private void fill(List<Box> all) {
        for (Box box : all) {
            while (result.size() <= columns.get(box.node())) {
                result.add(new ArrayList<>());
            }
            result.get(columns.get(box.node())).add(box);
        }
        Map<Integer, Integer> order = new HashMap<>();
        for (List<Box> column : result) {
            column.sort(Comparator.comparingInt(box -> order.getOrDefault(box.node(), Integer.MAX_VALUE)));
            for (Box box : column) {
                targets(box).forEach(target -> order.putIfAbsent(target.node(), order.size()));
            }
        }
    }

    private List<Box> targets(Box box) {
        return box.rows().stream().flatMap(row -> row.target().stream()).distinct().map(boxes::get).toList();
    }
}
