// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.help.view.HelpView;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.packets.desk.CaptureOpener;
import org.roundtrip.ui.packets.desk.NoCaptureReason;
import org.roundtrip.ui.packets.timing.TimingView;
import org.roundtrip.ui.run.RunPerspective;

/** Key bindings, pressed on the keyboard, and where the focus is after them. */
@WindowTest
@Tag("screen")
class KeyboardTest extends ListedHttpCapture {

    @BeforeEach
    void beginInTheList() {
        list.goTo(0);
        Workbench.focuses(list);
    }

    @Test
    void numbersSwitchPerspectives() {
        Person.presses("ctrl+1");
        Workbench.until("it is the perspective Run", () -> perspective().equals(RunPerspective.ID));
        Person.presses("ctrl+2");
        Workbench.until("it is the perspective Packets", () -> perspective().equals(CaptureOpener.PERSPECTIVE));
    }

    @Test
    void ctrlLFocusesTheFilterField() {
        Person.presses("ctrl+l");
        Workbench.until("the filter has the focus",
                () -> focus() instanceof Text text && (text.getStyle() & SWT.SEARCH) != 0);
        Person.types("tcp.len > 0");
        Person.presses("Return");
        Workbench.until("packets with bytes are left", () -> list.rows().size() == 2 * CALLS);
    }

    @Test
    void ctrlLLeadsToTheFilterFromOtherViewsToo() throws PartInitException {
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        TimingView timing = Workbench.view(TimingView.ID, TimingView.class);
        Workbench.page().activate(timing);
        Workbench.until("the view is active", () -> Workbench.page().getActivePart() == timing);
        Person.presses("ctrl+l");
        Workbench.until("the filter has the focus",
                () -> focus() instanceof Text text && (text.getStyle() & SWT.SEARCH) != 0 && Workbench.page().getActivePart() == view);
    }

    @Test
    void ctrlGAsksForANumberAndEscapeReturnsToTheList() {
        Person.presses("ctrl+g");
        Workbench.until("the number has the focus", () -> focus() instanceof Text);
        Person.types("30");
        Person.presses("Return");
        Workbench.until("the packet is selected", () -> list.packet() == 29);
        if (focus() != list) {
            Person.presses("Escape");
        }
        Workbench.until("the list has the focus", () -> focus() == list);
    }

    @Test
    void ctrlFFindsAndF3FindsTheNext() {
        Person.presses("ctrl+f");
        Workbench.until("the words have the focus", () -> focus() instanceof Text);
        Person.types("call12");
        Person.presses("Return");
        int packet = HttpFile.OPENING + 12 * HttpFile.PER_CALL;
        Workbench.until("the request is found", () -> list.packet() == packet);
        Person.presses("F3");
        Workbench.until("its response is found", () -> list.packet() == packet + 2);
        Person.presses("Escape");
        Workbench.until("the list has the focus", () -> focus() == list);
    }

    @Test
    void arrowsWalkAndControlBMarks() {
        Person.presses("Down");
        Person.presses("Down");
        Workbench.until("the third packet is selected", () -> list.packet() == 2);
        Person.presses("ctrl+b");
        Workbench.until("it is marked", () -> view.notes().marked(2));
        Person.presses("ctrl+z");
        Workbench.until("and not any more", () -> !view.notes().marked(2));
        Person.presses("End");
        Workbench.until("the last is selected", () -> list.packet() == list.rows().size() - 1);
        assertTrue(list.isFocusControl());
    }

    @Test
    void f1ShowsHelpOnTheViewInFocus() {
        Person.presses("F1");
        Workbench.until("help is active", () -> Workbench.page().getActivePart() instanceof HelpView);
        assertEquals("packets-perspective", ((HelpView) Workbench.page().getActivePart()).page().id());
    }

    @Test
    void controlShiftDTurnsTheThemeAndBack() {
        boolean before = Theme.dark();
        Person.presses("ctrl+shift+d");
        Workbench.until("the theme has changed", () -> Theme.dark() != before);
        Person.presses("ctrl+shift+d");
        Workbench.until("and back", () -> Theme.dark() == before);
    }

    @Test
    void keysWorkAfterTheViewThatHadThemWasClosed() throws PartInitException {
        IViewPart roles = Workbench.view("org.roundtrip.ui.packets.roles", IViewPart.class);
        roles.setFocus();
        Workbench.until("the view has the focus", () -> focus() != null && focus() != list);
        Workbench.page().hideView(roles);
        Workbench.until("another control has the focus", () -> focus() != null && !focus().isDisposed());
        Person.presses("ctrl+1");
        Workbench.until("the keys are heard", () -> perspective().equals(RunPerspective.ID));
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
        Workbench.view("org.roundtrip.ui.packets.roles", IViewPart.class);
    }

    @Test
    void keysWorkAfterAnotherCaptureWasOpenedAndWhileNoneCanBeRead() throws IOException {
        Person.presses("ctrl+l");
        Workbench.until("the filter has the focus", () -> focus() instanceof Text);
        Control filter = focus();
        OpenedCapture opened = OpenedCapture.decoded(HttpFile.write(folder.resolve("next.pcapng"), 2));
        Workbench.until("the filter has it again", () -> focus() == filter);
        opened.desk().clear(new NoCaptureReason("Nothing", "to see"));
        Person.presses("ctrl+1");
        Workbench.until("the keys are heard", () -> perspective().equals(RunPerspective.ID));
        Workbench.showPerspective(CaptureOpener.PERSPECTIVE);
    }

    private static String perspective() {
        return Workbench.page().getPerspective().getId();
    }

    private static Control focus() {
        return Display.getCurrent().getFocusControl();
    }
}
