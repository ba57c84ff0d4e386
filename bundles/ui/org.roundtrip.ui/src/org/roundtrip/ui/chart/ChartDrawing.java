// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.graphics.ImageData;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.ui.defect.Defects;

/**
 * Draws pictures of a chart in a background job, at most 20 in a second. Requests that come faster are answered by one
 * picture. All methods may be called by any thread.
 */
final class ChartDrawing {
    private static final int PAUSE_MILLIS = 50;
    private final ChartDrawer drawer;
    private final IntSupplier choice;
    private final Supplier<Viewport> view;
    private final BooleanSupplier frozen;
    private final Consumer<Drawn> drawn;
    private final Job job = Job.createSystem("Drawing a chart", (ICoreRunnable) monitor -> draw());
    private final Defects defects = new Defects();
    private volatile Request request;

    /**
     * A request for a picture.
     *
     * @param width  in pixels
     * @param height in pixels
     * @param scale  pixels for each point of the screen
     * @param style  colours, and sizes in pixels
     * @param epoch  comes back with the result
     */
    record Request(int width, int height, double scale, ChartStyle style, int epoch) {
    }

    /**
     * The result of drawing.
     *
     * @param picture null when there was nothing to draw
     * @param frame   the places of things in the picture; null without a picture
     * @param shown   the part of the axis in the picture; null without a picture
     * @param choice  how often a person had chosen a part of the axis before it was drawn
     * @param epoch   of the request
     */
    record Drawn(ChartPicture picture, ChartFrame frame, Viewport shown, int choice, int epoch) {
    }

    /**
     * Begins without a picture.
     *
     * @param choice how often a person has chosen a part of the axis; asked before {@code view}
     * @param view   the part of the axis to draw, null for all of it
     * @param frozen whether a growing axis leaves that part as it is
     * @param drawn  gets each result, on the job's thread
     */
    ChartDrawing(ChartDrawer drawer, IntSupplier choice, Supplier<Viewport> view, BooleanSupplier frozen,
            Consumer<Drawn> drawn) {
        this.drawer = drawer;
        this.choice = choice;
        this.view = view;
        this.frozen = frozen;
        this.drawn = drawn;
    }

    /** Requests a picture. */
    void draw(Request next) {
        request = next;
        job.schedule(job.getState() == Job.RUNNING ? PAUSE_MILLIS : 0);
    }

    /** Cancels the requests that wait. */
    void stop() {
        job.cancel();
    }

    /** Pixels for each point of the screen in the latest request. */
    double scale() {
        Request latest = request;
        return latest == null ? 1 : latest.scale();
    }

    private void draw() {
        Request now = request;
        Viewport whole = drawer.whole();
        int chosen = choice.getAsInt();
        Viewport asked = view.get();
        if (whole == null) {
            drawn.accept(new Drawn(null, null, null, chosen, now.epoch()));
            return;
        }
        Viewport shown = asked == null || asked.logarithmic() != whole.logarithmic() ? whole
                : frozen.getAsBoolean() ? asked : asked.grown(whole.least(), whole.most());
        BufferedImage picture = ChartImages.blank(now.width(), now.height());
        Graphics2D g = ChartImages.graphics(picture);
        try {
            ChartFrame frame = drawer.draw(g, now.width(), now.height(), shown, now.style());
            ImageData data = ChartImages.data(picture);
            drawn.accept(new Drawn(new ChartPicture(data, now.scale()), frame, shown, chosen, now.epoch()));
        } catch (IOException e) {
            ILog.get().warn("A chart could not be drawn.", e);
        } catch (RuntimeException e) {
            defects.report(e);
        } finally {
            g.dispose();
        }
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
