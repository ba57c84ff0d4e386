// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.save;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.swt.widgets.Control;

/** Reports the files that were saved on a person's demand. Found by {@code getSite().getService(SavedFiles.class)}. */
public final class SavedFiles {
    private final Executor interfaceThread;
    private final List<Consumer<Path>> listeners = new CopyOnWriteArrayList<>();

    /** @param interfaceThread runs actions on the user interface's thread, later */
    public SavedFiles(Executor interfaceThread) {
        this.interfaceThread = interfaceThread;
    }

    /** A file was saved. Any thread. @param file absolute */
    public void add(Path file) {
        interfaceThread.execute(() -> listeners.forEach(listener -> SafeRunner.run(() -> listener.accept(file))));
    }

    /** Calls back on the user interface's thread for each file, until the control is disposed. */
    public void onSaved(Control owner, Consumer<Path> callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }
}
