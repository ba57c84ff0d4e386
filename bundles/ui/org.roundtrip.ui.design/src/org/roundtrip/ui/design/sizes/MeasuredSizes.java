// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.ui.design.sizes.SweepFields.Sweep;

/**
 * The points that were measured of the last few calls. Sizes are the same each time, so a view that was stopped, has other lengths than
 * before, or shows an editor again measures only what is missing. Any thread.
 */
final class MeasuredSizes {
    /** As many editors as a person may turn between. */
    private static final int CALLS = 8;
    private final Map<PreviewedCall, Map<Place, SizePoint>> measured = new LinkedHashMap<>(CALLS, 1, true);

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
        return measured.getOrDefault(call, Map.of()).get(place);
    }

    private synchronized void keep(PreviewedCall call, Place place, SizePoint point) {
        measured.computeIfAbsent(call, each -> new HashMap<>()).put(place, point);
        if (measured.size() > CALLS) {
            // The first one is the one that nobody has asked for the longest.
            measured.remove(measured.keySet().iterator().next());
        }
    }
}
