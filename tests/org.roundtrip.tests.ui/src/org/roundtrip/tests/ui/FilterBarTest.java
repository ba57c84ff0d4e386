// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What becomes of a filter while a person types it, takes a word or leaves. */
@WindowTest
class FilterBarTest extends ListedHttpCapture {

    @BeforeEach
    void beginInTheList() {
        list.setFocus();
    }

    @Test
    void filtersByTheTextAndReportsMistakes() {
        Text text = filterText();
        write(text, "message.kind == request && call > 10");
        Workbench.until("ten requests are left", () -> list.rows().size() == CALLS - 10);
        Workbench.until("the first is read", () -> list.text(0, "CALL").equals("11"));
        write(text, "message.kind == request &&");
        Label problem = Workbench.find(view, Label.class, label -> label.getText().startsWith("At character"));
        assertTrue(problem.isVisible());
        assertTrue(said("Not applied yet"));
        assertEquals(CALLS - 10, list.rows().size(), "a wrong filter changes nothing");
        write(text, "");
        Workbench.until("all are back", () -> list.rows().size() == PACKETS);
        assertFalse(problem.isVisible());
    }

    @Test
    void aWrittenFilterIsAppliedWhenThePersonPausesAndSaidNotToBeUntilThen() {
        Text text = filterText();
        text.setText("tcp.len > 0");
        assertTrue(said("Not applied yet"));
        Workbench.until("only what carries something", () -> list.rows().size() == 2 * CALLS);
        Workbench.until("how many there are stands in its place", () -> said(2 * CALLS + " of " + PACKETS));
    }

    @Test
    @Tag("screen")
    void escapeClosesTheProposalsThenGoesToTheListAndNeverLosesWhatWasTyped() {
        Text text = filterText();
        write(text, "call == 1");
        Workbench.until("the packets of a call are left", () -> list.rows().size() < PACKETS);
        int left = list.rows().size();
        Workbench.focuses(text);
        text.selectAll();
        String wrong = "http.respons.code == 200";
        Person.types(wrong);
        Workbench.until("it is said not to be applied, and why", () -> said("Not applied yet") && said("http.response.code"));
        Person.presses("Escape");
        Workbench.until("the keyboard is the list's", list::isFocusControl);
        Person.presses("Return");
        assertEquals(wrong, text.getText());
        assertTrue(said("Not applied yet"));
        assertEquals(left, list.rows().size(), "the last good filter is still applied");
        Workbench.focuses(text);
        text.selectAll();
        Person.types("http.respons");
        Workbench.until("words are proposed", () -> proposals() != null);
        Person.presses("Escape");
        Workbench.until("they are closed", () -> proposals() == null);
        assertTrue(text.isFocusControl());
        assertEquals("http.respons", text.getText());
        Person.presses("Return");
        Workbench.until("the field is named", () -> said("Names like it: http.response.code."));
        assertEquals("http.respons", text.getText());
    }

    @Test
    @Tag("screen")
    void aWholeFilterIsAppliedAlsoWhileWordsAreProposed() {
        Text text = filterText();
        write(text, "tcp.len == 0");
        Workbench.until("only what carries nothing", () -> list.rows().size() < PACKETS);
        Workbench.focuses(text);
        text.selectAll();
        Person.types("http");
        Workbench.until("words are proposed", () -> proposals() != null);
        Workbench.until("the messages are listed", () -> said(2 * CALLS + " of " + PACKETS));
        assertNotNull(proposals(), "and can still be taken");
        assertNull(text.getToolTipText(), "it would lie over them");
        Person.presses("Escape");
        Workbench.until("they are closed", () -> proposals() == null);
        assertTrue(text.getToolTipText().contains("when you pause"), text.getToolTipText());
    }

    @Test
    @Tag("screen")
    void aProblemCanBeReadWhileWordsAreProposedAndTheseTakeNoMoreRoomThanTheyNeed() {
        Text text = filterText();
        Workbench.focuses(text);
        Person.types("http.request");
        Workbench.until("it is said what that is here", () -> said("is message.kind == request here"));
        Workbench.until("words are proposed, all of them in sight", () -> proposals() != null && rowsInSight() == proposed().getItemCount());
        assertTrue(proposed().getItem(0).getText().startsWith("message.kind == request"), proposed().getItem(0).getText());
        Label problem = Workbench.find(view, Label.class, label -> label.getText().startsWith("At character"));
        Workbench.until("they lie below the problem", () -> proposals().getLocation().y >= problem.toDisplay(0, problem.getSize().y).y);
        text.selectAll();
        Person.types("t");
        Workbench.until("some of many are in sight", () -> proposals() != null && proposed().getItemCount() > 10 && rowsInSight() == 10);
        Person.presses("Escape");
        Workbench.until("they are closed", () -> proposals() == null);
    }

    @Test
    void aClickWritesWhatAWordOfWiresharksIsHere() {
        write(filterText(), "http.request && call == 1");
        Workbench.until("it is said what that is here", () -> said("is message.kind == request here"));
        clickWords("message.kind == request");
        Workbench.until("it is written in its place", () -> filterText().getText().equals("message.kind == request && call == 1"));
        Workbench.until("and applied", () -> list.rows().size() == 1);
    }

    /** Filters that were saved ask for names that messages had before. */
    @Test
    void aNameThatNoMessageHasIsSaidToBeWhyNothingIsListed() {
        String name = list.capture().messages().summaries().getFirst().operation();
        write(filterText(), "message.operation == \"old " + name + "\"");
        Workbench.until("nothing is listed, and why", () -> list.rows().size() == 0 && said("No captured message is named 'old " + name + "'."));
        clickWords(name);
        Workbench.until("the packets of that name are listed", () -> list.rows().size() > 0);
        assertEquals("message.operation == \"" + name + "\"", filterText().getText());
        write(filterText(), "message.kind in {request, reqest}");
        Workbench.until("the other name is doubted beside what is listed",
                () -> list.rows().size() == CALLS && said("No captured message is of the kind 'reqest'."));
        write(filterText(), "call == " + (CALLS + 1));
        Workbench.until("nothing is listed", () -> list.rows().size() == 0 && said("0 of "));
        assertFalse(said("No captured message"), "its names are right");
    }

    /** What is seen is what is counted from: a person compares the times of two rows. */
    @Test
    void aRowCountsFromTheOneAboveItWithAFilterToo() {
        write(filterText(), "message.kind == request");
        Workbench.until("only requests are left", () -> list.rows().size() == CALLS);
        Workbench.until("the second is read", () -> !list.text(1, "SINCE_LAST").isEmpty());
        Workbench.until("the first has none above", () -> list.text(0, "SINCE_LAST").equals("\u2013"));
        double between = (millis(1) - millis(0)) * 1000;
        assertEquals(between, Double.parseDouble(list.text(1, "SINCE_LAST").replace(",", "")), between / 100);
    }

    private void clickWords(String words) {
        Event click = new Event();
        click.text = "0";
        Workbench.find(view, Link.class, each -> each.isVisible() && each.getText().contains(words)).notifyListeners(SWT.Selection, click);
    }

    private double millis(int row) {
        return Double.parseDouble(list.text(row, "TIME").replace(",", ""));
    }

    private static Table proposed() {
        return Workbench.all(proposals(), Table.class).getFirst();
    }

    private static int rowsInSight() {
        return proposed().getClientArea().height / proposed().getItemHeight();
    }

    private static Shell proposals() {
        return Stream.of(Display.getCurrent().getShells()).flatMap(shell -> Stream.of(shell.getShells()))
                .filter(shell -> !shell.isDisposed() && shell.isVisible() && shell.getText().isEmpty() && !Workbench.all(shell, Table.class).isEmpty()).findFirst().orElse(null);
    }

    private Text filterText() {
        return Workbench.find(view, Text.class, text -> (text.getStyle() & SWT.SEARCH) != 0);
    }

    private boolean said(String words) {
        return Workbench.says(view, words);
    }

    private static void write(Text text, String words) {
        text.setText(words);
        text.notifyListeners(SWT.DefaultSelection, new Event());
    }
}
