// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;

/** The properties of what is selected in a payload. */
@WindowTest
class NodeFormTest {
    @TempDir
    Path folder;

    @Test
    void fieldsStayForAnotherNodeOfTheSameKindAndAreOfThatNodeThen() throws Exception {
        Path file = folder.resolve("two.payload.json");
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Two", two(30, 30)));
        Drawing drawn = Drawing.begin(file);
        try {
            List<Integer> nodes = drawn.editing().design().types().getFirst().parts().stream().map(slot -> slot.id()).toList();
            drawn.editing().select(nodes.subList(0, 1));
            Text length = Workbench.find(drawn.editor(), Text.class, text -> text.getText().equals("30"));
            length.setText("31");
            drawn.editing().select(nodes.subList(1, 2));
            assertFalse(length.isDisposed());
            assertEquals("30", length.getText());
            length.setText("32");
            assertEquals(two(31, 32), drawn.payload());
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
        }
    }

    @Test
    @Tag("screen")
    void lettersChooseATypeOnceAndNotThoseOnTheWay() throws Exception {
        Path file = folder.resolve("typed.payload.json");
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Two", two(30, 30)));
        Drawing drawn = Drawing.begin(file);
        try {
            drawn.editing().select(List.of(drawn.editing().design().types().getFirst().parts().getFirst().id()));
            Combo type = Workbench.find(drawn.editor(), Combo.class, each -> each.indexOf("timestamp") >= 0);
            Workbench.focuses(type);
            Person.types("dec");
            Workbench.until("it is shown", () -> type.getText().equals("decimal"));
            Person.presses("Return");
            Workbench.until("it is chosen", () -> drawn.payload().equals(
                    new Shape.Struct("Two", List.of(new Field("a", new Shape.Decimal(10, 2)), new Field("b", text(30))))));
            Person.presses("ctrl+z");
            Workbench.until("by one step", () -> drawn.payload().equals(two(30, 30)));
        } finally {
            Workbench.page().closeEditor(drawn.editor(), false);
        }
    }

    private static Shape.Struct two(int first, int second) {
        return new Shape.Struct("Two", List.of(new Field("a", text(first)), new Field("b", text(second))));
    }

    private static Shape text(int length) {
        return new Shape.Text(Length.of(length), Shape.Repertoire.LATIN1);
    }
}
