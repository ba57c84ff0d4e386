// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts;

import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunNames;

/** A chart of a run, which is compared with those of its kind of other runs that have a row in common with it. User interface's thread only. */
public interface ComparedRun extends ComparedCharts.Compared {
    /** The run that is shown, or null. */
    @Override
    OpenRun subject();

    @Override
    default String subjectName() {
        return RunNames.shortName(subject());
    }

    /** What has no row in common has nothing to compare on the same axes, as the head of the view says. */
    @Override
    default String obstacle(ComparedCharts.Compared other) {
        return PlanDifference.obstacle(subject().run(), ((ComparedRun) other).subject().run());
    }
}
