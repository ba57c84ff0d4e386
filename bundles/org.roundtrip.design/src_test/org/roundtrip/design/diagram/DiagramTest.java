// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/** Boxes do not overlap, lines lead to the right, and a point is found in the row in which it lies. */
class DiagramTest {
    private static final Metrics METRICS = new Metrics(text -> 8.0 * text.length(), 20, 6);
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
    private static final Struct LINE = new Struct("Line", List.of(new Field("from", POINT), new Field("to", POINT)));
    private static final Struct FIGURE = new Struct("Figure", List.of(new Field("centre", POINT),
            new Field("lines", new Sequence(new Sequence(LINE, Length.of(3)), Length.of(2)))));
    private final Design design = FromModel.design(Drawing.of("Figures", FIGURE));
    private final Diagram diagram = Diagram.of(design, new Diagram.Words("Payload", "result", "throws"), METRICS);

    @Test
    void everyLineLeadsToTheRight() {
        assertEquals(5, diagram.lines().size());
        assertTrue(diagram.lines().stream().allMatch(line -> line.x2() > line.x1()), diagram.lines().toString());
        assertEquals(List.of("Payload", "Figure", "Line", "Point"), diagram.boxes().stream().map(Box::title).toList());
    }

    @Test
    void boxesDoNotOverlap() {
        for (Box one : diagram.boxes()) {
            for (Box other : diagram.boxes()) {
                assertFalse(one != other && one.x() < other.x() + other.width() && other.x() < one.x() + one.width()
                        && one.y() < other.y() + other.height() && other.y() < one.y() + one.height());
            }
            assertTrue(one.x() + one.width() <= diagram.width() && one.y() + one.height() <= diagram.height());
        }
    }

    @Test
    void nestedListsAreStacks() {
        Box figure = diagram.boxes().get(1);
        assertEquals(List.of(0, 2), figure.rows().stream().map(Box.Row::stacks).toList());
        assertEquals("Line[3][2]", figure.rows().get(1).type());
    }

    @Test
    void aPointIsFoundInItsRow() {
        Box figure = diagram.boxes().get(1);
        assertEquals(OptionalInt.of(figure.node()), diagram.nodeAt(figure.x() + 1, figure.y() + 1));
        assertEquals(OptionalInt.of(figure.rows().get(1).node()), diagram.nodeAt(figure.x() + 1, figure.middle(1)));
        assertEquals(OptionalInt.empty(), diagram.nodeAt(figure.x() - 1, figure.y()));
    }

    @Test
    void nothingDrawnIsNothingToShow() {
        assertEquals(new Diagram(List.of(), List.of(), 0, 0), Diagram.of(Design.empty("a"), new Diagram.Words("Payload", "result", "throws"), METRICS));
    }
}
