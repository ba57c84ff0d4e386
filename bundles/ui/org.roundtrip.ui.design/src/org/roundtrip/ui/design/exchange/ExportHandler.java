// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.design.ToModel;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;

/** Asks for a file and writes the payload in front in the language of the file's name. The status line says where it is. */
public final class ExportHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(ExportHandler.class);

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        editing(window).map(editing -> ToModel.drawing(editing.design())).ifPresent(drawing -> SaveDialog.ask(window.getShell(),
                TEXTS.text("export.title"), drawing.name(), WindowFormats.writable())
                .ifPresent(file -> export(drawing, file, window)));
        return null;
    }

    @Override
    public boolean isEnabled() {
        return PlatformUI.isWorkbenchRunning() && editing(PlatformUI.getWorkbench().getActiveWorkbenchWindow()).isPresent();
    }

    /** Returns what the window's active editor edits. */
    private static Optional<DesignEditing> editing(IWorkbenchWindow window) {
        return Optional.ofNullable(window).map(IWorkbenchWindow::getActivePage)
                .map(page -> Adapters.adapt(page.getActiveEditor(), DesignEditing.class)).filter(DesignEditing::isOpen);
    }

    /** Begins to write a payload. @param file absolute; its ending is that of a language that can be written */
    public static void export(Drawing drawing, Path file, IWorkbenchWindow window) {
        Exporter exporter = WindowFormats.get().exporter(String.valueOf(file.getFileName())).orElseThrow();
        SaveJob.start(file, (path, monitor) -> {
            Exported exported = written(drawing, exporter);
            Files.writeString(path, exported.text());
            window.getWorkbench().getDisplay().asyncExec(() -> NotesDialog.show(window.getShell(),
                    TEXTS.text("notes.exported", path.getFileName()), exported.notes()));
        });
    }

    private static Exported written(Drawing drawing, Exporter exporter) throws IOException {
        try {
            return exporter.write(drawing);
        } catch (ExportException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
