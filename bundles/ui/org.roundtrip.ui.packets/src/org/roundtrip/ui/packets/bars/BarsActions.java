// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.util.List;
import org.eclipse.jface.action.Action;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCommands;
import org.roundtrip.ui.packets.desk.CallChartActions;
import org.roundtrip.ui.view.KeyContexts;
import org.roundtrip.ui.view.ViewAction;

/** The buttons and commands of a view of bars. */
final class BarsActions {
    private static final Texts TEXTS = Texts.of(BarsActions.class);

    /** The context of its keys; the ids of its commands begin with it. */
    private static final String CONTEXT = "org.roundtrip.ui.packets.bars";

    private BarsActions() {
    }

    static void contribute(BarsView<?> view, BarsPane<?> pane, boolean sharesShown) {
        Action shares = ViewAction.toggle(TEXTS.text("shares"), "shares", on -> {
            pane.shares(on);
            view.share();
        });
        shares.setChecked(sharesShown);
        Action table = ViewAction.toggle(TEXTS.text("table"), "table", pane::table);
        CallChartActions common = new CallChartActions(view::step, TEXTS.text("copy"), pane::copy,
                () -> pane.save(view.fileName(), view.pictureTitle()));
        common.contribute(view.getViewSite().getActionBars(),
                List.of(common.previous(), common.next(), shares, table, common.save()));
        ChartCommands commands = new ChartCommands(view.getSite(), pane.chart(), CallChartActions.CONTEXT, CONTEXT);
        common.addTo(commands);
        commands.add(CONTEXT + ".shares", shares);
        commands.add(CONTEXT + ".table", table);
        commands.addSharing();
        KeyContexts.whileFocused(view.getSite(), pane.table(), CallChartActions.CONTEXT, CONTEXT);
    }
}
