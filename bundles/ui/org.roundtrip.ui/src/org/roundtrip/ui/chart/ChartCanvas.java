// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.view.ScreenReader;

/**
 * Shows a chart that {@link ChartDrawing} draws in the background. {@link ChartGestures} let a person look at parts of
 * it with mouse and keys. A chart that nobody can see is not drawn. User interface's thread only.
 */
public final class ChartCanvas extends Canvas {
    private final ChartDrawer drawer;
    private final OneLine line;
    private final ChartDrawing drawing;
    private final DrawWhenVisible redraws =
            new DrawWhenVisible(() -> isVisible() && !getShell().getMinimized(), this::requestPicture);
    private final List<Consumer<Viewport>> viewListeners = new ArrayList<>();
    private final List<Consumer<Object>> targetListeners = new ArrayList<>();
    private volatile Viewport view;
    /** How often a person has chosen a part of the axis; written after {@link #view}. */
    private volatile int choice;
    /** How often the picture was taken away; one that was asked for before is not shown any more. */
    private int epoch;
    private volatile boolean frozen;
    private ShownPicture picture = ShownPicture.NONE;
    private ChartFrame.Pointed pointed;
    private Point pointer;
    private int[] marquee;
    private BooleanSupplier wheelZooms = () -> true;
    private final NoPicture empty = new NoPicture(this);
    private String name = "";
    private final ChartCursor cursor = new ChartCursor(this);

    /** A canvas for a drawer. */
    public ChartCanvas(Composite parent, ChartDrawer drawer) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        this.drawer = drawer;
        line = drawer.line();
        drawing = new ChartDrawing(drawer, () -> choice, () -> view, () -> frozen, this::showLater);
        addListener(SWT.Resize, event -> drawSoon());
        addListener(SWT.Paint, event -> {
            redraws.painted();
            paint(event.gc);
        });
        addListener(SWT.Dispose, event -> {
            drawing.stop();
            show(ShownPicture.NONE);
        });
        Theme.onChange(this, this::drawSoon);
        new ChartGestures(this);
        ScreenReader.describe(this, ACC.ROLE_GRAPHIC, this::spoken, cursor::words);
    }

    /** Requests a new picture, because the data or the style changed. A hidden chart is drawn when it is shown. */
    public void drawSoon() {
        redraws.changed();
    }

    private void requestPicture() {
        Rectangle area = getClientArea();
        if (area.width > 0 && area.height > 0) {
            double scale = getMonitor().getZoom() / 100.0;
            drawing.draw(new ChartDrawing.Request((int) (area.width * scale), (int) (area.height * scale), scale,
                    ChartLooks.style(this, scale), epoch));
        }
    }

    /** Shows the whole axis, because the chart now shows other data. */
    public void reset() {
        choose(null);
        pointed = null;
        cursor.hide();
        drawSoon();
    }

    /**
     * Takes the picture away and shows the whole axis of the new one. The old picture shows something else than the
     * chart does now.
     */
    public void clear() {
        epoch++;
        empty.await();
        show(ShownPicture.NONE);
        reset();
        redraw();
    }

    /** Sets the sentence that is shown while there is nothing to draw. */
    public void say(String sentence) {
        empty.because(sentence);
        redraw();
    }

    /** Sets the name that a screen reader says. */
    public void name(String what) {
        name = what;
    }

    /** What a screen reader says: the chart's name, and what is at its cursor. */
    public String spoken() {
        return cursor.words().isEmpty() ? name : name + ": " + cursor.words();
    }

    /** Sends what is at the cursor now to the screen reader. */
    void speak() {
        getAccessible().sendEvent(ACC.EVENT_NAME_CHANGED, new Object[] {null, spoken()});
    }

    /** Sets whether the visible part of the axis stays as it is while the axis grows. */
    public void freeze(boolean stays) {
        frozen = stays;
        drawSoon();
    }

    /** The visible part of the axis; null while nothing is drawn. */
    public Viewport view() {
        return view;
    }

    /** Shows another part of the axis. */
    public void look(Viewport other) {
        if (other != null && !other.equals(view)) {
            choose(other);
            viewListeners.forEach(listener -> listener.accept(other));
            drawSoon();
        }
    }

    private void choose(Viewport other) {
        view = other;
        choice = choice + 1;
    }

    /** Calls back when a person chooses another part of the axis. */
    public void onLook(Consumer<Viewport> listener) {
        viewListeners.add(listener);
    }

    /** Calls back with the object that a person clicks on, see {@link ChartFrame.Pointed#target}. */
    public void onTarget(Consumer<Object> listener) {
        targetListeners.add(listener);
    }

    /** Shows the line under the pointer or at the cursor alone; all lines when one is alone already. */
    void turnLine() {
        if (line.alone()) {
            line.all();
            drawSoon();
        } else {
            pointed().map(ChartFrame.Pointed::line).filter(each -> !each.isEmpty()).ifPresent(this::turn);
        }
    }

    private void turn(String each) {
        line.turn(each);
        drawSoon();
    }

    /** The name of a line under the pointer, which a click shows alone. */
    Optional<String> pointedName() {
        return pointer == null ? Optional.empty() : picture.name(pointer);
    }

    /** Sets when the wheel zooms. While {@code when} returns false, it scrolls the parent, unless Ctrl is held. */
    public void wheelZooms(BooleanSupplier when) {
        wheelZooms = when;
    }

    boolean wheelZooms() {
        return wheelZooms.getAsBoolean();
    }

    /** The drawer, for exports. */
    public ChartDrawer drawer() {
        return drawer;
    }

    /** Runs on the job's thread. */
    private void showLater(ChartDrawing.Drawn drawn) {
        if (!isDisposed()) {
            getDisplay().asyncExec(() -> {
                if (!isDisposed()) {
                    show(drawn);
                }
            });
        }
    }

    private void show(ChartDrawing.Drawn drawn) {
        if (drawn.epoch() != epoch) {
            return;
        }
        empty.answered();
        show(ShownPicture.of(drawn, getDisplay(), drawing.scale()));
        // Of several pictures that were drawn before the first is shown, the last has the axis as it is now.
        if (choice == drawn.choice()) {
            view = drawn.shown();
        }
        if (cursor.shown()) {
            cursor.drawnAnew();
        } else {
            point(pointer);
        }
        redraw();
    }

    private void show(ShownPicture other) {
        picture.dispose();
        picture = other;
    }

    private void paint(GC gc) {
        if (picture.image() == null) {
            empty.paint(gc, getClientArea());
            return;
        }
        if (picture.paint(gc, getClientArea())) {
            ChartOverlay.paint(gc, this);
        }
    }

    /** What is shown now, with its places. */
    ShownPicture picture() {
        return picture;
    }

    /** The cursor that keys move. */
    ChartCursor cursor() {
        return cursor;
    }

    /** Shows a thing as if the pointer were there. @param thing null for none */
    void mark(int x, ChartFrame.Pointed thing) {
        pointer = new Point(x, thing == null ? 0 : picture.y(thing));
        pointed = thing;
        redraw();
    }

    /** Records the pointer's place; null when it has left the chart. */
    void point(Point place) {
        pointer = place;
        pointed = place == null ? null : picture.at(place).orElse(null);
        setCursor(pointedName().isPresent() ? getDisplay().getSystemCursor(SWT.CURSOR_HAND) : null);
        redraw();
    }

    /** Returns the thing under the pointer, if there is one. */
    Optional<ChartFrame.Pointed> pointed() {
        return Optional.ofNullable(pointed);
    }

    /** The pointer's place, or null when it is elsewhere. */
    Point pointer() {
        return pointer;
    }

    /** The vertical place of the thing under the pointer, in points from the top. */
    int pointedY() {
        return picture.y(pointed);
    }

    /** The two horizontal coordinates between which a person is choosing a part, or null. */
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

    /** Handles a click that was no drag. */
    void click() {
        if (pointedName().isPresent()) {
            turn(pointedName().get());
        } else if (pointed != null && pointed.target() != null) {
            Object target = pointed.target();
            targetListeners.forEach(listener -> listener.accept(target));
        } else if (pointed != null && !pointed.line().isEmpty()) {
            turn(pointed.line());
        }
    }
}
