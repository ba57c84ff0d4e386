// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** What the list of providers says against one of them. */
@WindowTest
class ProvidersPageTest {
    private static final int REMARK = 1;
    private static final int PROTOCOL = 2;
    private static final int NARROW = 380;
    private static final int WIDE = 900;
    private PlanEditor editor;

    @AfterEach
    void close() throws IOException {
        if (editor != null) {
            Workbench.close(editor);
        }
    }

    @Test
    void aRemarkIsWholeInTheListAndTheAdviceStandsBesideIt() throws IOException {
        Workbench.until("providers are here", () -> Workbench.service(Providers.class).find("socket").isPresent());
        Plan plan = Workbench.plan("Remarks", Amount.calls(10));
        editor = Workbench.edit(plan.with(List.of(ProviderChoice.of("elsewhere"))));
        Workbench.until("the list is there", () -> !Workbench.all(editor, Table.class).isEmpty());
        Table table = Workbench.find(editor, Table.class, each -> each.getColumnCount() > 2);
        Workbench.until("it has a remark", () -> row(table, "elsewhere") != null && !row(table, "elsewhere").getText(REMARK).isEmpty());
        TableItem row = row(table, "elsewhere");
        assertEquals("not installed", row.getText(REMARK));
        GC measure = new GC(table);
        int needed = measure.textExtent(row.getText(REMARK)).x;
        measure.dispose();
        assertTrue(table.getColumn(REMARK).getWidth() >= needed, "it is not cut");
        table.setSelection(row);
        Event selected = new Event();
        selected.item = row;
        table.notifyListeners(SWT.Selection, selected);
        Workbench.until("the details say what to do", () -> Workbench.all(editor, Label.class).stream()
                .anyMatch(label -> label.getText().contains("Untick it, or install its bundle")));
    }

    @Test
    void aNarrowListHasNoColumnOfProtocolsRatherThanCutTexts() throws IOException {
        Workbench.until("providers are here", () -> Workbench.service(Providers.class).find("socket").isPresent());
        editor = Workbench.edit(Workbench.plan("Narrow", Amount.calls(10)));
        Workbench.until("the list is there", () -> !Workbench.all(editor, Table.class).isEmpty());
        Table table = Workbench.find(editor, Table.class, each -> each.getColumnCount() > 2);
        Rectangle bounds = table.getBounds();
        table.setSize(WIDE, bounds.height);
        Workbench.until("all columns have room", () -> table.getColumn(PROTOCOL).getWidth() > 0);
        table.setSize(NARROW, bounds.height);
        Workbench.until("the protocols are left out", () -> table.getColumn(PROTOCOL).getWidth() == 0);
        assertTrue(Workbench.all(editor, Label.class).stream().anyMatch(label -> label.getText().contains(", protocol ")), "the details say it");
        table.setSize(WIDE, bounds.height);
        Workbench.until("they are there again", () -> table.getColumn(PROTOCOL).getWidth() > 0);
        table.setBounds(bounds);
    }

    /** Several rows said that something is not fetched, and none did anything about it. */
    @Test
    void oneLineSaysWhatIsTickedAndNotFetchedAndOffersToFetchIt() throws IOException {
        Workbench.until("all providers were asked", () -> Workbench.service(Providers.class).all().stream().allMatch(KnownProvider::asked));
        KnownProvider missing = Workbench.service(Providers.class).all().stream().filter(known -> known.available() && !known.missing().isEmpty())
                .findFirst().orElse(null);
        Assumptions.assumeTrue(missing != null, "all libraries are here");
        Plan plan = Workbench.plan("Not fetched", Amount.calls(10));
        editor = Workbench.edit(plan.with(List.of(ProviderChoice.of(missing.info().id()))));
        Workbench.until("it is offered", () -> Workbench.all(editor, Link.class).stream().anyMatch(link -> link.isVisible()
                && link.getText().contains(missing.label()) && link.getText().contains("<a>Fetch</a>")));
        Table table = Workbench.find(editor, Table.class, each -> each.getColumnCount() > 2);
        assertTrue(List.of(table.getItems()).stream().noneMatch(item -> item.getText(REMARK).contains("fetch")));
    }

    private static TableItem row(Table table, String name) {
        return List.of(table.getItems()).stream().filter(item -> item.getText().contains(name)).findFirst().orElse(null);
    }
}
