// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Outline;
import org.roundtrip.design.RandomEdit;
import org.roundtrip.design.Renaming;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Boxes do not overlap, lines lead to the right, a point is found in the row in which it lies, and an edit measures
 * only what it changed.
 */
class DiagramTest {
    private static final Diagram.Words WORDS = new Diagram.Words("Payload", "result", "throws");
    private static final Metrics METRICS = new Metrics(text -> 8.0 * text.length(), 20, 6);
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
    private static final Struct LINE = new Struct("Line", List.of(new Field("from", POINT), new Field("to", POINT)));
    private static final Struct FIGURE = new Struct("Figure", List.of(new Field("centre", POINT),
            new Field("lines", new Sequence(new Sequence(LINE, Length.of(3)), Length.of(2)))));
    private final Design design = FromModel.design(Drawing.of("Figures", FIGURE));
    private final Diagram diagram = Diagram.of(design, WORDS, METRICS);

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

    @Property(tries = 15, seed = "1")
    void afterAnyEditsItIsAsOneThatIsMadeAnew(@ForAll Random random) {
        DiagramLayout layout = new DiagramLayout(WORDS, METRICS);
        RandomEdit edits = new RandomEdit(random);
        Design now = FromModel.design(Drawing.of("Figures", FIGURE));
        List<Design> before = new ArrayList<>();
        int made = 0;
        for (int i = 0; i < 100; i++) {
            if (random.nextInt(4) == 0 && !before.isEmpty()) {
                now = before.removeLast();
            } else if (edits.of(now) instanceof Edited.Done done) {
                before.add(now);
                now = done.design();
                made++;
            }
            assertEquals(Diagram.of(now, WORDS, METRICS), layout.of(Outline.of(now)));
        }
        assertTrue(made > 3, "edits made: " + made);
    }

    @Tag("night")
    @Property(tries = 60)
    void afterAnyEditsItIsAsOneThatIsMadeAnewManyTimes(@ForAll Random random) {
        afterAnyEditsItIsAsOneThatIsMadeAnew(random);
    }

    @Test
    void onlyTheTextsOfWhatChangedAreMeasured() {
        List<String> measured = new ArrayList<>();
        DiagramLayout layout = new DiagramLayout(WORDS, new Metrics(text -> {
            measured.add(text);
            return text.length();
        }, 20, 6));
        layout.of(Outline.of(design));
        measured.clear();
        NamedType point = design.types().stream().filter(type -> type.name().equals("Point")).findFirst().orElseThrow();
        Design after = Renaming.rename(design, point.parts().getFirst().id(), "across").design();
        layout.of(Outline.of(after));
        assertEquals(List.of("across", "int", "Point"), measured);
        measured.clear();
        layout.of(Outline.of(after));
        assertEquals(List.of(), measured);
    }

    @Test
    void nothingDrawnIsNothingToShow() {
        assertEquals(new Diagram(List.of(), List.of(), 0, 0), Diagram.of(Design.empty("a"), WORDS, METRICS));
    }
}
