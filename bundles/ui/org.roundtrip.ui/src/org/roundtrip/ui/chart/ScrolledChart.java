// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.function.DoubleUnaryOperator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.view.VerticalScroll;

/** A chart with one line below the other, which scrolls where there is too little room. User interface's thread only. */
public final class ScrolledChart {
    private final ScrolledComposite place;
    private final ChartCanvas canvas;

    /** A chart as wide as its place. */
    public ScrolledChart(Composite parent, ChartDrawer drawer) {
        place = new ScrolledComposite(parent, SWT.V_SCROLL);
        place.setExpandHorizontal(true);
        place.setExpandVertical(true);
        VerticalScroll.showBar(place);
        canvas = new ChartCanvas(place, drawer);
        canvas.wheelZooms(() -> false);
        place.setContent(canvas);
    }

    /** To be laid out. */
    public Control control() {
        return place;
    }

    /** The chart. */
    public ChartCanvas canvas() {
        return canvas;
    }

    /** Draws soon. @param height what the chart needs, in pixels, when a line of text is that high */
    public void draw(DoubleUnaryOperator height) {
        GC gc = new GC(canvas);
        place.setMinHeight((int) Math.ceil(height.applyAsDouble(gc.getFontMetrics().getHeight())));
        gc.dispose();
        canvas.drawSoon();
    }
}
