// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.keys.IBindingService;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.Viewport;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.library.opening.Opening;

/** The keys of a chart are commands, and its context menu offers them. */
@WindowTest
class ChartKeysTest {
    private static final String CONTEXT = "org.roundtrip.ui.chart";
    @TempDir
    static Path home;
    private WarmUpView view;
    private ChartCanvas canvas;

    @BeforeAll
    static void make() throws IOException {
        Opening.run(WrittenRun.in(home, "keys", 3000), Workbench.page());
    }

    @BeforeEach
    void find() throws PartInitException {
        view = Workbench.view(WarmUpView.ID, WarmUpView.class);
        Workbench.until("the run is shown", 
                () -> Workbench.service(FocusService.class).focus().run() != null);
        canvas = Workbench.find(view, ChartCanvas.class, each -> true);
        Workbench.until("the curve is drawn", () -> canvas.view() != null && canvas.view().most() >= 3050);
        Workbench.focuses(canvas);
    }

    private static boolean active() {
        return Workbench.service(IContextService.class).getActiveContextIds().contains(CONTEXT);
    }

    private double span() {
        Viewport seen = canvas.view();
        return seen.logarithmic() ? Math.log(seen.to() / seen.from()) : seen.to() - seen.from();
    }

    @Test
    void keysOfAPersonZoomOnceEach() {
        double whole = span();
        Keys.press("Up");
        Workbench.until("it is closer", () -> !canvas.view().whole());
        assertEquals(whole / 1.5, span(), whole * 1e-9, "one step for one key");
        Keys.press("plus");
        Workbench.until("plus does the same", () -> span() < whole / 2);
        double from = canvas.view().from();
        Keys.press("Left");
        Workbench.until("it is shifted", () -> canvas.view().from() < from);
        Keys.press("Home");
        Workbench.until("all is seen", () -> canvas.view().whole());
    }

    @Test
    void theCursorReadsTheCallsOneAfterTheOther() {
        canvas.look(canvas.view().seeing(100, 110));
        String name = "Latency of every call, as it settles";
        Workbench.until("the call at the cursor is said", () -> {
            Workbench.press(canvas, SWT.ESC, SWT.ESC);
            assertEquals(name, canvas.spoken());
            for (int i = 0; i < 3; i++) {
                ctrl(SWT.ARROW_RIGHT);
            }
            return canvas.spoken().contains("call 102,") || canvas.spoken().contains("call 103,");
        });
        assertTrue(canvas.spoken().startsWith(name + ": socket  "), canvas.spoken());
        assertTrue(canvas.spoken().contains(", measured, fork 1"), canvas.spoken());
        String there = canvas.spoken();
        ctrl(SWT.ARROW_RIGHT);
        String next = canvas.spoken();
        assertNotEquals(there, next);
        ctrl(SWT.ARROW_LEFT);
        assertEquals(there, canvas.spoken(), "and back");
        Workbench.press(canvas, SWT.CR, SWT.CR);
        assertNotNull(Workbench.service(FocusService.class).focus().call(), "Enter selects the call");
    }

    private void ctrl(int keyCode) {
        Event event = new Event();
        event.keyCode = keyCode;
        event.stateMask = SWT.CTRL;
        canvas.notifyListeners(SWT.KeyDown, event);
    }

    @Test
    void theyWorkOnlyWhileTheChartHasTheFocus() {
        assertTrue(active());
        Workbench.focuses(Workbench.find(view, Combo.class, each -> true));
        assertFalse(active(), "a letter typed into the list of operations is not a command");
        Workbench.focuses(canvas);
        assertTrue(active());
    }

    @Test
    void theyAreListedWithTheirCommands() {
        IBindingService bindings = Workbench.service(IBindingService.class);
        for (var each : Map.of(CONTEXT + ".showAll", "Home", CONTEXT + ".save", "S", WarmUpView.ID + ".pause", "Space",
                WarmUpView.ID + ".follow", "F").entrySet()) {
            assertTrue(Stream.of(bindings.getActiveBindingsFor(each.getKey()))
                    .anyMatch(key -> key.format().equals(each.getValue())), each::toString);
        }
    }

    @Test
    void theContextMenuOffersThemWithTheirKeys() {
        Menu menu = canvas.getMenu();
        menu.notifyListeners(SWT.Show, new Event());
        Map<String, String> keys = Stream.of(menu.getItems()).filter(item -> (item.getStyle() & SWT.SEPARATOR) == 0)
                .map(MenuItem::getText).map(text -> (text + "\t ").split("\t"))
                .collect(Collectors.toMap(words -> words[0], words -> words[1].strip()));
        menu.notifyListeners(SWT.Hide, new Event());
        assertEquals("0", keys.get("Show All"), keys::toString);
        assertEquals("Space", keys.get("Pause"), keys::toString);
        assertEquals("Ctrl+C", keys.get("Copy Picture"), keys::toString);
    }
}
