// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.opening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.WorkbenchException;
import org.roundtrip.capture.file.CaptureNames;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.LeftOut;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.run.charts.percentiles.PercentileView;
import org.roundtrip.ui.run.charts.sweep.SweepView;
import org.roundtrip.ui.run.charts.warmup.WarmUpView;
import org.roundtrip.ui.run.control.OneAtATime;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;

/** Opens a plan in its editor, a run in the views, or a file from elsewhere. User interface's thread only. */
public final class Opening {
    private static final Texts TEXTS = Texts.of(Opening.class);

    /** The view of results, named by its id because its bundle may be missing. */
    public static final String RESULTS = "org.roundtrip.ui.results.table";
    /** The views of runs that are compared, named by their ids for the same reason. */
    private static final String COMPARISON = "org.roundtrip.ui.results.comparison", COMPARED = "org.roundtrip.ui.results.compared";
    /** A command of another bundle, named by its id because that bundle may be missing. */
    private static final String OPEN_CAPTURE = "org.roundtrip.ui.packets.openCapture";
    private static final String CAPTURE_FILE = "org.roundtrip.ui.packets.file";

    private Opening() {
    }

    /** Opens an item of the library; what is in the trash is brought back before it can be opened. */
    public static void open(Item item, IWorkbenchPage page) {
        switch (item) {
            case Item.Shelf shelf -> { }
            case Item.TrashItem gone -> { }
            case Item.PlanItem plan -> plan(plan.source(), page);
            case Item.PayloadItem payload -> payload(payload.file(), page);
            case Item.RunItem run -> run(run.folder(), page);
        }
    }

    /** Opens a plan in its editor. A perspective that has no room for editors gives way to the perspective Run. */
    public static IEditorPart plan(PlanSource source, IWorkbenchPage page) {
        try {
            if (!page.isEditorAreaVisible()) {
                show(PlanInput.PERSPECTIVE, page);
            }
            if (source instanceof PlanSource.Own(Path file)) {
                RecentItems.add(file);
            }
            return page.openEditor(new PlanInput(source), PlanInput.EDITOR);
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void show(String perspective, IWorkbenchPage page) {
        try {
            page.getWorkbenchWindow().getWorkbench().showPerspective(perspective, page.getWorkbenchWindow());
        } catch (WorkbenchException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens a payload in its editor, in the perspective Design. */
    public static void payload(Path file, IWorkbenchPage page) {
        RecentItems.add(file);
        DesignInput.open(file, page.getWorkbenchWindow());
    }

    /** Opens the run of a folder in the background and moves the focus to it. */
    public static void run(Path folder, IWorkbenchPage page) {
        FocusService focus = page.getWorkbenchWindow().getService(FocusService.class);
        run(folder, page, run -> focus.open(Focus.on(run), page));
    }

    /** Opens runs in the background and compares them in the perspective Results. @param folders the one with which the others are compared first */
    public static void compared(List<Path> folders, IWorkbenchPage page) {
        Map<Path, OpenRun> opened = new HashMap<>();
        for (Path folder : folders) {
            run(folder, page, run -> {
                opened.put(folder, run);
                if (opened.size() == folders.size()) {
                    compare(folders.stream().map(opened::get).toList(), page);
                }
            });
        }
    }

    private static void compare(List<OpenRun> runs, IWorkbenchPage page) {
        FocusService focus = page.getWorkbenchWindow().getService(FocusService.class);
        page.getWorkbenchWindow().getService(ComparedRuns.class).compare(runs);
        if (!runs.contains(focus.focus().run())) {
            focus.open(focus.focus().in(runs.getFirst()), page);
        }
        show(RunViews.RESULTS, page);
        showView(COMPARED, page);
        showView(COMPARISON, page);
    }

    /** Shows a view also where the active one covers it. */
    private static void showView(String view, IWorkbenchPage page) {
        try {
            page.showView(view);
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Opens the run of a folder in the background. Views of its own stand beside those of the run in focus. */
    public static void beside(Path folder, IWorkbenchPage page) {
        run(folder, page, run -> {
            show(RunViews.RESULTS, page);
            // What the run in focus has beside them.
            showView(RESULTS, page);
            showView(WarmUpView.ID, page);
            RunViews.openBeside(page, RESULTS, run);
            // In the order of those that they stand beside; then the first of them comes to the front.
            RunViews.openBeside(page, WarmUpView.ID, run);
            RunViews.openBeside(page, PercentileView.ID, run);
            if (run.run().plan().sweep().isPresent()) {
                RunViews.openBeside(page, SweepView.ID, run);
            }
            RunViews.openBeside(page, WarmUpView.ID, run);
        });
    }

    private static void run(Path folder, IWorkbenchPage page, Consumer<OpenRun> opened) {
        Display display = page.getWorkbenchWindow().getShell().getDisplay();
        OpenRuns runs = page.getWorkbenchWindow().getService(OpenRuns.class);
        Job job = Job.create(TEXTS.text("openingRun", folder.getFileName()), monitor -> {
            try {
                OpenRun run = runs.open(RunFolder.open(folder));
                display.asyncExec(() -> {
                    RecentItems.add(run.folder().folder());
                    opened.accept(run);
                });
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(TEXTS.text("cannotOpen", e.getMessage()), e);
            }
        });
        job.setRule(OneAtATime.OPENING);
        job.schedule();
    }

    /** Whether {@link #bring} opens a file or folder. It looks into folders and archives. */
    public static boolean opens(Path path) {
        String name = path.toString();
        return RunFolder.isRun(path) || name.endsWith(DrawingFiles.SUFFIX) || name.endsWith(PlanFiles.SUFFIX) || CaptureNames.isNamed(path)
                || RunArchive.holdsRun(path);
    }

    /**
     * Opens a file or folder from elsewhere. Run folders, captures and payloads open in place, a plan as a copy among
     * the user's. An archived run comes among the user's runs, and its plan among the plans.
     */
    public static void bring(Path path, Library library, IWorkbenchPage page) {
        if (Files.isDirectory(path)) {
            run(path, page);
            return;
        }
        if (path.toString().endsWith(DrawingFiles.SUFFIX)) {
            payload(path, page);
            return;
        }
        if (CaptureNames.isNamed(path)) {
            NamedCommand.run(OPEN_CAPTURE, CAPTURE_FILE, path.toAbsolutePath().toString(), page.getWorkbenchWindow());
            return;
        }
        if (RunArchive.isNamed(path)) {
            archived(path, library, page);
            return;
        }
        Display display = page.getWorkbenchWindow().getShell().getDisplay();
        Job.create(TEXTS.text("copyingPlan", path.getFileName()), monitor -> {
            try {
                Path file = library.newPlanFile(PlanFiles.read(path).name());
                Files.createDirectories(file.getParent());
                Files.copy(path, file);
                display.asyncExec(() -> plan(new PlanSource.Own(file), page));
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(TEXTS.text("cannotBring", e.getMessage()), e);
            }
        }).schedule();
    }

    private static void archived(Path file, Library library, IWorkbenchPage page) {
        Display display = page.getWorkbenchWindow().getShell().getDisplay();
        Job.create(TEXTS.text("unpacking", file.getFileName()), monitor -> {
            try {
                RunFolder run = RunArchive.bring(file, library.home(), monitor::isCanceled);
                library.keep(LeftOut.plan(run.run()));
                display.asyncExec(() -> run(run.folder(), page));
                return Status.OK_STATUS;
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (IOException e) {
                return Status.error(TEXTS.text("cannotUnpack", e.getMessage()), e);
            }
        }).schedule();
    }
}
