// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.providers.Carrying;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.PlanDraft;

/**
 * Asks the engine and the providers, after each change, whether they could run the plan. It shows their objections while
 * a person edits, also those of providers that are not chosen. Asks in the background, because a provider's classes may
 * have to be loaded first. What was said before stays until there is an answer, so that the page does not jump at each
 * key. User interface's thread, except where said.
 */
public final class RefusalCheck {
    private static final int SETTLE_MILLIS = 250;
    private final PlanEditing editing;
    private final RunControl control;
    private final Display display = Display.getCurrent();
    private final Job asking = Job.createSystem("Asking whether the plan can be run", (ICoreRunnable) monitor -> ask());
    /** Belongs to the check that is asked about. */
    private volatile DraftCheck.Outcome asked;
    private volatile PlanDraft draft;

    /** Asks nothing yet. */
    public RefusalCheck(PlanEditing editing, RunControl control) {
        this.editing = editing;
        this.control = control;
    }

    /** Asks when the draft has been checked anew. To be called after every change. */
    public void changed() {
        if (asked != editing.outcome()) {
            asked = editing.outcome();
            draft = editing.draft();
            asking.cancel();
            asking.schedule(SETTLE_MILLIS);
        }
    }

    /** In the job. */
    private void ask() {
        DraftCheck.Outcome outcome = asked;
        if (outcome == null) {
            return;
        }
        Plan plan = outcome.plan().orElse(null);
        List<Objection> objections = plan == null ? List.of() : control.objections(plan);
        Optional<List<Carrying>> carrying = contract().map(editing.providers()::carrying);
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (outcome == asked) {
                    editing.refusals().object(objections);
                    carrying.ifPresent(editing.refusals()::answered);
                }
            });
        }
    }

    /** The operations as they are drawn, also while no provider could run them. Empty when they have a problem. */
    private Optional<Contract> contract() {
        try {
            return Optional.of(draft.toContract());
        } catch (IllegalArgumentException unfinished) {
            return Optional.empty();
        }
    }

    /** Asks no more. */
    public void dispose() {
        asked = null;
        asking.cancel();
    }
}
