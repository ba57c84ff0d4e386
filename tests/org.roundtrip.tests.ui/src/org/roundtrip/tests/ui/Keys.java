// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import java.util.List;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/**
 * Keys as events of SWT on the control that has the focus: key bindings, listeners and traversal answer them, and no other program is
 * needed. What a native widget does with a key by itself, such as moving its selection, needs {@link Person}.
 */
final class Keys {
    private static final Map<String, Integer> NAMED = Map.ofEntries(Map.entry("Return", (int) SWT.CR), Map.entry("Escape", (int) SWT.ESC),
            Map.entry("Tab", (int) SWT.TAB), Map.entry("Delete", (int) SWT.DEL), Map.entry("Insert", SWT.INSERT), Map.entry("F2", SWT.F2),
            Map.entry("Up", SWT.ARROW_UP), Map.entry("Down", SWT.ARROW_DOWN), Map.entry("Left", SWT.ARROW_LEFT), Map.entry("Home", SWT.HOME),
            Map.entry("plus", (int) '+'));
    private static final Map<String, Integer> MODIFIERS = Map.of("ctrl", SWT.CTRL, "alt", SWT.ALT, "shift", SWT.SHIFT);

    private Keys() {
    }

    /** Presses a key, such as {@code ctrl+l}, on what has the focus. */
    static void press(String key) {
        Control control = focus();
        List<String> words = List.of(key.split("\\+"));
        Event event = event(words.getLast());
        words.subList(0, words.size() - 1).forEach(word -> event.stateMask |= MODIFIERS.get(word));
        if ((event.stateMask & SWT.CTRL) != 0 && event.character > 0) {
            event.character &= 0x1f;
        }
        control.notifyListeners(SWT.KeyDown, event);
        if (event.doit && !control.isDisposed()) {
            answer(control, event);
        }
        Workbench.settle();
    }

    /** What follows a key that no listener has taken. */
    private static void answer(Control control, Event event) {
        switch (event.keyCode) {
            case SWT.TAB -> traverse(control, (event.stateMask & SWT.SHIFT) == 0 ? SWT.TRAVERSE_TAB_NEXT : SWT.TRAVERSE_TAB_PREVIOUS);
            case SWT.ESC -> traverse(control, SWT.TRAVERSE_ESCAPE);
            case SWT.CR -> {
                if (control instanceof Text || control instanceof Combo) {
                    control.notifyListeners(SWT.DefaultSelection, new Event());
                }
                traverse(control, SWT.TRAVERSE_RETURN);
            }
            default -> {
                // Nothing follows.
            }
        }
    }

    /** The shell answers what the control and those around it do not, as by its default button. */
    private static void traverse(Control control, int way) {
        Control asked = control;
        while (asked != null && !asked.isDisposed() && !asked.traverse(way)) {
            asked = asked instanceof Shell ? null : asked.getParent();
        }
    }

    private static Event event(String key) {
        Event event = new Event();
        // The platform takes keys of one moment for one key.
        event.time = (int) System.nanoTime();
        int code = NAMED.getOrDefault(key, (int) key.charAt(0));
        event.keyCode = code;
        event.character = (code & SWT.KEYCODE_BIT) == 0 ? (char) code : '\0';
        return event;
    }

    /** Types a text into what has the focus, in place of what is selected there. */
    static void type(String text) {
        switch (focus()) {
            case Text field -> field.insert(text);
            case StyledText field -> field.insert(text);
            case Control other -> throw new AssertionError("nothing can be typed into " + other);
        }
        Workbench.settle();
    }

    private static Control focus() {
        Workbench.until("a control has the focus", () -> Display.getCurrent().getFocusControl() != null);
        return Display.getCurrent().getFocusControl();
    }
}
