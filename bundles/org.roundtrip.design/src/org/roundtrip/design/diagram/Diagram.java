// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Form;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.SlotText;

/**
 * A design as boxes and lines: operations and the payload at the left, each type right of what refers to it. Computed at once
 * for the whole design, so that a widget paints only what is visible. Any thread.
 *
 * @param boxes  column by column, each from top to bottom
 * @param lines  one for each reference
 * @param width  of the whole
 * @param height of the whole
 */
public record Diagram(List<Box> boxes, List<Line> lines, double width, double height) {

    /** Copies the lists. */
    public Diagram {
        boxes = List.copyOf(boxes);
        lines = List.copyOf(lines);
    }

    /**
     * The names of what has none in a design.
     *
     * @param payload   the title of the payload's box
     * @param result    the name of the row of a result
     * @param exception the name of the row of an exception
     */
    public record Words(String payload, String result, String exception) {
        private String of(Slot slot) {
            return switch (slot.role()) {
                case RESULT -> result;
                case EXCEPTION -> exception;
                default -> slot.name();
            };
        }
    }

    /** Lays a design out. */
    public static Diagram of(Design design, Words words, Metrics metrics) {
        Outline outline = Outline.of(design);
        List<Box> all = new ArrayList<>();
        design.payload().ifPresent(slot ->
                all.add(box(slot.id(), words.payload, List.of(row(outline, slot, "")), metrics)));
        for (DrawnOperation operation : design.operations()) {
            all.add(box(operation.id(), operation.title(), operation.slots().stream().map(slot ->
                    row(outline, slot, words.of(slot))).toList(), metrics));
        }
        for (NamedType type : design.types()) {
            all.add(box(type.id(), type.name(), rows(outline, type), metrics));
        }
        return placed(Columns.of(all), metrics);
    }

    /** Returns the box at a point. */
    public Optional<Box> at(double x, double y) {
        return boxes.stream().filter(box -> box.contains(x, y)).findFirst();
    }

    /** Returns the node at a point: of a row, or of a box when its head is there; empty when nothing is. */
    public OptionalInt nodeAt(double x, double y) {
        return at(x, y).map(box -> {
            int row = box.rowAt(y);
            return OptionalInt.of(row < 0 ? box.node() : box.rows().get(row).node());
        }).orElse(OptionalInt.empty());
    }

    private static List<Box.Row> rows(Outline outline, NamedType type) {
        return type.hasParts() ? type.parts().stream().map(slot -> row(outline, slot, slot.name())).toList()
                : type.constants().stream().map(name -> new Box.Row(type.id(), name, "", 0, Optional.empty())).toList();
    }

    private static Box.Row row(Outline outline, Slot slot, String name) {
        int stacks = 0;
        Slot inner = slot;
        while (inner.form() instanceof Form.Wrapped wrapped) {
            inner = wrapped.parts().getLast();
            stacks += wrapped.wrapping() == Form.Wrapping.LIST ? 1 : 0;
        }
        return new Box.Row(slot.id(), name, SlotText.of(outline, slot), stacks,
                outline.type(inner).map(NamedType::id));
    }

    private static Box box(int node, String title, List<Box.Row> rows, Metrics metrics) {
        double names = 0;
        double types = 0;
        for (Box.Row row : rows) {
            names = Math.max(names, metrics.textWidth().applyAsDouble(row.name()));
            types = Math.max(types, metrics.textWidth().applyAsDouble(row.type()));
        }
        double width = Math.max(names + types + 4 * metrics.padding(),
                metrics.textWidth().applyAsDouble(title) + 2 * metrics.padding());
        return new Box(node, title, rows, 0, 0, width, metrics.rowHeight() * (rows.size() + 1));
    }

    private static Diagram placed(List<List<Box>> columns, Metrics metrics) {
        List<Box> boxes = new ArrayList<>();
        double x = metrics.padding();
        double height = 0;
        for (List<Box> column : columns) {
            double y = metrics.padding();
            double width = 0;
            for (Box box : column) {
                boxes.add(box.at(x, y));
                y += box.height() + metrics.boxGap();
                width = Math.max(width, box.width());
            }
            height = Math.max(height, y - metrics.boxGap() + metrics.padding());
            x += width + metrics.columnGap();
        }
        double width = Math.max(0, x - metrics.columnGap() + metrics.padding());
        return new Diagram(boxes, lines(boxes), boxes.isEmpty() ? 0 : width, boxes.isEmpty() ? 0 : height);
    }

    private static List<Line> lines(List<Box> boxes) {
        Map<Integer, Box> byNode = new HashMap<>();
        boxes.forEach(box -> byNode.put(box.node(), box));
        List<Line> lines = new ArrayList<>();
        for (Box box : boxes) {
            for (int i = 0; i < box.rows().size(); i++) {
                Box.Row row = box.rows().get(i);
                double y = box.middle(i);
                row.target().map(byNode::get).ifPresent(target -> lines.add(new Line(row.node(), target.node(),
                        box.x() + box.width(), y, target.x(), target.middle(-1))));
            }
        }
        return lines;
    }
}
