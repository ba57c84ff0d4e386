// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart;

import java.util.ArrayList;
import java.util.List;

/** The room for labels along a line, so that none is written over another. For one drawing and one thread. */
public final class LabelRoom {
    private final double gap;
    private final List<double[]> taken = new ArrayList<>();

    /** Begins without labels. @param gap pixels that stay free between two labels */
    public LabelRoom(double gap) {
        this.gap = gap;
    }

    /** Takes the stretch between two places in pixels, unless it touches one that was taken before. @return whether it is taken */
    public boolean take(double from, double to) {
        boolean free = taken.stream().noneMatch(each -> from < each[1] + gap && to > each[0] - gap);
        if (free) {
            taken.add(new double[] {from, to});
        }
        return free;
    }
}
