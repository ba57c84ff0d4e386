// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.exchange;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.sources.ImportSource;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;

/**
 * Reads files, folders and archives of any language in the background, all or none. It says why a file may take a while, and asks before something
 * is fetched for it. A cancel ends the processes, too.
 */
final class ImportJob extends Job {
    private static final Texts TEXTS = Texts.of(ImportJob.class);
    private static final double MEGABYTE = 1e6;
    private static final int STEPS = 1000;
    private final List<Reading> readings;
    private final Shell window;
    private final Display display;
    private final RoundtripHome home;
    private final Consumer<List<Imported>> done;
    private final Consumer<String> failed;

    /** What is read in the background: a path, or a text. */
    sealed interface Reading {
    }

    /** A file, a folder or an archive. */
    record Place(Path path) implements Reading {
    }

    /** A text, such as one from the clipboard. */
    record Text(SourceFile text) implements Reading {
    }

    /**
     * A job that is not scheduled yet.
     *
     * @param window in which questions are asked
     * @param done   gets what was read, in the order of the files, on the user interface's thread
     * @param failed gets one sentence when a file cannot be read, on the user interface's thread
     */
    ImportJob(List<Reading> readings, Shell window, Consumer<List<Imported>> done, Consumer<String> failed) {
        super(TEXTS.text("import.job"));
        this.readings = List.copyOf(readings);
        this.window = window;
        display = window.getDisplay();
        home = PlatformUI.getWorkbench().getService(RoundtripHome.class);
        this.done = done;
        this.failed = failed;
        setUser(true);
    }

    /** Returns how files are read. */
    static List<Reading> files(List<Path> files) {
        return files.stream().<Reading>map(Place::new).toList();
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        SubMonitor work = SubMonitor.convert(monitor, getName(), readings.size() * STEPS);
        List<Imported> all = new ArrayList<>();
        try {
            for (Reading reading : readings) {
                SubMonitor each = work.newChild(STEPS);
                switch (reading) {
                    case Text(SourceFile text) -> all.add(read(WindowFormats.get().importer(text), text, each));
                    case Place(Path path) -> {
                        try (ImportSource source = ImportSource.open(path, ImportFolders.all())) {
                            all.add(read(source, each));
                        }
                    }
                }
            }
            return tell(monitor, () -> done.accept(all));
        } catch (OperationCanceledException e) {
            return Status.CANCEL_STATUS;
        } catch (InvalidFileException e) {
            return tell(monitor, () -> failed.accept(e.getMessage()));
        } finally {
            // The interrupt of a cancel that came late is not for the next job on this thread.
            Thread.interrupted();
        }
    }

    private Imported read(ImportSource source, SubMonitor each) throws InvalidFileException {
        SubMonitor preparing = each.newChild(STEPS / 2);
        Map<Importer, SourceFile> importers = source.importers(WindowFormats.get());
        preparing.setWorkRemaining(Math.max(1, importers.size()) * STEPS);
        for (Map.Entry<Importer, SourceFile> importer : importers.entrySet()) {
            prepare(importer.getKey().in(home), importer.getValue(), preparing.newChild(STEPS));
            each.subTask(TEXTS.text("import.file", source.name(), importer.getKey().patience()).strip());
        }
        int[] files = {0};
        return source.read(WindowFormats.get(), Optional.empty(), importer -> importer.in(home), more -> {
            files[0] += more;
            if (source.isWhole()) {
                each.subTask(TEXTS.text("import.files", source.name(), files[0]));
            }
        });
    }

    private Imported read(Importer importer, SourceFile text, SubMonitor each) throws InvalidFileException {
        prepare(importer.in(home), text, each.newChild(STEPS / 2));
        each.subTask(TEXTS.text("import.file", text.name(), importer.patience()).strip());
        return importer.in(home).read(text, Optional.empty());
    }

    /** Fetches what an importer needs, after a question. */
    private void prepare(Importer importer, SourceFile file, SubMonitor each) throws InvalidFileException {
        long bytes = importer.toFetch();
        if (each.isCanceled() || !agreed(bytes, file.name())) {
            throw new OperationCanceledException();
        }
        if (bytes > 0) {
            fetch(importer, file, bytes, each);
        }
    }

    private static void fetch(Importer importer, SourceFile file, long bytes, SubMonitor each) throws InvalidFileException {
        SubMonitor fetching = each.newChild(STEPS - 1).setWorkRemaining(STEPS);
        int[] done = {0};
        importer.fetch(file, arrived -> {
            synchronized (done) {
                int step = (int) (arrived * STEPS / bytes);
                if (step > done[0]) {
                    fetching.worked(step - done[0]);
                    fetching.subTask(TEXTS.text("import.fetching", arrived / MEGABYTE, bytes / MEGABYTE));
                    done[0] = step;
                }
            }
        });
    }

    private IStatus tell(IProgressMonitor monitor, Runnable what) {
        if (monitor.isCanceled()) {
            return Status.CANCEL_STATUS;
        }
        if (!display.isDisposed()) {
            display.asyncExec(what);
        }
        return Status.OK_STATUS;
    }

    /** Asks before something is fetched. @param bytes 0 when nothing is */
    private boolean agreed(long bytes, String file) {
        boolean[] answer = {bytes == 0};
        if (bytes > 0 && !window.isDisposed()) {
            display.syncExec(() -> answer[0] = !window.isDisposed() && MessageDialog.openQuestion(window, TEXTS.text("import.title"),
                    TEXTS.text("import.fetch", file, bytes / MEGABYTE)));
        }
        return answer[0];
    }

    @Override
    protected void canceling() {
        Thread thread = getThread();
        if (thread != null) {
            thread.interrupt();
        }
    }
}
