// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PerspectiveAdapter;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.look.Setting;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.run.RunPerspective;
import org.roundtrip.ui.run.control.LastEnd;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.RunJob;
import org.roundtrip.ui.run.control.Servers;
import org.roundtrip.ui.run.library.Deletions;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.save.DesktopFiles;
import org.roundtrip.ui.text.ShortLabel;
import org.roundtrip.ui.text.ShortText;

/**
 * The window's status line: where a file was saved just now; else, in presenter mode, how that is left; else that the last process crashed; else the progress of the current run; after its end how it
 * ended, until another run comes into focus or a perspective other than Run; else, in the perspective Run, the finding of the run in focus.
 * Each sentence names its run. A run that is not in focus is offered.
 */
public final class StatusControl extends WorkbenchWindowControlContribution {
    private static final Texts TEXTS = Texts.of(StatusControl.class);
    private static final String UNDO_DELETE = "org.roundtrip.ui.run.undoDelete";
    private static final String PRESENTER = "org.roundtrip.ui.togglePresenter";
    private FocusService focus;
    private RunControl control;
    private Servers servers;
    private Label icon;
    private ShortLabel text;
    private Link offer;
    private OpenRun lastEnded;
    private OpenRun announced;
    private SavedNews saved;
    private Deletions deletions;
    private LastEnd lastEnd;
    /** Whether the line says how presenter mode is left: after it has begun or the workbench was started in it, until another run is chosen. */
    private boolean presenting = Setting.PRESENTER.on();

    @Override
    protected Control createControl(Composite parent) {
        Composite body = new StatusLine(parent);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(6, 2).applyTo(body);
        icon = new Label(body, SWT.NONE);
        GridDataFactory.fillDefaults().hint(16, 16).align(SWT.CENTER, SWT.CENTER).applyTo(icon);
        text = new ShortLabel(body, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).hint(0, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(text);
        offer = new Link(body, SWT.NONE);
        offer.addListener(SWT.Selection, event -> accept(event.text));
        GridDataFactory.fillDefaults().exclude(true).align(SWT.END, SWT.CENTER).applyTo(offer);
        offer.setVisible(false);
        focus = getWorkbenchWindow().getService(FocusService.class);
        control = getWorkbenchWindow().getService(RunControl.class);
        servers = getWorkbenchWindow().getService(Servers.class);
        servers.onChange(body, this::refresh);
        lastEnded = control.ended().orElse(null);
        lastEnd = getWorkbenchWindow().getService(LastEnd.class);
        deletions = getWorkbenchWindow().getService(Library.class).deletions();
        saved = new SavedNews(getWorkbenchWindow(), body, deletions::forget, this::refresh);
        deletions.onChange(body, () -> {
            saved.forget();
            refresh();
        });
        follow(body, getWorkbenchWindow().getService(OpenRuns.class));
        Setting.PRESENTER.onChange(body, () -> {
            presenting = Setting.PRESENTER.on();
            refresh();
        });
        refresh();
        return body;
    }

    private void follow(Control body, OpenRuns runs) {
        FocusListener moved = (before, now, origin) -> {
            if (before.run() != now.run() && now.run() != announced) {
                announced = null;
            }
            // The first run after a start was not chosen by anybody.
            presenting &= before.run() == null || before.run() == now.run();
            forgetFiles();
            refresh();
        };
        OpenRunsListener changed = new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                refresh();
            }

            @Override
            public void closed(OpenRun run) {
                announced = announced == run ? null : announced;
                refresh();
            }
        };
        PerspectiveAdapter turned = new PerspectiveAdapter() {
            @Override
            public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
                announced = showsRuns() ? announced : null;
                refresh();
            }
        };
        getWorkbenchWindow().addPerspectiveListener(turned);
        focus.addListener(moved);
        runs.addListener(changed);
        control.onChange(body, this::controlChanged);
        body.addDisposeListener(disposed -> {
            getWorkbenchWindow().removePerspectiveListener(turned);
            focus.removeListener(moved);
            runs.removeListener(changed);
        });
    }

    private void controlChanged() {
        OpenRun ended = control.ended().orElse(null);
        if (ended != lastEnded) {
            lastEnded = ended;
            announced = ended;
            lastEnd.said();
            forgetNews();
        }
        refresh();
    }

    /** Whether the perspective is the one in which runs are watched; what they found would be out of place in another. */
    private boolean showsRuns() {
        IWorkbenchPage page = getWorkbenchWindow().getActivePage();
        return page == null || page.getPerspective() == null || page.getPerspective().getId().equals(RunPerspective.ID);
    }

    private void refresh() {
        RunJob job = control.current().orElse(null);
        OpenRun run = announced != null || !showsRuns() ? announced : focus.focus().run();
        if (saved.file() != null) {
            show("export", saved.earlier() == null ? TEXTS.text("savedTo", saved.file())
                    : TEXTS.text("savedToo", saved.file(), saved.earlier().getFileName()));
        } else if (deletions.last().isPresent()) {
            show("delete", deletions.last().get().sentence());
        } else if (presenting) {
            show("info", TEXTS.text("presenting",
                    getWorkbenchWindow().getService(IBindingService.class).getBestActiveBindingFormattedFor(PRESENTER)));
        } else if (job == null && lastEnd.toBeSaid()) {
            Path log = Platform.getLogFileLocation().toPath();
            show("warning", Files.exists(log) ? TEXTS.text("endedUnexpectedlyLog", log) : TEXTS.text("endedUnexpectedly"));
        } else if (job != null) {
            RunJob.Progress progress = job.progress();
            String now = TEXTS.text(progress.of() > 0 ? "runProgress" : "runStands",
                    job.getName(), progress.what(), job.forksEnded(), progress.of());
            String disturbed = servers.up() > 0 ? TEXTS.text("serversDisturb", now, servers.up()) : now;
            show(servers.up() > 0 || !progress.mind().isEmpty() ? "warning" : "run-running",
                    progress.mind().isEmpty() ? disturbed : TEXTS.text("toMind", disturbed, progress.mind()));
        } else if (run != null) {
            // The last record of a run is read a moment after it has ended.
            List<String> found = run == announced && !run.live() ? Sentences.ended(run) : Sentences.named(run);
            show(RunNames.icon(run.run().outcome()), found.getFirst(), fits -> ShortText.form(found, fits));
        } else {
            show(null, "");
        }
        offer(saved.file() != null ? TEXTS.text("openSaved") : deletions.last().isPresent() ? TEXTS.text("undoDelete")
                : presenting ? TEXTS.text("leavePresenter") : job == null && lastEnd.toBeSaid() ? TEXTS.text("closeNews") : Stream.of(elsewhere() == null ? "" : TEXTS.text("showIt"),
                        job != null && servers.up() > 0 ? TEXTS.text("stopServers") : "")
                        .filter(link -> !link.isEmpty()).collect(Collectors.joining("   ")));
    }

    /** The run that the line is about while it is not in focus, such as one that began while others are compared; or null. */
    private OpenRun elsewhere() {
        OpenRun said = control.current().isPresent() ? control.begun().orElse(null) : announced;
        return said == focus.focus().run() ? null : said;
    }

    private void offer(String links) {
        if (!offer.getText().equals(links)) {
            offer.setText(links);
            ((GridData) offer.getLayoutData()).exclude = links.isEmpty();
            offer.setVisible(!links.isEmpty());
            offer.getParent().layout();
        }
    }

    /** A person has clicked a link. @param link its name in the message */
    private void accept(String link) {
        switch (link) {
            case "open" -> DesktopFiles.open(saved.file());
            case "folder" -> DesktopFiles.showFolder(saved.file());
            case "close" -> {
                lastEnd.said();
                forgetNews();
                refresh();
            }
            case "undo" -> execute(UNDO_DELETE);
            case "presenter" -> execute(PRESENTER);
            case "servers" -> servers.stopAll();
            case "run" -> showElsewhere();
            default -> throw new IllegalArgumentException(link);
        }
    }

    private void showElsewhere() {
        OpenRun run = elsewhere();
        if (run != null) {
            focus.open(Focus.on(run), this);
        }
    }

    /** What was saved or deleted, and how presenter mode is left, is said until something else happens. */
    private void forgetNews() {
        forgetFiles();
        presenting = false;
    }

    private void forgetFiles() {
        saved.forget();
        deletions.forget();
    }

    private void execute(String command) {
        try {
            getWorkbenchWindow().getService(IHandlerService.class).executeCommand(command, null);
        } catch (CommandException e) {
            ILog.get().warn("A command cannot be run: " + command, e);
        }
    }

    private void show(String picture, String sentence) {
        // The name of a file and the number of forks stand at the end.
        show(picture, sentence, fits -> ShortText.fitting(sentence, 1, fits));
    }

    private void show(String picture, String sentence, ShortLabel.Shortening shortened) {
        icon.setImage(picture == null ? null : Icons.image(picture));
        text.show(sentence, shortened, sentence);
    }
}
