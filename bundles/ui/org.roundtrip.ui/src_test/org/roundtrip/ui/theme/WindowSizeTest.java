// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A window opens with a size that suits its screen. */
class WindowSizeTest {
    @ParameterizedTest
    @CsvSource({"1024, 768, 1024, 768", "1600, 1000, 1600, 1000", "1920, 1080, 1600, 1000", "3840, 2160, 2880, 1620",
        "1280, 720, 1280, 720"})
    void itIsAsLargeAsItNeedsToBeAndLargerOnALargeScreen(int width, int height, int windowWidth, int windowHeight) {
        assertEquals(new Point(windowWidth, windowHeight), WindowSize.initial(new Rectangle(0, 0, width, height)));
    }
}
