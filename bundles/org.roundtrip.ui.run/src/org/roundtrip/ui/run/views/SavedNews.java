// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.nio.file.Path;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.IExecutionListener;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.commands.ICommandService;
import org.roundtrip.ui.save.SavedFiles;

/** The file that was saved just now: news for a minute, or until the next command. User interface's thread only. */
final class SavedNews {
    private static final int MILLIS = 60_000;
    private final Runnable changed;
    private Path file;

    /**
     * Follows what is saved, until a control is disposed.
     *
     * @param begins  called when a file was saved, before it is news
     * @param changed called after there is other news, or none any more
     */
    SavedNews(IWorkbenchWindow window, Control owner, Runnable begins, Runnable changed) {
        this.changed = changed;
        window.getService(SavedFiles.class).onSaved(owner, saved -> {
            begins.run();
            file = saved;
            changed.run();
            owner.getDisplay().timerExec(MILLIS, () -> {
                if (file == saved && !owner.isDisposed()) {
                    end();
                }
            });
        });
        ICommandService commands = window.getService(ICommandService.class);
        IExecutionListener next = new NextCommand();
        commands.addExecutionListener(next);
        owner.addDisposeListener(disposed -> commands.removeExecutionListener(next));
    }

    /** The file, or null when there is no news. */
    Path file() {
        return file;
    }

    /** There is no news any more; nobody is called. */
    void forget() {
        file = null;
    }

    /** There is no news any more. */
    void end() {
        file = null;
        changed.run();
    }

    private final class NextCommand implements IExecutionListener {
        @Override
        public void preExecute(String command, ExecutionEvent event) {
            if (file != null) {
                end();
            }
        }

        @Override
        public void postExecuteSuccess(String command, Object result) {
            // The news has ended when the command began.
        }

        @Override
        public void postExecuteFailure(String command, ExecutionException why) {
            // The same.
        }

        @Override
        public void notHandled(String command, NotHandledException why) {
            // The same.
        }
    }
}
