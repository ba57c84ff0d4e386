// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.report.chart.ChartStyle;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.look.Theme;

/**
 * Shows a chart that is drawn in the background, and lets a person look at parts of it with mouse and keys (see
 * {@link ChartGestures}). Drawn again at most 20 times a second. User interface's thread only.
 */
public final class ChartCanvas extends Canvas {
    private static final int PAUSE_MILLIS = 50;
    private final ChartDrawer drawer;
    private final Job drawing = Job.createSystem("Drawing a chart", (ICoreRunnable) monitor -> draw());
    private final List<Consumer<Viewport>> viewListeners = new ArrayList<>();
    private final List<Consumer<Object>> targetListeners = new ArrayList<>();
    private volatile Request request;
    private volatile Viewport view;
    private volatile boolean frozen;
    private ChartFrame frame;
    private Image image;
    private Viewport imageView;
    private ChartFrame.Pointed pointed;
    private Point pointer;
    private int[] marquee;
    private BooleanSupplier wheelZooms = () -> true;
    private String emptySentence = "";

    private record Request(int width, int height, double scale, ChartStyle style) {
    }

    /** A drawn picture for a screen with {@code scale} pixels for each point. */
    private record Picture(ImageData data, double scale) implements ImageDataProvider {
        @Override
        public ImageData getImageData(int zoom) {
            if (zoom == Math.round(100 * scale)) {
                return data;
            }
            return zoom != 100 ? null : data.scaledTo((int) Math.round(data.width / scale),
                    (int) Math.round(data.height / scale));
        }
    }

    /** A canvas for a drawer. */
    public ChartCanvas(Composite parent, ChartDrawer drawer) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        this.drawer = drawer;
        addListener(SWT.Resize, event -> drawSoon());
        addListener(SWT.Paint, event -> paint(event.gc));
        addListener(SWT.Dispose, event -> {
            drawing.cancel();
            disposeImage();
        });
        Theme.onChange(this, this::drawSoon);
        Setting.PRESENTER.onChange(this, this::drawSoon);
        new ChartGestures(this);
    }

    /** Draws again soon, because there is something new to show or it is to be shown in another way. */
    public void drawSoon() {
        Rectangle area = getClientArea();
        if (area.width > 0 && area.height > 0) {
            double scale = getMonitor().getZoom() / 100.0;
            request = new Request((int) (area.width * scale), (int) (area.height * scale), scale,
                    ChartLooks.style(this, scale));
            drawing.schedule(drawing.getState() == Job.RUNNING ? PAUSE_MILLIS : 0);
        }
    }

    /** Shows something else, all of it. */
    public void reset() {
        view = null;
        pointed = null;
        drawSoon();
    }

    /** What is shown while there is nothing to draw. */
    public void say(String sentence) {
        emptySentence = sentence;
        redraw();
    }

    /** Whether the axis stays as it is although there is more. */
    public void freeze(boolean stays) {
        frozen = stays;
        drawSoon();
    }

    /** The part of the axis that is seen; null while nothing is. */
    public Viewport view() {
        return view;
    }

    /** Looks at another part of the axis. */
    public void look(Viewport other) {
        if (other != null && !other.equals(view)) {
            view = other;
            viewListeners.forEach(listener -> listener.accept(other));
            drawSoon();
        }
    }

    /** Hears when a person looks at another part of the axis. */
    public void onLook(Consumer<Viewport> listener) {
        viewListeners.add(listener);
    }

    /** Hears what a person clicks on, see {@link ChartFrame.Pointed#target}. */
    public void onTarget(Consumer<Object> listener) {
        targetListeners.add(listener);
    }

    /** While it says no, the wheel is left to what the canvas stands in, which scrolls, unless Ctrl is held. */
    public void wheelZooms(BooleanSupplier when) {
        wheelZooms = when;
    }

    boolean wheelZooms() {
        return wheelZooms.getAsBoolean();
    }

    /** The drawer, to draw what is seen elsewhere. */
    public ChartDrawer drawer() {
        return drawer;
    }

    /** Runs on the job's thread. */
    private void draw() {
        Request now = request;
        Viewport whole = drawer.whole();
        Viewport asked = view;
        if (whole == null || now == null) {
            later(() -> show(null, null, null, asked));
            return;
        }
        Viewport shown = asked == null || asked.logarithmic() != whole.logarithmic() ? whole
                : frozen ? asked : asked.grown(whole.least(), whole.most());
        BufferedImage picture = ChartImages.blank(now.width(), now.height());
        Graphics2D g = ChartImages.graphics(picture);
        try {
            ChartFrame drawn = drawer.draw(g, now.width(), now.height(), shown, now.style());
            ImageData data = ChartImages.data(picture);
            later(() -> show(new Picture(data, now.scale()), drawn, shown, asked));
        } catch (IOException e) {
            ILog.get().warn("A chart could not be drawn.", e);
        } finally {
            g.dispose();
        }
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void later(Runnable action) {
        if (!isDisposed()) {
            getDisplay().asyncExec(() -> {
                if (!isDisposed()) {
                    action.run();
                }
            });
        }
    }

    private void show(Picture picture, ChartFrame drawn, Viewport shown, Viewport asked) {
        disposeImage();
        image = picture == null ? null : new Image(getDisplay(), picture);
        frame = drawn;
        imageView = shown;
        if (view == asked) {
            view = shown;
        }
        point(pointer);
        redraw();
    }

    private void disposeImage() {
        if (image != null) {
            image.dispose();
            image = null;
        }
    }

    private double scale() {
        return request == null ? 1 : request.scale();
    }

    private void paint(GC gc) {
        Rectangle area = getClientArea();
        if (image == null) {
            gc.setBackground(getDisplay().getSystemColor(SWT.COLOR_LIST_BACKGROUND));
            gc.fillRectangle(area);
            gc.setForeground(getDisplay().getSystemColor(SWT.COLOR_LIST_FOREGROUND));
            Point size = gc.textExtent(emptySentence);
            gc.drawText(emptySentence, (area.width - size.x) / 2, (area.height - size.y) / 2, true);
            return;
        }
        gc.drawImage(image, 0, 0);
        ChartOverlay.paint(gc, this);
    }

    /** The place of the curves in points; null while there are none. */
    Rectangle inner() {
        if (frame == null) {
            return null;
        }
        Rectangle2D inner = frame.inner();
        return new Rectangle((int) (inner.getX() / scale()), (int) (inner.getY() / scale()),
                (int) (inner.getWidth() / scale()), (int) (inner.getHeight() / scale()));
    }

    /** Position on the axis of a point of this canvas, 0 at the left edge of the curves and 1 at the right. */
    double position(int x) {
        Rectangle inner = inner();
        return inner == null || inner.width == 0 ? 0 : (x - inner.x) / (double) inner.width;
    }

    /** The pointer moved to a place; null takes it away. */
    void point(Point place) {
        pointer = place;
        Rectangle inner = inner();
        pointed = place == null || inner == null || imageView == null || !inner.contains(place) ? null
                : frame.at(imageView.value(position(place.x)), place.y * scale()).orElse(null);
        redraw();
    }

    /** What the pointer is on. */
    Optional<ChartFrame.Pointed> pointed() {
        return Optional.ofNullable(pointed);
    }

    /** Where the pointer is. */
    Point pointer() {
        return pointer;
    }

    /** Where what is pointed at is, in points from the top. */
    int pointedY() {
        return (int) Math.round(pointed.y() / scale());
    }

    /** Two places between which a person is choosing a part, or null. */
    int[] marquee() {
        return marquee;
    }

    void marquee(int from, int to) {
        marquee = new int[] {from, to};
        redraw();
    }

    void noMarquee() {
        marquee = null;
        redraw();
    }

    /** A click that was no drag. */
    void click() {
        if (pointed != null && pointed.target() != null) {
            Object target = pointed.target();
            targetListeners.forEach(listener -> listener.accept(target));
        }
    }
}
