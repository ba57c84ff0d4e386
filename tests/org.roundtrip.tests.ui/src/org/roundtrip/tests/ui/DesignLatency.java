// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.design.Changes;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.design.DesignPerspective;

/**
 * Not a test but a benchmark, which {@code releng/bench design} starts: the time from an edit of a payload of 2,000 fields, half of them in each of two structs, until
 * the tree is painted and no event waits, with the whole perspective around it. It prints milliseconds. Between edits it rests
 * shorter than a person between keys: an edit right after a painted frame would wait for the next frame of the screen instead.
 */
@WindowTest
class DesignLatency {
    private static final int FIELDS = 2000;
    private static final int WARM_UP = 40;
    private static final int EDITS = 200;
    private static final int REST_MILLIS = 60;
    private static final int PATIENCE_SECONDS = 120;

    @TempDir
    Path folder;
    private Drawing drawn;
    private long painted;

    @Test
    void measure() throws Exception {
        Path file = folder.resolve("wide" + DrawingFiles.SUFFIX);
        Shape.Struct half = new Shape.Struct("Half", IntStream.range(0, FIELDS / 2 - EDITS - WARM_UP)
                .mapToObj(i -> new Shape.Field("field" + i, new Shape.Text(Length.of(30), Shape.Repertoire.LATIN1))).toList());
        Shape.Struct other = new Shape.Struct("Other", half.fields());
        DrawingFiles.write(file, org.roundtrip.model.Drawing.of("Wide", new Shape.Struct("Wide",
                List.of(new Shape.Field("half", half), new Shape.Field("other", other)))));
        Workbench.showPerspective(DesignPerspective.ID);
        drawn = Drawing.begin(file);
        drawn.editing().select(List.of(field(FIELDS / 4).id()));
        Workbench.settle();
        Listener paint = event -> painted = System.nanoTime();
        drawn.tree().addListener(SWT.Paint, paint);
        series("rename", i -> Renaming.rename(drawn.editing().design(), field(FIELDS / 4).id(), "renamed" + i));
        series("length", i -> Changes.length(drawn.editing().design(), field(FIELDS / 4).id(), Length.of(10 + i)));
        series("insert", i -> Insertion.insert(drawn.editing().design(), new Piece.Values("", Shape.Primitive.INT),
                Target.after(field(FIELDS / 4).id())));
        series("remove", i -> Removal.remove(drawn.editing().design(), List.of(field(FIELDS / 4).id())));
        Workbench.page().activate(drawn.editor());
        series("undo", () -> Workbench.command(IWorkbenchCommandConstants.EDIT_UNDO));
    }

    private Slot field(int index) {
        return drawn.editing().design().types().stream().filter(type -> type.name().equals("Half")).findFirst()
                .orElseThrow().parts().get(index);
    }

    private void series(String name, IntFunction<Edited> edit) {
        int[] count = {0};
        series(name, () -> drawn.editing().apply(name, edit.apply(count[0]++)));
    }

    private void series(String name, Runnable edit) {
        double[] millis = new double[EDITS];
        for (int i = -WARM_UP; i < EDITS; i++) {
            painted = 0;
            long begin = System.nanoTime();
            edit.run();
            until(() -> painted > 0);
            Workbench.settle();
            if (i >= 0) {
                millis[i] = (painted - begin) / 1e6;
            }
            boolean[] rested = {false};
            drawn.tree().getDisplay().timerExec(REST_MILLIS, () -> rested[0] = true);
            until(() -> rested[0]);
        }
        Arrays.sort(millis);
        System.out.printf("%s.p50 %.1f%n%1$s.p95 %.1f%n%1$s.most %.1f%n", name, millis[EDITS / 2], millis[EDITS * 95 / 100],
                millis[EDITS - 1]);
    }

    /** Unlike the tests, it sleeps no longer than until the next event. */
    private void until(BooleanSupplier so) {
        Display display = drawn.tree().getDisplay();
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (!so.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "nothing is painted");
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
    }
}
