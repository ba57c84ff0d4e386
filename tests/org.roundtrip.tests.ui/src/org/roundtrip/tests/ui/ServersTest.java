// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.engine.ManualServer;
import org.roundtrip.engine.ManualServer.State;
import org.roundtrip.harness.values.Values;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.Shape;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.control.servers.ServersView;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** Servers that a person starts in the view and calls once. */
@WindowTest
class ServersTest {
    private static final String ID = "socket";
    private final Servers servers = Workbench.service(Servers.class);
    private PlanEditor editor;
    private ServersView view;

    @BeforeEach
    void open() throws IOException, PartInitException {
        Plan plan = Workbench.plan("A plan to be served", Amount.calls(10));
        Operation twice = new Operation("twice", List.of(new Operation.Parameter("number", Shape.Primitive.INT)),
                Optional.of(Shape.Primitive.INT), Behaviour.MULTIPLY_BY_TWO);
        editor = Workbench.edit(new Plan(plan.name(), "", new Contract("Calls", List.of(twice)), plan.providers(),
                plan.protocol()));
        view = Workbench.view(ServersView.ID, ServersView.class);
        Workbench.until("a row", () -> row().isPresent());
        table().setSelection(row().get());
        table().notifyListeners(SWT.Selection, new Event());
    }

    @AfterEach
    void leave() throws IOException {
        servers.stopAll();
        Workbench.until("no server runs", () -> servers.up() == 0);
        servers.place(ID, "");
        Workbench.close(editor);
    }

    @Test
    void aServerIsCalledOnceAndTheResultIsShown() {
        assertFalse(action("Call It Once").isEnabled(), "nothing runs");
        start();
        Workbench.until("it runs", () -> state() == State.RUNNING);
        StyledText shown = Workbench.find(view, StyledText.class, each -> each.getText().equals("\u2013"));
        action("Call It Once").run();
        assertFalse(action("Call It Once").isEnabled(), "one call after the other");
        Workbench.until("the call has ended", action("Call It Once")::isEnabled);
        int number = Values.ofArguments(Protocol.STANDARD.seed(), "twice", 0).nextInt();
        assertTrue(shown.getText().startsWith("twice(number = " + number + ")\n\u2192 " + number * 2 + "\nVerified on both sides."),
                shown.getText());
        Workbench.find(view, Label.class, each -> each.getText().equals("this machine alone"));
    }

    @Test
    void theHostOfTheNextServerIsShownAndItsFailureSaid() {
        servers.place(ID, "nowhere");
        assertTrue(row().get().getText().contains("stopped, to be started on nowhere"), row().get().getText());
        start();
        Workbench.until("it has failed", () -> state() == State.FAILED);
        String said = servers.of(ID).orElseThrow().message();
        assertTrue(said.contains("nowhere"), said);
        Workbench.until("the sentence is shown",
                () -> Workbench.all(view, Label.class).stream().anyMatch(label -> label.getText().equals(said)));
    }

    private void start() {
        IAction start = action("Start the Server with the Plan in the Editor");
        Workbench.until("it can be started", start::isEnabled);
        start.run();
    }

    private State state() {
        return servers.of(ID).map(ManualServer::state).orElse(State.STOPPED);
    }

    private Table table() {
        return Workbench.find(view, Table.class, each -> true);
    }

    private Optional<TableItem> row() {
        return Stream.of(table().getItems()).filter(item -> item.getText().startsWith("Raw TCP")).findFirst();
    }

    private IAction action(String text) {
        return Stream.of(view.getViewSite().getActionBars().getToolBarManager().getItems())
                .map(item -> ((ActionContributionItem) item).getAction()).filter(each -> each.getText().equals(text))
                .findFirst().orElseThrow();
    }
}
