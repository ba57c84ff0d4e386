// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.chart;

import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.chart.NamePlace;

/**
 * The picture that a chart shows, and where its things are, in points of the screen. User interface's thread only.
 *
 * @param image what is painted; null while there is nothing
 * @param frame the places of things in it; null without a picture
 * @param view  the part of the axis that it shows
 * @param scale pixels of the picture for each point
 */
record ShownPicture(Image image, ChartFrame frame, Viewport view, double scale) {
    static final ShownPicture NONE = new ShownPicture(null, null, null, 1);

    static ShownPicture of(ChartDrawing.Drawn drawn, Display display, double scale) {
        return new ShownPicture(drawn.picture() == null ? null : new Image(display, drawn.picture()), drawn.frame(), drawn.shown(), scale);
    }

    void dispose() {
        if (image != null) {
            image.dispose();
        }
    }

    /**
     * Paints the picture. Until the picture of another size is drawn, the one of before fills the area: it is not cut, and nothing of what was
     * there before is seen beside it.
     *
     * @return whether things are at their places
     */
    boolean paint(GC gc, Rectangle area) {
        Rectangle own = image.getBounds();
        // Where the screen has more pixels than points, the picture may be larger or smaller by a part of a point.
        boolean fits = Math.abs(own.width - area.width) <= 1 && Math.abs(own.height - area.height) <= 1;
        if (fits) {
            gc.drawImage(image, 0, 0);
        } else {
            gc.drawImage(image, 0, 0, own.width, own.height, 0, 0, area.width, area.height);
        }
        return fits;
    }

    /** The rectangle of the curves; null while there are none. */
    Rectangle inner() {
        if (frame == null) {
            return null;
        }
        Rectangle2D inner = frame.inner();
        return new Rectangle((int) (inner.getX() / scale), (int) (inner.getY() / scale),
                (int) (inner.getWidth() / scale), (int) (inner.getHeight() / scale));
    }

    /** Converts a horizontal coordinate to a position on the axis. 0 is the left edge of the curves, 1 the right. */
    double position(int x) {
        Rectangle inner = inner();
        return inner == null || inner.width == 0 ? 0 : (x - inner.x) / (double) inner.width;
    }

    /** The horizontal coordinate of a value. */
    int x(double value) {
        Rectangle inner = inner();
        return inner.x + (int) Math.floor(view.position(value) * inner.width);
    }

    /** The vertical coordinate of a thing. */
    int y(ChartFrame.Pointed thing) {
        return (int) Math.round(thing.y() / scale);
    }

    /** The value at a horizontal coordinate, in the middle of that point. */
    double value(int x) {
        Rectangle inner = inner();
        return view.value((x - inner.x + 0.5) / inner.width);
    }

    /** The name of a line that is written at a place. */
    Optional<String> name(Point place) {
        return frame == null ? Optional.empty()
                : frame.names().stream().filter(name -> name.box().contains(place.x * scale, place.y * scale)).map(NamePlace::name).findFirst();
    }

    /** The thing at a place, if there is one. */
    Optional<ChartFrame.Pointed> at(Point place) {
        Rectangle inner = inner();
        return inner == null || view == null || !inner.contains(place) ? Optional.empty()
                : frame.at(view.value(position(place.x)), place.y * scale);
    }
}
