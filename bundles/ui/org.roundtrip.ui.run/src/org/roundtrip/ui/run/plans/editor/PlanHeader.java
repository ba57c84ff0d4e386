// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.swt.widgets.Text;
import org.roundtrip.model.Plan;
import org.roundtrip.model.SweptPlan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.theme.Theme;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.RunJob;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;
import org.roundtrip.ui.text.ShortLabel;
import org.roundtrip.words.Numbers;
import org.roundtrip.words.StudiedWords;

/** The top of the plan editor: name, description, message, and the buttons that run the plan. */
final class PlanHeader {
    private static final Texts TEXTS = Texts.of(PlanHeader.class);
    private static final int BUTTON_HEIGHT = 36;
    private final PlanEditing editing;
    private final RunControl control;
    private final Composite body;
    private final TextField name;
    private final ShortLabel description;
    private final PlanMessage message;
    private final Button run;
    private final Button quick;
    private final StackLayout stack = new StackLayout();
    private final Composite buttons;
    private final Composite idle;
    private final Composite running;
    private final MachineLight machine;
    private final Button anyway;
    private final Button cancel;
    private final ProgressBar bar;
    private final Label step;
    private boolean justEnded;

    /** The actions of the header's buttons. */
    interface Commands {
        void run(boolean quickly);

        void saveAs();

        void dropBroken();

        /** @param where see {@link PlanForm#lead} */
        void lead(Object where);
    }

    PlanHeader(Composite parent, PlanEditing editing, RunControl control, Commands commands) {
        this.editing = editing;
        this.control = control;
        body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(12, 8).spacing(12, 4).applyTo(body);
        Composite words = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 4).applyTo(words);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(words);
        Text title = new Text(words, SWT.SINGLE);
        title.setData(Theme.STYLE_CLASS, "title");
        title.setFont(JFaceResources.getHeaderFont());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(title);
        name = new TextField(title, TEXTS.text("name"), TEXTS.text("planNameTip"), editing, PlanDraft::name, PlanDraft::withName,
                DraftCheck.NAME, "");

        buttons = new Composite(body, SWT.NONE);
        buttons.setLayout(stack);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(buttons);
        idle = new Composite(buttons, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(6, 4).applyTo(idle);
        machine = new MachineLight(idle);
        run = button(idle, "run", TEXTS.text("run"), TEXTS.text("runTip"));
        run.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().hint(110, BUTTON_HEIGHT).grab(true, true).align(SWT.END, SWT.CENTER).applyTo(run);
        run.addListener(SWT.Selection, event -> commands.run(false));
        quick = button(idle, "quick-run", TEXTS.text("quickRun"), null);
        GridDataFactory.fillDefaults().hint(SWT.DEFAULT, BUTTON_HEIGHT).align(SWT.END, SWT.CENTER).applyTo(quick);
        quick.addListener(SWT.Selection, event -> commands.run(true));
        running = new Composite(buttons, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).spacing(10, 4).applyTo(running);
        step = new Label(running, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.END).hint(180, SWT.DEFAULT).applyTo(step);
        anyway = button(running, "run", TEXTS.text("anyway"), TEXTS.text("anywayTip"));
        GridDataFactory.fillDefaults().span(1, 2).hint(SWT.DEFAULT, BUTTON_HEIGHT).align(SWT.END, SWT.CENTER).exclude(true).applyTo(anyway);
        anyway.setVisible(false);
        anyway.addListener(SWT.Selection, event -> control.current().ifPresent(RunJob::goOn));
        cancel = button(running, "cancel", TEXTS.text("cancel"), TEXTS.text("cancelTip"));
        GridDataFactory.fillDefaults().span(1, 2).hint(SWT.DEFAULT, BUTTON_HEIGHT).align(SWT.END, SWT.CENTER)
                .applyTo(cancel);
        cancel.addListener(SWT.Selection, event -> cancelOnce());
        bar = new ProgressBar(running, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.BEGINNING).applyTo(bar);
        Composite below = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(6, 4).applyTo(below);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).applyTo(below);
        description = new ShortLabel(below, SWT.NONE);
        GridDataFactory.fillDefaults().span(2, 1).grab(true, false).hint(0, SWT.DEFAULT).applyTo(description);
        message = new PlanMessage(below, editing, commands);
        parent.addListener(SWT.Resize, event -> parent.layout(true, true));
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
        name.refresh();
        describe(editing.draft().description().strip());
        message.show();
        sayWhetherItCanRun();
        showRun();
        body.getParent().layout(true, true);
    }

    /** Shows how far the run is. */
    void showRun() {
        RunJob job = control.current().orElse(null);
        if (job != null && stack.topControl == idle) {
            allowCancelSoon();
        } else if (job == null && stack.topControl == running) {
            allowRunSoon();
        }
        // With a problem too: then a click answers with the problem and its place.
        run.setEnabled(job == null && !justEnded);
        quick.setEnabled(job == null && !justEnded);
        boolean changed = machine.show(control.machine()) | showAnyway(job != null && job.waitsForIdle());
        Composite now = job == null ? idle : running;
        if (changed || stack.topControl != now) {
            stack.topControl = now;
            // The wider of the two would take the title's room all the time.
            ((GridData) buttons.getLayoutData()).widthHint = now.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
            body.layout(true, true);
        }
        if (job != null) {
            RunJob.Progress progress = job.progress();
            step.setText(progress.what().replace("&", "&&"));
            step.setToolTipText(progress.what());
            bar.setMaximum(Math.max(1, progress.of()));
            bar.setSelection(progress.done());
        }
    }

    /** Offers to end the wait for an idle machine. @return whether that has changed */
    private boolean showAnyway(boolean waits) {
        boolean before = anyway.getVisible();
        anyway.setVisible(waits);
        ((GridData) anyway.getLayoutData()).exclude = !waits;
        return before != waits;
    }

    /** A tip may cover the line with the problem, so that it has to say the same. */
    private void sayWhetherItCanRun() {
        String problem = ProblemWords.all(editing).stream().findFirst()
                .map(first -> TEXTS.text("cannotRun", first.plain())).orElse(null);
        run.setToolTipText(problem == null ? TEXTS.text("runTip") : problem);
        quick.setToolTipText(problem != null ? problem : editing.outcome().plan().map(PlanHeader::quickly).orElse(null));
    }

    private static String quickly(Plan plan) {
        String without = StudiedWords.leftOut(plan);
        return TEXTS.text(without.isEmpty() ? "quickRunTip" : "quickRunWithoutTip",
                Numbers.count(SweptPlan.forks(plan.with(plan.protocol().quick()))), without);
    }

    /** In one line, whose tip has all. */
    private void describe(String text) {
        description.show(text);
        ((GridData) description.getLayoutData()).exclude = text.isEmpty();
        description.setVisible(!text.isEmpty());
        name.widget().setToolTipText(editing.readOnly() ? editing.objection() : TEXTS.text("planNameTip"));
    }

    /** Makes the line that says what to do conspicuous for a while. A person tried to change what cannot be changed. */
    void insist() {
        message.insist(() -> body.getParent().layout(true, true));
    }

    /** Gives the keyboard to the plan's name. */
    void focusName() {
        name.widget().setFocus();
    }

    /** The button soon vanishes below the pointer, where its tip would stay. */
    private void cancelOnce() {
        cancel.setToolTipText(null);
        cancel.setEnabled(false);
        control.cancel();
    }

    /** The button appears where a person has just clicked; the second click of a double click must not cancel. */
    private void allowCancelSoon() {
        cancel.setEnabled(false);
        soon(() -> {
            cancel.setEnabled(true);
            cancel.setToolTipText(TEXTS.text("cancelTip"));
        });
    }

    /** The buttons appear where a person may be about to click Cancel, which must not start another run. */
    private void allowRunSoon() {
        justEnded = true;
        soon(() -> {
            justEnded = false;
            refresh();
        });
    }

    private void soon(Runnable action) {
        body.getDisplay().timerExec(2 * body.getDisplay().getDoubleClickTime(), () -> {
            if (!body.isDisposed()) {
                action.run();
            }
        });
    }
}
