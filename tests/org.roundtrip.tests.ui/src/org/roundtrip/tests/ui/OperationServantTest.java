// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;

/** What the server does when an operation of a plan is called is chosen at the operation. */
@WindowTest
class OperationServantTest extends ShownOperations {
    @Test
    void anOperationWithAnExceptionThrowsItAtSomeCalls() {
        behave("throw");
        Workbench.focuses(tree());
        insert("value");
        select("ping");
        // After another step it is a further choice; at once it would replace the first.
        behave("nothing");
        Operation ping = plan().contract().operations().getFirst();
        assertEquals(1, ping.exceptions().size(), "it still declares the exception");
        Text every = tipped("throws the first exception");
        assertEquals("", every.getText());
        Workbench.focuses(every);
        Keys.type("10");
        Workbench.until("it is taken", () -> plan().contract().operations().getFirst().throwEvery() == 10);
        every.setText("-1");
        assertTrue(editor().plan().isEmpty(), "no servant can do that");
        every.setText("");
        assertEquals(ping, plan().contract().operations().getFirst());
    }

    @Test
    void theServantOfAnOperationWorksAndStalls() {
        Operation ping = plan().contract().operations().getFirst();
        tipped("How many \u00b5s").setText("100");
        tipped("At which calls the server stalls").setText("20000, 2000");
        Workbench.until("both are taken",
                () -> plan().contract().operations().getFirst().work().equals(new Work(100, 20_000, 2_000)));
        Workbench.focuses(tree());
        while (editor().isDirty()) {
            Keys.press("ctrl+z");
        }
        assertEquals(ping, plan().contract().operations().getFirst());
    }

    @Test
    void theServersTimeIsRecordedOnWish() {
        Workbench.turnTo(editor(), "Measurement");
        Button button = Workbench.find(editor(), Button.class, each -> each.isVisible() && each.getText().equals("Record server time"));
        assertFalse(button.getSelection());
        button.setSelection(true);
        button.notifyListeners(SWT.Selection, new Event());
        Workbench.until("it is wished", () -> plan().protocol().serverTime());
        Workbench.focuses(button);
        Keys.press("ctrl+z");
        Workbench.until("it is as before", () -> !plan().protocol().serverTime() && !button.getSelection());
    }

    @Test
    void theResultOfAnOperationIsChosenAtTheOperation() {
        behave("generate");
        choose("string");
        field("30").setText("8");
        assertEquals(Optional.of(new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1)),
                plan().contract().operations().getFirst().result());
        choose("double");
        Workbench.focuses(tree());
        insert("value");
        select("ping");
        assertEquals("double", shapes().getText(), "it is the result's, not that of the parameter before it");
    }
}
