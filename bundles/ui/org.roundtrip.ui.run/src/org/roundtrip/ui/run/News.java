// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.handlers.IHandlerService;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.StatusText;
import org.roundtrip.words.AnswerWords;
import org.roundtrip.ui.run.control.LastEnd;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Deletions;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.save.DesktopFiles;
import org.roundtrip.ui.save.SavedFiles;

/**
 * Says in a window what has happened. A file was saved, something was deleted, a run has ended, the last process
 * crashed. The status line says it, and a notification offers what can be done. User interface's thread only.
 */
public final class News {
    private static final Texts TEXTS = Texts.of(News.class);
    private static final String UNDO_DELETE = "org.roundtrip.ui.run.undoDelete";
    private static final long SHOWN_MILLIS = 15_000;
    private static final int WIDTH = 300;
    private final IWorkbenchWindow window;
    private final RunControl control;
    private final Deletions deletions;
    private OpenRun ended;
    /** A run whose end is not said yet; null for none. */
    private OpenRun toBeSaid;
    /** What the current run was warned of last; empty for nothing. */
    private String warned = "";
    /** The notification that was shown last; null before there is one. */
    private NotificationPopup popup;

    private News(IWorkbenchWindow window) {
        this.window = window;
        control = window.getService(RunControl.class);
        deletions = window.getService(Library.class).deletions();
        ended = control.ended().orElse(null);
    }

    /** Follows what happens until the window closes. */
    public static void follow(IWorkbenchWindow window) {
        News news = new News(window);
        Shell shell = window.getShell();
        window.getService(SavedFiles.class).onSaved(shell, news::saved);
        news.deletions.onChange(shell, news::deleted);
        news.control.onChange(shell, news::controlChanged);
        OpenRuns runs = window.getService(OpenRuns.class);
        OpenRunsListener read = new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                news.sayEnd();
            }
        };
        runs.addListener(read);
        shell.addDisposeListener(disposed -> runs.removeListener(read));
        LastEnd last = window.getService(LastEnd.class);
        if (last.toBeSaid()) {
            last.said();
            Path log = Platform.getLogFileLocation().toPath();
            news.tell("warning", Files.exists(log) ? TEXTS.text("endedUnexpectedlyLog", log) : TEXTS.text("endedUnexpectedly"), "", link -> { });
        }
    }

    private void saved(Path file) {
        tell("export", TEXTS.text("savedTo", file), TEXTS.text("openSaved"), link -> {
            if (link.equals("open")) {
                DesktopFiles.open(file);
            } else {
                DesktopFiles.showFolder(file);
            }
        });
    }

    private void deleted() {
        deletions.last().ifPresentOrElse(last -> tell("delete", last.sentence(), TEXTS.text("undoDelete"), link -> undo()), this::forget);
    }

    private void controlChanged() {
        String mind = control.current().map(job -> job.progress().mind()).orElse("");
        if (!mind.equals(warned)) {
            warned = mind;
            if (!mind.isEmpty()) {
                tell("warning", mind, "", link -> { });
            }
        }
        OpenRun run = control.ended().orElse(null);
        toBeSaid = run != null && run != ended ? run : toBeSaid;
        ended = run;
        sayEnd();
    }

    /** What a run has found is known a moment after its end, when its calls were read. */
    private void sayEnd() {
        OpenRun run = toBeSaid;
        if (run != null && !run.live() && !run.toBeRead()) {
            toBeSaid = null;
            tell(RunNames.icon(run.run().outcome()), Sentences.ended(run), AnswerWords.lines(run.run(), run.results()), TEXTS.text("showResults"), link -> showResults(run));
        }
    }

    private void showResults(OpenRun run) {
        try {
            window.getWorkbench().showPerspective(ResultsPerspective.ID, window);
            window.getService(FocusService.class).open(Focus.on(run), this);
        } catch (WorkbenchException e) {
            ILog.get().warn("The perspective Results cannot be shown.", e);
        }
    }

    private void undo() {
        try {
            window.getService(IHandlerService.class).executeCommand(UNDO_DELETE, null);
        } catch (CommandException e) {
            ILog.get().warn("A deletion cannot be undone.", e);
        }
    }

    private void forget() {
        StatusText.clear(window);
        if (popup != null) {
            popup.close();
        }
    }

    private void tell(String icon, String sentence, String links, Consumer<String> chosen) {
        tell(icon, sentence, List.of(), links, chosen);
    }

    /** @param lines stand below the sentence where there is room for them */
    private void tell(String icon, String sentence, List<String> lines, String links, Consumer<String> chosen) {
        forget();
        StatusText.say(window, icon, sentence);
        if (PlatformUI.getWorkbench().getActiveWorkbenchWindow() == window) {
            popup = NotificationPopup.forShell(window.getShell()).title(TEXTS.text("newsTitle"), true).delay(SHOWN_MILLIS).fadeIn(false)
                    .content(place -> content(place, String.join("\n", Stream.concat(Stream.of(sentence), lines.stream()).toList()), links, chosen)).build();
            popup.open();
        }
    }

    private Control content(Composite place, String sentence, String links, Consumer<String> chosen) {
        Composite body = new Composite(place, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(body);
        Label words = new Label(body, SWT.WRAP);
        words.setText(sentence.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(words);
        if (!links.isEmpty()) {
            Link offer = new Link(body, SWT.NONE);
            offer.setText(links);
            offer.addListener(SWT.Selection, event -> {
                forget();
                chosen.accept(event.text);
            });
        }
        return body;
    }
}
