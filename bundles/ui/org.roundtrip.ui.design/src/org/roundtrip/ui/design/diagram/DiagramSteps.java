// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.List;
import java.util.OptionalInt;
import org.eclipse.swt.SWT;
import org.roundtrip.design.diagram.Box;
import org.roundtrip.design.diagram.Diagram;
import org.roundtrip.design.diagram.Line;

/** Where the arrow keys lead in a diagram. Up and down go through rows, right along a line, left to what refers to a box. */
final class DiagramSteps {
    private DiagramSteps() {
    }

    /**
     * Returns the next node.
     *
     * @param from the number of the selected node, or of none
     * @param key  a key code of SWT
     */
    static OptionalInt next(Diagram diagram, int from, int key) {
        int place = index(diagram, from);
        if (place < 0) {
            return isArrow(key) && !diagram.boxes().isEmpty() ? OptionalInt.of(diagram.boxes().getFirst().node())
                    : OptionalInt.empty();
        }
        Box box = diagram.boxes().get(place);
        int row = box.rows().stream().map(Box.Row::node).toList().indexOf(from);
        if (box.node() == from) {
            row = -1;
        }
        return switch (key) {
            case SWT.ARROW_DOWN -> row + 1 < box.rows().size() ? OptionalInt.of(box.rows().get(row + 1).node())
                    : head(diagram.boxes(), place + 1);
            case SWT.ARROW_UP -> row == 0 ? OptionalInt.of(box.node())
                    : row > 0 ? OptionalInt.of(box.rows().get(row - 1).node()) : head(diagram.boxes(), place - 1);
            case SWT.ARROW_RIGHT -> diagram.lines().stream().filter(line -> line.from() == from).mapToInt(Line::to).findFirst();
            case SWT.ARROW_LEFT -> diagram.lines().stream().filter(line -> line.to() == box.node()).mapToInt(Line::from)
                    .findFirst();
            default -> OptionalInt.empty();
        };
    }

    private static boolean isArrow(int key) {
        return key == SWT.ARROW_DOWN || key == SWT.ARROW_UP || key == SWT.ARROW_RIGHT || key == SWT.ARROW_LEFT;
    }

    private static OptionalInt head(List<Box> boxes, int place) {
        return place < 0 || place >= boxes.size() ? OptionalInt.empty() : OptionalInt.of(boxes.get(place).node());
    }

    private static int index(Diagram diagram, int node) {
        for (int i = 0; i < diagram.boxes().size(); i++) {
            Box box = diagram.boxes().get(i);
            if (box.node() == node || box.rows().stream().anyMatch(row -> row.node() == node)) {
                return i;
            }
        }
        return -1;
    }
}
