// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.own;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.capture.file.CaptureNames;
import org.roundtrip.exchange.Imported;
import org.roundtrip.files.PlanFiles;
import org.roundtrip.files.archive.RunArchive;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.exchange.FileImport;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.opening.Opening;

/**
 * Takes files, folders and archives of a person's own: those of the command's parameter, or those that the person chooses. Types and operations
 * are measured; a capture, a plan, a payload or a run is opened, also one in an archive.
 */
public final class MeasureFileHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(MeasureFileHandler.class);
    /** Parameter of the command: the paths of the files, one a line. */
    private static final String FILES = "org.roundtrip.ui.run.files";
    private static final List<String> OPENED = Stream.concat(CaptureNames.patterns().stream(),
            Stream.of("*" + RunArchive.SUFFIX)).toList();

    @Override
    public Object execute(ExecutionEvent event) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        String files = event.getParameter(FILES);
        (files == null ? FileImport.ask(window.getShell(), OPENED) : Stream.of(files.split("\n")).map(Path::of).toList())
                .forEach(file -> take(file, window));
        return null;
    }

    private static void take(Path file, IWorkbenchWindow window) {
        Display display = window.getShell().getDisplay();
        Job.createSystem(TEXTS.text("looking"), (ICoreRunnable) monitor -> {
            boolean opens = Opening.opens(file) || file.toString().endsWith(".json") && isPlan(file);
            display.asyncExec(() -> {
                if (opens) {
                    open(file, window);
                } else {
                    read(file, window);
                }
            });
        }).schedule();
    }

    /** A plan may have been given another name. */
    private static boolean isPlan(Path file) {
        try {
            PlanFiles.read(file);
            return true;
        } catch (IOException none) {
            return false;
        }
    }

    private static void open(Path file, IWorkbenchWindow window) {
        Opening.bring(file, window.getService(Library.class), window.getActivePage());
    }

    private static void read(Path file, IWorkbenchWindow window) {
        FileImport.read(file, window.getShell(), imported -> ask(file, imported, window), sentence -> refuse(file, sentence, window));
    }

    private static void ask(Path file, Imported imported, IWorkbenchWindow window) {
        if (window.getShell() == null || window.getShell().isDisposed()) {
            return;
        }
        List<Choice> choices = Choice.of(imported.drawing());
        if (choices.isEmpty()) {
            refuse(file, TEXTS.text("nothing", file.getFileName()), window);
        } else {
            new MeasureDialog(window, file.getFileName().toString(), imported, choices).open();
        }
    }

    private static void refuse(Path file, String sentence, IWorkbenchWindow window) {
        if (window.getShell() != null && !window.getShell().isDisposed()) {
            MessageDialog.openError(window.getShell(), TEXTS.text("title", file.getFileName()), sentence);
        }
    }
}
