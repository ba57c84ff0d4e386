// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import org.eclipse.core.runtime.jobs.ISchedulingRule;

/** Scheduling rules of jobs of which only one may run at a time. */
public enum OneAtATime implements ISchedulingRule {
    /** Held by a run, and by jobs whose processes would disturb its measurements. */
    MEASURING,
    /** Held while a run is opened. Runs so come into focus in the order in which a person chose them. */
    OPENING;

    @Override
    public boolean contains(ISchedulingRule rule) {
        return rule == this;
    }

    @Override
    public boolean isConflicting(ISchedulingRule rule) {
        return rule == this;
    }
}
