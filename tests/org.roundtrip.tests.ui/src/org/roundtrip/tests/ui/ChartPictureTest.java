// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** The picture of a chart belongs to what is chosen above it, and what has no room in it is in its tip. */
@WindowTest
class ChartPictureTest {
    private static final String PERCENTILES = "org.roundtrip.ui.run.percentiles";
    private static final Color PURPLE = new Color(201, 3, 199);
    /** Nothing is drawn so near to the right edge. */
    private static final int EDGE = 2;
    @TempDir
    static Path home;

    @BeforeAll
    static void make() throws IOException {
        Path folder = WrittenRun.in(home, ComparedRuns.plan("pictures", 3000), "pictures");
        Opening.run(folder, Workbench.page());
        OpenRuns runs = Workbench.service(OpenRuns.class);
        FocusService focus = Workbench.service(FocusService.class);
        Workbench.until("the run is open and read", () -> runs.find(folder)
                .filter(run -> focus.focus().run() == run && !run.results().isEmpty()).isPresent());
    }

    private static IViewPart drawn(String id) throws PartInitException {
        IViewPart view = Workbench.view(id, IViewPart.class);
        ChartCanvas canvas = canvas(view);
        Workbench.until("the chart is drawn", () -> canvas.view() != null && colours(canvas) > 2);
        return view;
    }

    private static ChartCanvas canvas(IViewPart view) {
        return Workbench.find(view, ChartCanvas.class, each -> true);
    }

    /** How many colours the canvas paints now. */
    private static long colours(ChartCanvas canvas) {
        return pixels(canvas).distinct().count();
    }

    /** What the canvas paints now over something purple. */
    private static IntStream pixels(ChartCanvas canvas) {
        Point size = canvas.getSize();
        Image image = new Image(canvas.getDisplay(), Math.max(1, size.x), Math.max(1, size.y));
        GC gc = new GC(image);
        gc.setBackground(PURPLE);
        gc.fillRectangle(image.getBounds());
        Event paint = new Event();
        paint.gc = gc;
        canvas.notifyListeners(SWT.Paint, paint);
        gc.dispose();
        ImageData data = image.getImageData();
        image.dispose();
        return IntStream.range(0, data.width * data.height).map(i -> rgb(data, i));
    }

    private static int rgb(ImageData data, int pixel) {
        RGB colour = data.palette.getRGB(data.getPixel(pixel % data.width, pixel / data.width));
        return colour.red << 16 | colour.green << 8 | colour.blue;
    }

    /** Of a chart that had become larger, a part showed what was behind it, and one that had become smaller was cut. */
    @Test
    void aPictureFillsTheChartUntilTheOneOfItsNewSizeIsDrawn() throws PartInitException {
        ChartCanvas canvas = canvas(drawn(WarmUpView.ID));
        Point size = canvas.getSize();
        int purple = PURPLE.getRed() << 16 | PURPLE.getGreen() << 8 | PURPLE.getBlue();
        canvas.setSize(size.x + 300, size.y + 200);
        assertEquals(0, pixels(canvas).filter(each -> each == purple).count(), "all of it is painted");
        int half = size.x / 2;
        canvas.setSize(half, size.y);
        int[] small = pixels(canvas).toArray();
        canvas.setSize(size);
        assertEquals(1, IntStream.range(0, small.length).filter(i -> i % half >= half - EDGE).map(i -> small[i]).distinct().count(),
                "the margin at its right is seen");
    }

    @ParameterizedTest
    @ValueSource(strings = {WarmUpView.ID, PERCENTILES})
    void aPictureOfAnotherOperationIsNotShownUnderTheNameOfThisOne(String id) throws PartInitException {
        IViewPart view = drawn(id);
        Combo operations = Workbench.find(view, Combo.class, each -> true);
        operations.select(1 - operations.getSelectionIndex());
        operations.notifyListeners(SWT.Selection, new Event());
        assertEquals(1, colours(canvas(view)), "nothing but the background");
        Workbench.until("it is drawn", () -> colours(canvas(view)) > 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {WarmUpView.ID, PERCENTILES})
    void whatIsCutAboveTheCurvesIsInTheTip(String id) throws PartInitException {
        ChartCanvas canvas = canvas(drawn(id));
        Point size = canvas.getSize();
        canvas.setSize(260, 120);
        Workbench.until("the tip has it", () -> tip(canvas, 2) != null);
        assertTrue(canvas.getToolTipText().lines().count() > 1, canvas.getToolTipText());
        assertNull(tip(canvas, 80), "over the curves their values are shown");
        canvas.setSize(1500, 900);
        Workbench.until("there is room for all", () -> tip(canvas, 2) == null);
        canvas.setSize(size);
    }

    private static String tip(ChartCanvas canvas, int y) {
        Event move = new Event();
        move.x = 100;
        move.y = y;
        canvas.notifyListeners(SWT.MouseMove, move);
        return canvas.getToolTipText();
    }
}
