// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.stream.Stream;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.roundtrip.model.Amount;
import org.roundtrip.ui.run.control.servers.ServersView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** A middleware comes and goes with its bundle, and the workbench shows it at once. */
@WindowTest
class ProviderBundleTest {
    @Test
    void theServersViewFollowsTheBundle() throws BundleException, PartInitException {
        Bundle bundle = Platform.getBundle("org.roundtrip.provider.axis");
        assertNotNull(bundle);
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        Table table = Workbench.find(view, Table.class, each -> true);
        Workbench.until("Axis is there", () -> shows(table, "Apache Axis"));
        bundle.stop(Bundle.STOP_TRANSIENT);
        try {
            Workbench.until("Axis is gone", () -> !shows(table, "Apache Axis"));
        } finally {
            bundle.start(Bundle.START_TRANSIENT);
        }
        Workbench.until("Axis is back", () -> shows(table, "Apache Axis"));
    }

    @Test
    void aServerCanBeStartedAsSoonAsAPlanHasBeenRead() throws Exception {
        ServersView view = Workbench.view(ServersView.ID, ServersView.class);
        ToolBar tools = ((ToolBarManager) view.getViewSite().getActionBars().getToolBarManager()).getControl();
        Workbench.withoutEditors(() -> {
            Workbench.until("no plan is open", () -> !tools.getItem(0).isEnabled());
            PlanEditor editor = Workbench.edit(Workbench.plan("For a server", Amount.calls(10)));
            Workbench.until("its server can be started", () -> tools.getItem(0).isEnabled());
            Workbench.close(editor);
        });
    }

    private static boolean shows(Table table, String label) {
        return Stream.of(table.getItems()).map(TableItem::getText).anyMatch(text -> text.contains(label));
    }
}
