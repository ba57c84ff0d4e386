// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Form;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Target;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.ui.design.structure.StructureTree;

/** After any edits, which the seed that is printed repeats, the tree of a payload, in which each edit touches only what it changes, shows the same as one that is made anew. */
@WindowTest
class TreeUpdateTest {
    private static final int EDITS = Boolean.getBoolean(TestOrder.ALL) ? 150 : 60;

    @TempDir
    Path folder;
    private int compared;

    @Test
    void theTreeIsLikeANewOneAfterAnyEdits() throws Exception {
        Path file = folder.resolve("any.payload.json");
        Shape.Struct point = new Shape.Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Any", new Shape.Struct("Line",
                List.of(new Field("from", point), new Field("to", new Shape.Sequence(point, Length.of(3)))))));
        Drawing drawn = Drawing.begin(file);
        try {
            Random random = new Random(TestOrder.SEED);
            for (int i = 0; i < EDITS; i++) {
                drawn.editing().apply("Step", edit(drawn.editing().design(), random));
                Shell shell = new Shell();
                shell.setLayout(new FillLayout());
                StructureTree fresh = new StructureTree(shell, drawn.editing(), drawn.editor().getSite());
                compare(fresh.tree().getItems(), drawn.tree().getItems(), "edit " + i + ": ");
                shell.dispose();
            }
            assertTrue(compared > EDITS, "there were rows");
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
        }
    }

    /** A type stands in several rows, and headings are none of its parts: with all selected there were more rows than parts that are said to be. */
    @Test
    void asManyRowsAreSelectedAsParts() throws Exception {
        Path file = folder.resolve("all.payload.json");
        Shape.Struct point = new Shape.Struct("Point", List.of(new Field("x", Primitive.INT), new Field("y", Primitive.INT)));
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("All", new Shape.Struct("Line", List.of(new Field("from", point), new Field("to", point)))));
        Drawing drawn = Drawing.begin(file);
        try {
            drawn.tree().selectAll();
            drawn.tree().notifyListeners(SWT.Selection, new Event());
            int parts = drawn.editing().selection().size();
            assertTrue(parts > 2, "several are selected");
            assertEquals(parts, drawn.tree().getSelectionCount());
            assertTrue(Arrays.stream(drawn.tree().getSelection()).noneMatch(row -> row.getText().startsWith("Types")), "no heading is");
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
        }
    }

    /** Rows that have not been made yet in one of the trees are not compared. */
    private void compare(TreeItem[] expected, TreeItem[] actual, String place) {
        assertEquals(expected.length == 0, actual.length == 0, place);
        if (expected.length == 0 || expected[0].getData() == null || actual[0].getData() == null) {
            return;
        }
        assertEquals(expected.length, actual.length, place);
        for (int i = 0; i < expected.length; i++) {
            compared++;
            assertEquals(expected[i].getText(), actual[i].getText(), place);
            assertEquals(expected[i].getImage(), actual[i].getImage(), place + expected[i].getText());
            compare(expected[i].getItems(), actual[i].getItems(), place + "/" + expected[i].getText());
        }
    }

    private static Edited edit(Design design, Random random) {
        List<Integer> nodes = new ArrayList<>(List.of(Target.DESIGN));
        Outline.of(design).nodes().stream().map(Node::id).sorted().forEach(nodes::add);
        int node = nodes.get(random.nextInt(nodes.size()));
        Target target = new Target(Target.Place.values()[random.nextInt(Target.Place.values().length)],
                nodes.get(random.nextInt(nodes.size())));
        return switch (random.nextInt(8)) {
            case 0 -> Insertion.insert(design, new Piece.Values("", Primitive.LONG), target);
            case 1 -> Insertion.insert(design, new Piece.NewType(new Shape.Enumeration("E", List.of("A"))), target);
            case 2 -> Insertion.insert(design, new Piece.Wrap(Form.Wrapping.OPTIONAL, Optional.empty()), target);
            case 3 -> Moving.move(design, List.of(node), target);
            case 4 -> Moving.copy(design, List.of(node), target);
            case 5 -> Removal.remove(design, List.of(node));
            case 6 -> Changes.leaf(design, node, Primitive.BYTE);
            default -> Renaming.rename(design, node, "n" + random.nextInt(1000));
        };
    }
}
