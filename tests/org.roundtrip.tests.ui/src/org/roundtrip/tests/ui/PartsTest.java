// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.ui.form.FramedPopup;
import org.roundtrip.ui.packets.desk.LatestRequest;
import org.roundtrip.ui.view.VerticalScroll;

/** Every view and perspective of ours opens, and nothing is logged as an error meanwhile. */
@WindowTest
class PartsTest {

    private final List<String> errors = new ArrayList<>();
    private final ILogListener listener = (status, plugin) -> {
        if (status.getSeverity() == IStatus.ERROR) {
            errors.add(plugin + ": " + status.getMessage());
        }
    };
    private final IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();

    @BeforeEach
    void listen() {
        Platform.addLogListener(listener);
    }

    @AfterEach
    void silence() {
        Platform.removeLogListener(listener);
        page.resetPerspective();
    }

    @Test
    void everyViewOpens() throws PartInitException {
        for (var view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
            if (view.getId().startsWith("org.roundtrip.")) {
                assertFalse(view.getLabel().isBlank() || view.getLabel().startsWith("%"), view.getId());
                page.showView(view.getId());
                Workbench.settle();
            }
        }
        assertEquals(List.of(), errors);
    }

    /** The keys that are named below a list stood on the frame. */
    @Test
    void wordsInAPopupDoNotTouchItsFrame() {
        FramedPopup popup = new FramedPopup(page.getWorkbenchWindow().getShell(), new Point(50, 50), null, "keys") { };
        popup.open();
        Shell shell = popup.getShell();
        Label words = Workbench.all(shell, Label.class).stream().filter(each -> each.getText().equals("keys")).findFirst().orElseThrow();
        Point end = shell.getDisplay().map(words, shell, words.getSize());
        assertTrue(end.y + 4 <= shell.getClientArea().height, end + " in " + shell.getClientArea());
        popup.close();
    }

    /** In a narrow place a sentence has more lines, which push down what stands below it. */
    @Test
    void whatStandsBelowASentenceIsReachedByScrolling() {
        Shell shell = new Shell(page.getWorkbenchWindow().getShell());
        shell.setLayout(new FillLayout());
        ScrolledComposite scrolled = VerticalScroll.in(shell, SWT.V_SCROLL);
        Composite content = new Composite(scrolled, SWT.NONE);
        content.setLayout(new GridLayout());
        Label sentence = new Label(content, SWT.WRAP);
        sentence.setText("word ".repeat(100));
        GridDataFactory.fillDefaults().grab(true, false).hint(10, SWT.DEFAULT).applyTo(sentence);
        Button last = new Button(content, SWT.PUSH);
        scrolled.setContent(content);
        for (int width : new int[] {400, 150}) {
            shell.setSize(width, 200);
            shell.open();
            Workbench.until("all of it fits in " + width, () -> last.getSize().y > 0 && content.getSize().x <= width
                    && last.getLocation().y + last.getSize().y <= content.getSize().y);
        }
        shell.dispose();
    }

    @Test
    void everyPerspectiveOpens() throws WorkbenchException {
        var ours = Stream.of(PlatformUI.getWorkbench().getPerspectiveRegistry().getPerspectives())
                .filter(perspective -> perspective.getId().startsWith("org.roundtrip.")).toList();
        assertFalse(ours.isEmpty());
        for (var perspective : ours) {
            assertFalse(perspective.getLabel().isBlank() || perspective.getLabel().startsWith("%"), perspective.getId());
            PlatformUI.getWorkbench().showPerspective(perspective.getId(), page.getWorkbenchWindow());
            Workbench.settle();
        }
        PlatformUI.getWorkbench().showPerspective("org.roundtrip.ui.run.perspective", page.getWorkbenchWindow());
        assertEquals(List.of(), errors);
    }

    /** Of a view's request that fails by an error of the program. */
    @Test
    void anErrorIsReportedAndTheNextRequestIsAnswered() {
        Shell owner = new Shell(page.getWorkbenchWindow().getShell());
        LatestRequest<String> request = new LatestRequest<>(owner, "A request that fails");
        List<String> answers = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        request.ask(work -> {
            throw new IllegalStateException("a wrong state");
        }, answers::add, failures::add);
        Workbench.until("the failure is reported", () -> !failures.isEmpty());
        assertTrue(failures.getFirst().contains("a wrong state"), failures.getFirst());
        assertFalse(request.waiting());
        request.ask(work -> "well", answers::add, failures::add);
        Workbench.until("the next is answered", () -> !answers.isEmpty());
        assertEquals(List.of("well"), answers);
        assertEquals(1, failures.size());
        owner.dispose();
    }
}
