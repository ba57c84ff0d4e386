// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editing;

import java.util.function.UnaryOperator;
import org.roundtrip.ui.design.editing.DesignKeeper;
import org.roundtrip.ui.design.editing.DesignState;

/** Keeps the operations and types of a plan in its draft, so that their changes are steps of the plan. */
final class ContractKeeper implements DesignKeeper {
    private final PlanEditing plan;

    ContractKeeper(PlanEditing plan) {
        this.plan = plan;
    }

    @Override
    public void step(String label, Object field, DesignState after) {
        plan.change(label, field, before -> before.withContract(after));
    }

    @Override
    public void choose(String label, Object list, UnaryOperator<DesignState> change) {
        plan.choose(label, list, before -> before.withContract(change.apply(before.contract())));
    }

    @Override
    public void selected(DesignState state) {
        plan.selected(state);
    }

    @Override
    public String objection() {
        return plan.objection();
    }
}
