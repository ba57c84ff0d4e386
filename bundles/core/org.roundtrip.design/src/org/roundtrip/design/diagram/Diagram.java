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
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;

/**
 * A design as boxes and lines. Operations and the payload stand at the left, each type right of what refers to it.
 * Computed at once for the whole design, so that a widget paints only what is visible. Any thread.
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
        String of(Slot slot) {
            return switch (slot.role()) {
                case RESULT -> result;
                case EXCEPTION -> exception;
                default -> slot.name();
            };
        }
    }

    /** Lays a design out. For one design after another use {@link DiagramLayout}. */
    public static Diagram of(Design design, Words words, Metrics metrics) {
        return new DiagramLayout(words, metrics).of(Outline.of(design));
    }

    /** Returns the box at a point. */
    public Optional<Box> at(double x, double y) {
        return boxes.stream().filter(box -> box.contains(x, y)).findFirst();
    }

    /** Returns the node at a point. It is that of a row, or of a box when its head is there; empty when nothing is. */
    public OptionalInt nodeAt(double x, double y) {
        return at(x, y).map(box -> {
            int row = box.rowAt(y);
            return OptionalInt.of(row < 0 ? box.node() : box.rows().get(row).node());
        }).orElse(OptionalInt.empty());
    }

    /** Puts boxes that stand nowhere yet, column by column, to their places. */
    static Diagram placed(List<List<Box>> columns, Metrics metrics) {
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
