// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.Optional;
import org.eclipse.ui.services.IServiceLocator;
import org.roundtrip.model.Plan;
import org.roundtrip.ui.parts.RunViews;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.editing.PlanEditing;

/** Runs the plan of an editor. User interface's thread only. */
final class PlanStart {
    private final PlanEditing editing;
    private final IServiceLocator site;
    private final Runnable refuse;

    /** @param refuse answers a person whose plan cannot be run */
    PlanStart(PlanEditing editing, IServiceLocator site, Runnable refuse) {
        this.editing = editing;
        this.site = site;
        this.refuse = refuse;
    }

    /** Whether no run is under way, so that one can begin. */
    boolean isIdle() {
        return control().current().isEmpty();
    }

    /** Runs a plan, unless another run is under way. @param plan empty when it has a problem */
    void run(Optional<Plan> plan, boolean quickly) {
        if (!isIdle()) {
            return;
        }
        if (plan.isEmpty()) {
            refuse.run();
            return;
        }
        editing.started();
        control().start(plan.get(), quickly, site.getService(RunViews.class), reasons -> {
            editing.refusals().object(reasons);
            refuse.run();
        });
    }

    private RunControl control() {
        return site.getService(RunControl.class);
    }
}
