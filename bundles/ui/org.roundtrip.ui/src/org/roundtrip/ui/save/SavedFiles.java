// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.swt.widgets.Control;

/** Reports the files that were saved on a person's demand. Found by {@code getSite().getService(SavedFiles.class)}. */
public final class SavedFiles {
    private final Executor interfaceThread;
    private final AtomicLong begun = new AtomicLong();
    private final List<Consumer<SavedFile>> listeners = new CopyOnWriteArrayList<>();

    /**
     * A file that was saved.
     *
     * @param file  absolute
     * @param begun counts up with each file that a person asks for, so that a larger number was asked for later
     */
    public record SavedFile(Path file, long begun) {
    }

    /** @param interfaceThread runs actions on the user interface's thread, later */
    public SavedFiles(Executor interfaceThread) {
        this.interfaceThread = interfaceThread;
    }

    /** A person asks for a file. Any thread. @return its number, for {@link #add} */
    public long begin() {
        return begun.incrementAndGet();
    }

    /** A file was saved. Any thread. */
    public void add(SavedFile file) {
        interfaceThread.execute(() -> listeners.forEach(listener -> SafeRunner.run(() -> listener.accept(file))));
    }

    /** Calls back on the user interface's thread for each file, until the control is disposed. */
    public void onSaved(Control owner, Consumer<SavedFile> callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }
}
