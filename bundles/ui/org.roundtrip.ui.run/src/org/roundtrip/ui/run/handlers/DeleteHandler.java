// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.Trash;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignInput;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Deletions.Deletion;
import org.roundtrip.ui.run.library.Item;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.RunItem;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.PlanInput;

/**
 * Moves the selected plans and runs into the trash; what is there already is deleted for good, after asking. The current run
 * and the examples are never deleted.
 */
public final class DeleteHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(DeleteHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Library library = window.getService(Library.class);
        Trash trash = library.trash();
        List<Item> items = Stream.of(HandlerUtil.getCurrentStructuredSelection(event).toArray())
                .filter(ItemTester::deletable).map(Item.class::cast).toList();
        List<Path> old = items.stream().filter(TrashItem.class::isInstance).map(item -> ((TrashItem) item).path()).toList();
        Map<Item, Path> released = new LinkedHashMap<>();
        items.forEach(item -> release(item, window).ifPresent(path -> released.put(item, path)));
        if (!released.isEmpty()) {
            put(released, library, window.getShell().getDisplay());
        }
        if (!old.isEmpty() && MessageDialog.openQuestion(window.getShell(), TEXTS.text("deleteTitle"),
                old.size() > 1 ? TEXTS.text("deleteSeveral", old.size())
                        : TEXTS.text("deleteOne", old.getFirst().getFileName()))) {
            FileWork.later(TEXTS.text("deleting"), library, old, trash::delete);
        }
        return null;
    }

    /** Closes an editor, which asks about unsaved changes. Returns false when the person cancels. */
    static boolean closed(IEditorInput input, IWorkbenchPage page) {
        IEditorPart editor = page.findEditor(input);
        return editor == null || page.closeEditor(editor, true);
    }

    private static void put(Map<Item, Path> released, Library library, Display display) {
        Map<Path, String> sentences = new HashMap<>();
        released.forEach((item, path) -> sentences.put(path, sentence(item)));
        Map<Path, String> deleted = new LinkedHashMap<>();
        FileWork.later(TEXTS.text("deleting"), library, List.copyOf(released.values()),
                path -> deleted.put(library.trash().put(path), sentences.get(path)), () -> display.asyncExec(() -> {
                    if (!deleted.isEmpty()) {
                        library.deletions().add(new Deletion(deleted, count -> TEXTS.text("deletedSeveral", count)));
                    }
                }));
    }

    private static String sentence(Item item) {
        return switch (item) {
            case RunItem run -> TEXTS.text("deletedRun", run.run() == null ? run.name() : RunNames.shortName(run.run(), run.label()));
            case PlanItem plan -> TEXTS.text("deletedPlan", plan.name());
            case PayloadItem payload -> TEXTS.text("deletedPayload", payload.name());
            default -> "";
        };
    }

    /**
     * Closes the editor or run of an item, and returns its place on the disk. Empty for the trash, and when the person
     * cancels a question about unsaved changes.
     */
    private static Optional<Path> release(Item item, IWorkbenchWindow window) {
        return switch (item) {
            case RunItem run -> {
                OpenRuns runs = window.getService(OpenRuns.class);
                runs.find(run.folder()).ifPresent(runs::close);
                yield Optional.of(run.folder());
            }
            case PlanItem plan when plan.source() instanceof PlanSource.Own(Path file) ->
                Optional.of(file).filter(closed -> closed(new PlanInput(plan.source()), window.getActivePage()));
            case PayloadItem(Path file, Drawing drawing, String problem) ->
                Optional.of(file).filter(closed -> closed(new DesignInput(file), window.getActivePage()));
            default -> Optional.empty();
        };
    }
}
