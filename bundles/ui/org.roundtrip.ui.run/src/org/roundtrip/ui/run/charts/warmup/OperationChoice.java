// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.roundtrip.model.Called;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Run;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.ui.focus.Focus;

/** The list from which a person chooses an operation, or a step of one that is swept. User interface's thread only. */
final class OperationChoice {
    private final Combo list;
    private List<Called> offered = List.of();

    /** @param chosen is called with what a person has chosen */
    OperationChoice(Combo list, Consumer<Called> chosen) {
        this.list = list;
        list.addListener(SWT.Selection, event -> chosen.accept(offered.get(list.getSelectionIndex())));
    }

    /** Offers what the plan of a run calls. */
    void offer(Run run) {
        offered = Called.of(run);
        list.setItems(offered.stream().map(each -> label(run, each)).toArray(String[]::new));
    }

    /** What is offered first. */
    Called first() {
        return offered.getFirst();
    }

    boolean offers(Called called) {
        return offered.contains(called);
    }

    /** Shows what is chosen. */
    void show(Called called) {
        int index = offered.indexOf(called);
        if (list.getSelectionIndex() != index) {
            list.select(index);
        }
    }

    /** What is in focus. Of a swept operation it is the step that is shown, or the first when none is in focus. */
    Called in(Focus focus, Called shown) {
        Called exact = new Called(focus.operation(), focus.step());
        if (offers(exact)) {
            return exact;
        }
        return focus.operation().equals(shown.operation()) ? shown
                : offered.stream().filter(each -> each.operation().equals(focus.operation())).findFirst().orElse(exact);
    }

    private static String label(Run run, Called called) {
        Operation operation = SweptPlan.at(run.plan(), called.step()).contract().operation(called.operation());
        return Payload.isEmpty(operation) ? called.words() : called.words() + "  (" + Payload.describe(operation) + ")";
    }
}
