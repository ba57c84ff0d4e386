// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import java.util.Map;
import org.eclipse.jface.action.Action;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.ui.packets.desk.CallChartActions;
import org.roundtrip.ui.parts.ViewAction;

/** The buttons and keys of a view of bars. */
final class BarsActions {
    private final Action shares;
    private final Action table;

    BarsActions(BarsView<?> view, BarsPane<?> pane, boolean sharesShown) {
        shares = ViewAction.toggle(Messages.shares, "shares", pane::shares);
        shares.setChecked(sharesShown);
        table = ViewAction.toggle(Messages.table, "table", pane::table);
        CallChartActions common = new CallChartActions(view::step, Messages.copy, pane::copy,
                () -> pane.save(view.fileName()));
        common.contribute(view.getViewSite().getActionBars(),
                List.of(common.previous(), common.next(), shares, table, common.save()));
        for (Control control : pane.keyControls()) {
            common.bind(control, Map.of('%', () -> flip(shares), 't', () -> flip(table)));
        }
    }

    private static void flip(Action action) {
        action.setChecked(!action.isChecked());
        action.run();
    }
}
