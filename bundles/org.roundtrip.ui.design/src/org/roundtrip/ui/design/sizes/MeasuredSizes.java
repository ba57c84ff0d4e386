// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.design.sizes.SweepFields.Sweep;

/**
 * The points that were measured of one call. Sizes are the same each time, so a view that was stopped, or has other lengths than before,
 * measures only what is missing. Any thread.
 */
final class MeasuredSizes {
    private final Map<Place, SizePoint> points = new HashMap<>();
    private PreviewedCall measured;

    /** Of which the size is measured. */
    private record Place(String provider, String path, int length) {
    }

    /** Measures the call at one length. */
    @FunctionalInterface
    interface Measuring {
        SizePoint at(int length) throws PreviewException, InterruptedException;
    }

    /**
     * Returns the points of a call at some lengths.
     *
     * @param one   measures what is missing, on this thread
     * @param soFar receives the points so far after each one, on this thread
     */
    List<SizePoint> of(PreviewedCall call, String provider, Sweep sweep, Measuring one, Consumer<List<SizePoint>> soFar)
            throws PreviewException, InterruptedException {
        List<SizePoint> found = new ArrayList<>();
        for (int length : sweep.lengths()) {
            Place place = new Place(provider, sweep.path(), length);
            SizePoint point = find(call, place);
            if (point == null) {
                point = one.at(length);
                keep(call, place, point);
            }
            found.add(point);
            soFar.accept(List.copyOf(found));
        }
        return List.copyOf(found);
    }

    private synchronized SizePoint find(PreviewedCall call, Place place) {
        if (!call.equals(measured)) {
            measured = call;
            points.clear();
        }
        return points.get(place);
    }

    private synchronized void keep(PreviewedCall call, Place place, SizePoint point) {
        if (call.equals(measured)) {
            points.put(place, point);
        }
    }
}
