// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.run.editor.PlanInput;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;

/** Deletes the selected plans and runs after asking once. The current run and the examples are never deleted. */
public final class DeleteHandler extends AbstractHandler {
    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        List<Item> items = Stream.of(HandlerUtil.getCurrentStructuredSelection(event).toArray())
                .filter(ItemTester::deletable).map(Item.class::cast).toList();
        if (items.isEmpty() || !MessageDialog.openQuestion(window.getShell(), Messages.deleteTitle, question(items))) {
            return null;
        }
        List<Path> paths = items.stream().map(item -> release(item, window)).toList();
        Library library = window.getService(Library.class);
        Job.create(Messages.deleting, monitor -> {
            try {
                for (Path path : paths) {
                    delete(path);
                }
                return Status.OK_STATUS;
            } catch (IOException e) {
                return Status.error(NLS.bind(Messages.cannotDelete, e.getMessage()), e);
            } finally {
                library.lookAgain();
            }
        }).schedule();
        return null;
    }

    private static String question(List<Item> items) {
        return items.size() > 1 ? NLS.bind(Messages.deleteSeveral, items.size())
                : NLS.bind(Messages.deleteOne, switch (items.getFirst()) {
                    case PlanItem plan -> plan.name();
                    case RunItem run -> run.folder().getFileName();
                    case Item.Shelf shelf -> "";
                });
    }

    /** Closes the editor or run of an item, and returns its place on the disk. */
    private static Path release(Item item, IWorkbenchWindow window) {
        if (item instanceof RunItem run) {
            OpenRuns runs = window.getService(OpenRuns.class);
            runs.find(run.folder()).ifPresent(open -> close(open, runs, window.getService(FocusService.class)));
            return run.folder();
        }
        PlanSource source = ((PlanItem) item).source();
        IEditorPart editor = window.getActivePage().findEditor(new PlanInput(source));
        if (editor != null) {
            window.getActivePage().closeEditor(editor, false);
        }
        return ((PlanSource.Own) source).file();
    }

    private static void close(OpenRun open, OpenRuns runs, FocusService focus) {
        if (focus.focus().run() == open) {
            List<OpenRun> others = runs.all().stream().filter(run -> run != open).toList();
            focus.set(others.isEmpty() ? Focus.NOTHING : Focus.on(others.getLast()), open);
        }
        runs.close(open);
    }

    private static void delete(Path path) throws IOException {
        if (Files.notExists(path)) {
            return;
        }
        try (Stream<Path> all = Files.walk(path)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
