// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.ProgressBar;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.RunJob;
import org.roundtrip.ui.run.draft.NodePath;
import org.roundtrip.ui.run.draft.Problem;
import org.roundtrip.ui.run.draft.ProtocolField;

/** The top of the plan editor: name, description, first problem, and the buttons that run the plan. */
final class PlanHeader {
    private static final int BUTTON_HEIGHT = 36;
    private final PlanEditing editing;
    private final RunControl control;
    private final Composite body;
    private final Label name;
    private final Label description;
    private final Label icon;
    private final Link message;
    private final Button run;
    private final Button quick;
    private final StackLayout stack = new StackLayout();
    private final Composite buttons;
    private final Composite idle;
    private final Composite running;
    private final Button cancel;
    private final ProgressBar bar;
    private final Label step;

    /** The actions of the header's buttons. */
    interface Commands {
        void run(boolean quickly);

        void saveAs();

        void dropBroken();
    }

    PlanHeader(Composite parent, PlanEditing editing, RunControl control, Commands commands) {
        this.editing = editing;
        this.control = control;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 8).spacing(12, 4).applyTo(body);
        Composite words = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 4).applyTo(words);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(words);
        name = new Label(words, SWT.NONE);
        name.setFont(JFaceResources.getHeaderFont());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(name);
        description = new Label(words, SWT.WRAP);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(300, SWT.DEFAULT).applyTo(description);
        icon = new Label(words, SWT.NONE);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
        message = new Link(words, SWT.WRAP);
        message.addListener(SWT.Selection, event -> {
            if (editing.isBroken()) {
                commands.dropBroken();
            } else {
                commands.saveAs();
            }
        });
        GridDataFactory.fillDefaults().grab(true, false).hint(300, SWT.DEFAULT).applyTo(message);

        buttons = new Composite(body, SWT.NONE);
        buttons.setLayout(stack);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(buttons);
        idle = new Composite(buttons, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 4).applyTo(idle);
        run = button(idle, "run", Messages.run, Messages.runTip);
        run.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().hint(110, BUTTON_HEIGHT).grab(true, true).align(SWT.END, SWT.CENTER).applyTo(run);
        run.addListener(SWT.Selection, event -> commands.run(false));
        quick = button(idle, "quick-run", Messages.quickRun, Messages.quickRunTip);
        GridDataFactory.fillDefaults().hint(SWT.DEFAULT, BUTTON_HEIGHT).align(SWT.END, SWT.CENTER).applyTo(quick);
        quick.addListener(SWT.Selection, event -> commands.run(true));
        running = new Composite(buttons, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 4).applyTo(running);
        step = new Label(running, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.END).hint(180, SWT.DEFAULT).applyTo(step);
        cancel = button(running, "cancel", Messages.cancel, Messages.cancelTip);
        GridDataFactory.fillDefaults().span(1, 2).hint(SWT.DEFAULT, BUTTON_HEIGHT).align(SWT.END, SWT.CENTER)
                .applyTo(cancel);
        cancel.addListener(SWT.Selection, event -> control.cancel());
        bar = new ProgressBar(running, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.BEGINNING).applyTo(bar);
    }

    private static Button button(Composite parent, String icon, String text, String tip) {
        Button button = new Button(parent, SWT.PUSH);
        button.setImage(Icons.image(icon));
        button.setText(text);
        button.setToolTipText(tip);
        return button;
    }

    /** Shows the draft and the run as they are now. */
    void refresh() {
        name.setText(editing.draft().name().replace("&", "&&"));
        description.setText(editing.draft().description().replace("&", "&&"));
        description.setToolTipText(editing.draft().description());
        showMessage();
        RunJob job = control.current().orElse(null);
        boolean possible = job == null && editing.outcome().plan().isPresent();
        run.setEnabled(possible);
        quick.setEnabled(possible);
        if (job != null && stack.topControl == idle) {
            allowCancelSoon();
        }
        stack.topControl = job == null ? idle : running;
        buttons.layout();
        if (job != null) {
            RunJob.Progress progress = job.progress();
            step.setText(progress.what().replace("&", "&&"));
            step.setToolTipText(progress.what());
            bar.setMaximum(Math.max(1, progress.of()));
            bar.setSelection(progress.done());
        }
        body.getParent().layout(true, true);
    }

    /** The button appears where a person has just clicked; the second click of a double click must not cancel. */
    private void allowCancelSoon() {
        cancel.setEnabled(false);
        cancel.getDisplay().timerExec(2 * cancel.getDisplay().getDoubleClickTime(), () -> {
            if (!cancel.isDisposed()) {
                cancel.setEnabled(true);
            }
        });
    }

    private void showMessage() {
        List<Problem> problems = editing.outcome().problems();
        List<Objection> objections = editing.objections();
        if (!problems.isEmpty()) {
            String first = sentence(problems.getFirst());
            String all = editing.isBroken() ? NLS.bind(Messages.jsonElsewhere, first.replace("&", "&&"))
                    : problems.size() == 1 ? first : NLS.bind(Messages.severalProblems, problems.size(), first);
            say("error", editing.saveRefused() ? NLS.bind(Messages.notSaved, all) : all);
        } else if (!objections.isEmpty()) {
            say("error", objections.size() == 1 ? objections.getFirst().toString()
                    : NLS.bind(Messages.severalProblems, objections.size(), objections.getFirst()));
        } else if (editing.isExample()) {
            say("info", Messages.exampleHint);
        } else {
            say(null, "");
        }
    }

    private static String name(ProtocolField field) {
        return switch (field) {
            case FORKS -> Messages.forks;
            case WARM_UP_CALLS -> Messages.warmUpCalls;
            case WARM_UP_SECONDS -> Messages.warmUpSeconds;
            case MEASURED_CALLS -> Messages.measuredCalls;
            case MEASURED_SECONDS -> Messages.measuredSeconds;
            case CAPTURE_CALLS -> Messages.captureCalls;
            case TIMEOUT_SECONDS -> Messages.timeout;
            case HEAP_MIB -> Messages.heap;
            case SEED -> Messages.seed;
            case LATENCY_MICROS -> Messages.latency;
        };
    }

    /** A problem with its place, as a sentence. */
    private String sentence(Problem problem) {
        String place = switch (problem.where()) {
            case ProtocolField field -> name(field);
            case NodePath path -> editing.draft().operations().get(path.operation()).name();
            case Integer choice -> editing.draft().providers().get(choice).id();
            default -> "";
        };
        return place.isEmpty() ? problem.message()
                : Character.toUpperCase(place.charAt(0)) + place.substring(1) + ": " + problem.message();
    }

    private void say(String picture, String sentence) {
        icon.setImage(picture == null ? null : Icons.image(picture));
        message.setText(sentence);
        message.setToolTipText(editing.objections().stream().map(Objection::toString).reduce((a, b) -> a + "\n" + b)
                .orElse(""));
        for (var control : List.of(icon, message)) {
            ((GridData) control.getLayoutData()).exclude = sentence.isEmpty();
            control.setVisible(!sentence.isEmpty());
        }
    }
}
