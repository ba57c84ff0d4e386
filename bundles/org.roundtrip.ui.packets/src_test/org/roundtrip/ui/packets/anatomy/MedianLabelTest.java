// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.anatomy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MedianLabelTest {

    @Test
    void ofFewCallsItSaysWhichOfTheTwoInTheMiddleIsTaken() {
        assertEquals("Lower median of 2 calls", AnatomyView.medianLabel(2));
        assertEquals("Median of 3 calls", AnatomyView.medianLabel(3));
        assertEquals("Median of 1,000 calls", AnatomyView.medianLabel(1000));
    }
}
