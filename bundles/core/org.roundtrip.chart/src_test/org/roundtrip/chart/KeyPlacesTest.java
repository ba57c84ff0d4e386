// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.FontMetrics;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A key says as much as has room. */
class KeyPlacesTest {
    private static final KeyPlaces.Place BEGIN = new KeyPlaces.Place(0, 0, 0);

    /** Nothing behind a long entry was shown, although there was room for it. */
    @Test
    void entriesBehindOneThatHasNoRoomAreShown() {
        KeyPlaces places = places(400, 2, 100, 500, 100, 100);
        assertEquals(List.of(0, 2, 3), places.shown().stream().map(KeyPlaces.Place::entry).toList());
        assertEquals("1 more: point here", places.words());
        assertEquals(2, places.lines());
    }

    @Test
    void entriesThatHaveRoomStandInTheirOrder() {
        KeyPlaces places = places(230, 2, 100, 100, 100, 100);
        assertEquals(List.of(new KeyPlaces.Place(0, 0, 0), new KeyPlaces.Place(1, 0, 110), new KeyPlaces.Place(2, 1, 0), new KeyPlaces.Place(3, 1, 110)),
                places.shown());
        assertNull(places.more());
    }

    private static KeyPlaces places(double room, int lines, double... widths) {
        FontMetrics font = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB).createGraphics().getFontMetrics(ChartStyle.light().font());
        return KeyPlaces.of(BEGIN, 10, room, lines, font, Arrays.stream(widths).boxed().toList());
    }
}
