// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts;

import org.roundtrip.words.difference.PlanDifference;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;

/**
 * A chart of a run that is compared with those of its kind. The other runs have a row in common with it. User
 * interface's thread only.
 */
public interface ComparedRun extends ComparedCharts.Compared {
    /** The run that is shown, or null. */
    @Override
    OpenRun subject();

    @Override
    default String subjectName() {
        return RunNames.shortName(subject());
    }

    /** Why it has other axes: runs without a row in common. Empty otherwise; the head of the view says it. */
    @Override
    default String obstacle(ComparedCharts.Compared other) {
        return PlanDifference.obstacle(subject().run(), ((ComparedRun) other).subject().run());
    }
}
