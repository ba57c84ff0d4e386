// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.files.Trash;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.run.library.Item.TrashItem;
import org.roundtrip.ui.run.library.Library;

/** Moves the selected plans and runs back from the trash. */
public final class RestoreHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(RestoreHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        Library library = HandlerUtil.getActiveWorkbenchWindow(event).getService(Library.class);
        List<Path> paths = Stream.of(HandlerUtil.getCurrentStructuredSelection(event).toArray())
                .filter(TrashItem.class::isInstance).map(item -> ((TrashItem) item).path()).toList();
        Trash trash = library.trash();
        FileWork.later(TEXTS.text("restoring"), library, paths, trash::restore);
        return null;
    }
}
