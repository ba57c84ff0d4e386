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
import org.roundtrip.ui.save.SavedFiles.SavedFile;

/**
 * The file that was saved just now: news for a minute, or until the next command. Of several files it is the one that was asked
 * for last, also when another one took longer. User interface's thread only.
 */
final class SavedNews {
    private static final int MILLIS = 60_000;
    private final Runnable changed;
    private SavedFile news;
    private Path earlier;

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
            if (news != null && saved.begun() < news.begun()) {
                earlier = saved.file();
            } else {
                news = saved;
                earlier = null;
            }
            changed.run();
            owner.getDisplay().timerExec(MILLIS, () -> {
                if (news == saved && !owner.isDisposed()) {
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
        return news == null ? null : news.file();
    }

    /** A file that was asked for before {@link #file} and was ready after it; null for none. */
    Path earlier() {
        return earlier;
    }

    /** There is no news any more; nobody is called. */
    void forget() {
        news = null;
        earlier = null;
    }

    /** There is no news any more. */
    void end() {
        forget();
        changed.run();
    }

    private final class NextCommand implements IExecutionListener {
        @Override
        public void preExecute(String command, ExecutionEvent event) {
            if (news != null) {
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
