// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.e4.ui.model.application.ui.advanced.MPerspective;
import org.eclipse.e4.ui.model.application.ui.basic.MWindow;
import org.eclipse.e4.ui.workbench.modeling.EModelService;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/** The workbench under test, driven as a person drives it. On the user interface's thread. */
final class Workbench {
    private static final int PATIENCE_SECONDS = 120, LOST_SECONDS = 5;
    private static final int TURN_MILLIS = 10;
    private static final int PAUSE_MILLIS = 20;
    private static final Runnable WAKE = () -> { };

    /** A part of a test. */
    interface Step {
        void take() throws Exception;
    }

    private Workbench() {
    }

    static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getWorkbenchWindows()[0].getActivePage();
    }

    /** A service of the workbench or of its first window. */
    static <T> T service(Class<T> type) {
        return page().getWorkbenchWindow().getService(type);
    }

    /**
     * Runs the event loop until a condition is true; fails after two minutes. It is looked at when no event waits, or many were dispatched:
     * some are dear to look at.
     */
    static void until(String what, BooleanSupplier so) {
        Display display = Display.getCurrent();
        long begin = System.nanoTime(), end = begin + PATIENCE_SECONDS * 1_000_000_000L;
        while (!so.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, "still not so: " + what);
            if (display.getActiveShell() == null && System.nanoTime() - begin > LOST_SECONDS * 1_000_000_000L) {
                activate(display);
            }
            long turn = System.nanoTime() + TURN_MILLIS * 1_000_000L;
            if (display.readAndDispatch()) {
                while (System.nanoTime() < turn && display.readAndDispatch()) {
                    // There may be more.
                }
            } else {
                display.timerExec(PAUSE_MILLIS, WAKE);
                display.sleep();
            }
        }
    }

    /** A busy window manager may give the keyboard to no window when one closes. A person would click on the one in front. */
    private static void activate(Display display) {
        Stream.of(display.getShells()).filter(shell -> shell.isVisible() && (shell.getStyle() & SWT.ON_TOP) == 0)
                .reduce((one, other) -> other).ifPresent(Shell::forceActive);
    }

    /** Waits until the first start shows the recorded run, closes that, and turns to the perspective Run with its first plan. */
    static void passFirstStart() {
        until("the first start is over", () -> !service(OpenRuns.class).toCome());
        OpenRuns runs = service(OpenRuns.class);
        List.copyOf(runs.all()).forEach(runs::close);
        if (!page().getPerspective().getId().equals(RunPerspective.ID)) {
            IPerspectiveDescriptor first = page().getPerspective();
            showPerspective(RunPerspective.ID);
            page().closePerspective(first, false, false);
        }
        until("the perspective is in sight", Workbench::perspectiveIsInSight);
        until("a plan is open", () -> page().getEditorReferences().length > 0);
    }

    /** Whether no part has the window to itself. */
    static boolean perspectiveIsInSight() {
        MPerspective shown = service(EModelService.class).getActivePerspective(service(MWindow.class));
        return shown.getWidget() instanceof Control control && control.isVisible();
    }

    /** Switches the first window to a perspective. */
    static void showPerspective(String id) {
        page().setPerspective(PlatformUI.getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(id));
        settle();
    }

    /** Runs the event loop until no event waits. */
    static void settle() {
        while (Display.getCurrent().readAndDispatch()) {
            // There may be more.
        }
    }

    /** Runs the event loop until all is done that was set going before, such as enabling commands. */
    static void work() {
        boolean[] through = new boolean[1];
        Display.getCurrent().asyncExec(() -> through[0] = true);
        until("what was set going is done", () -> through[0]);
    }

    /** A short plan of one operation through raw TCP. */
    static Plan plan(String name, Amount measured) {
        return new Plan(name, "", new Contract("Calls",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(new ProviderChoice("socket", "socket", Map.of())),
                new Protocol(1, Amount.calls(50), measured, 0, 30, 64, 1));
    }

    /** Opens a run without a view. */
    static OpenRun opened(Path folder) throws IOException {
        return service(OpenRuns.class).open(RunFolder.open(folder));
    }

    /** The views of the first window turn to a run. */
    static void look(OpenRun run) {
        service(FocusService.class).set(Focus.on(run), null);
    }

    /** Writes a plan into the user's own and opens it in its editor, in the first window. */
    static PlanEditor edit(Plan plan) throws IOException {
        return edit(plan, page());
    }

    static PlanEditor edit(Plan plan, IWorkbenchPage page) throws IOException {
        Path file = service(Library.class).newPlanFile(plan.name());
        Files.createDirectories(file.getParent());
        Files.writeString(file, PlanFiles.toJson(plan));
        return PlanEditor.open(new PlanSource.Own(file), page);
    }

    static void close(PlanEditor editor) throws IOException {
        page().closeEditor(editor, false);
    }

    /** Closes all editors for a while, and opens them again for the tests that come later. */
    static void withoutEditors(Step test) throws Exception {
        List<IEditorInput> open = new ArrayList<>();
        for (IEditorReference reference : page().getEditorReferences()) {
            open.add(reference.getEditorInput());
        }
        page().closeAllEditors(false);
        try {
            test.take();
        } finally {
            for (IEditorInput input : open) {
                page().openEditor(input, PlanInput.EDITOR, false);
            }
        }
    }

    /** Shows a page of a plan's editor. */
    static void turnTo(PlanEditor editor, String page) {
        CTabFolder tabs = find(editor, CTabFolder.class, each -> true);
        for (int i = 0; i < tabs.getItemCount(); i++) {
            if (tabs.getItem(i).getText().equals(page)) {
                tabs.setSelection(i);
                tabs.notifyListeners(SWT.Selection, new Event());
            }
        }
    }

    static <T extends IViewPart> T view(String id, Class<T> type) throws PartInitException {
        return type.cast(page().showView(id));
    }

    /** The first visible control of a part that is of a type and fits. */
    static <T extends Control> T find(IWorkbenchPart part, Class<T> type, Predicate<T> fits) {
        return all(part, type).stream().filter(fits).findFirst()
                .orElseThrow(() -> new AssertionError("no such " + type.getSimpleName() + " in " + part.getTitle()));
    }

    /** Whether a part shows a line with these words. */
    static boolean says(IWorkbenchPart part, String words) {
        return all(part, Label.class).stream().anyMatch(label -> label.isVisible() && label.getText().contains(words));
    }

    /** All widgets of a type in a part, in the order in which they were made. */
    static <T extends Control> List<T> all(IWorkbenchPart part, Class<T> type) {
        return all((Composite) part.getSite().getService(org.eclipse.e4.ui.model.application.ui.basic.MPart.class)
                .getWidget(), type);
    }

    /** All widgets of a type in a shell or another composite, in the order in which they were made. */
    static <T extends Control> List<T> all(Composite parent, Class<T> type) {
        List<T> found = new ArrayList<>();
        collect(parent, type, found);
        return found;
    }

    /** The visible widgets of a type in the first window, in the order in which they were made. */
    static <T extends Control> Stream<T> visible(Class<T> type) {
        List<T> found = new ArrayList<>();
        collect(page().getWorkbenchWindow().getShell(), type, found);
        return found.stream().filter(Control::isVisible);
    }

    /** The links of the notification that is shown; none without one. */
    static Stream<Link> offers() {
        return Stream.of(page().getWorkbenchWindow().getShell().getShells()).flatMap(shell -> all(shell, Link.class).stream());
    }

    /** The dialogs in sight. Notifications are none. */
    static Stream<Shell> dialogs() {
        return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.isVisible() && shell.getData() instanceof Dialog);
    }

    /** Answers the next dialog of that title while it has the event loop; closes it when the answer fails, so nothing waits for ever. */
    static void answer(String title, Consumer<Shell> answer) {
        Display display = Display.getCurrent();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        display.asyncExec(new Runnable() {
            @Override
            public void run() {
                Optional<Shell> dialog = dialogs().filter(shell -> shell.getText().equals(title)).findFirst();
                if (dialog.isEmpty()) {
                    if (System.nanoTime() < end) {
                        display.timerExec(TURN_MILLIS, this);
                    }
                    return;
                }
                try {
                    answer.accept(dialog.get());
                } catch (RuntimeException | AssertionError e) {
                    ((Dialog) dialog.get().getData()).close();
                    throw e;
                }
            }
        });
    }

    private static <T extends Control> void collect(Composite parent, Class<T> type, List<T> found) {
        for (Control child : parent.getChildren()) {
            if (type.isInstance(child)) {
                found.add(type.cast(child));
            }
            if (child instanceof Composite composite) {
                collect(composite, type, found);
            }
        }
    }

    static void click(Control button) {
        assertTrue(button.isEnabled(), "a button that is grey cannot be clicked");
        button.notifyListeners(SWT.Selection, new Event());
    }

    static void press(Control control, int keyCode, char character) {
        Event event = new Event();
        event.keyCode = keyCode;
        event.character = character;
        control.notifyListeners(SWT.KeyDown, event);
    }

    /** The same for a key that is bound to a command of the control, which works only while the control has the focus. */
    static void pressFocused(Control control, int keyCode, char character) {
        focuses(control);
        press(control, keyCode, character);
    }

    /** Gives the window and then a control in it the focus. */
    static void focuses(Control control) {
        Shell shell = control.getShell();
        until("the window is active", () -> {
            if (Display.getCurrent().getActiveShell() != shell) {
                shell.forceActive();
            }
            return Display.getCurrent().getActiveShell() == shell;
        });
        until("the control has the focus", () -> control.isFocusControl() || control.setFocus());
        settle();
    }

    static void command(String id) {
        try {
            PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(id, null);
        } catch (CommandException e) {
            throw new AssertionError(id, e);
        }
    }
}
