// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.roundtrip.engine.RefusedException;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.run.views.Opening;
import org.roundtrip.ui.run.warmup.WarmUpView;

/** The keys of a chart are commands, and its context menu offers them. */
@WindowTest
class ChartKeysTest {
    private static final String CONTEXT = "org.roundtrip.ui.chart";
    @TempDir
    static Path home;
    private WarmUpView view;
    private ChartCanvas canvas;

    @BeforeAll
    static void make() throws IOException, RefusedException, InterruptedException {
        Opening.run(Workbench.measured(home, "keys", 3000), Workbench.page());
    }

    @BeforeEach
    void find() throws PartInitException {
        view = Workbench.view(WarmUpView.ID, WarmUpView.class);
        Workbench.until("the run is shown", 
                () -> Workbench.service(FocusService.class).focus().run() != null);
        canvas = Workbench.find(view, ChartCanvas.class, each -> true);
        Workbench.until("the curve is drawn", () -> canvas.view() != null && canvas.view().most() >= 3050);
        Person.focuses(canvas);
    }

    private static boolean active() {
        return Workbench.service(IContextService.class).getActiveContextIds().contains(CONTEXT);
    }

    @Test
    void keysOfAPersonZoomOnceEach() {
        double whole = canvas.view().to() - canvas.view().from();
        Person.presses("Up");
        Workbench.until("it is closer", () -> !canvas.view().whole());
        assertEquals(whole / 1.5, canvas.view().to() - canvas.view().from(), whole * 1e-9, "one step for one key");
        Person.presses("plus");
        Workbench.until("plus does the same", () -> canvas.view().to() - canvas.view().from() < whole / 2);
        double from = canvas.view().from();
        Person.presses("Left");
        Workbench.until("it is shifted", () -> canvas.view().from() < from);
        Person.presses("Home");
        Workbench.until("all is seen", () -> canvas.view().whole());
    }

    @Test
    void theyWorkOnlyWhileTheChartHasTheFocus() {
        assertTrue(active());
        Person.focuses(Workbench.find(view, Combo.class, each -> true));
        assertFalse(active(), "a letter typed into the list of operations is not a command");
        Person.focuses(canvas);
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
        assertEquals("Home", keys.get("Show all"), keys::toString);
        assertEquals("Space", keys.get("Pause"), keys::toString);
        assertEquals("Ctrl+C", keys.get("Copy picture"), keys::toString);
    }
}
