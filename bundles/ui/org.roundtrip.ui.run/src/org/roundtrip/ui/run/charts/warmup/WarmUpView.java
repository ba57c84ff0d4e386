// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.charts.warmup;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.model.Called;
import org.roundtrip.model.Counterparts;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.chart.ComparedCharts;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.view.RunView;
import org.roundtrip.ui.run.charts.ComparedRun;

/**
 * The view of warm-up: the latency of each variant's calls of one operation, from the first call on. Follows a run from
 * operation to operation until a person chooses one.
 */
public final class WarmUpView extends RunView implements ComparedRun {
    private static final Texts TEXTS = Texts.of(WarmUpView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.warmUp";
    private static final int GAP = 8;
    private final WarmUpDrawer drawer = new WarmUpDrawer();
    private WarmUpSettings shown = WarmUpSettings.asSet();
    private Composite choices;
    private OperationChoice operations;
    private ForkChoice forks;
    private FindingLabel finding;
    private ChartCanvas canvas;
    private WarmUpActions actions;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        choices = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(GAP, 4).spacing(GAP, 0).applyTo(choices);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(choices);
        operations = new OperationChoice(combo(TEXTS.text("operationTip")), this::chooseOperation);
        forks = new ForkChoice(combo(TEXTS.text("forkTip")), this::chooseFork);
        finding = new FindingLabel(choices, GAP);
        canvas = new ChartCanvas(body, drawer);
        canvas.name(TEXTS.text("empty"));
        canvas.onLook(part -> compare().beside(this, WarmUpView.class).forEach(other -> other.canvas.look(part)));
        canvas.onTarget(target -> select((WarmUpFrame.Target) target));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        actions = new WarmUpActions(this, canvas, drawer);
        compare().add(this, canvas);
        return body;
    }

    private Combo combo(String tip) {
        Combo combo = new Combo(choices, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setToolTipText(tip);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(combo);
        return combo;
    }

    /** The current settings. */
    WarmUpSettings shown() {
        return shown;
    }

    /** The plan of the run that is shown, or null. */
    Plan plan() {
        return run() == null ? null : run().run().plan();
    }

    /** Changes the settings, here and in the views that show other runs beside this one. */
    void change(WarmUpSettings other) {
        apply(other);
        compare().beside(this, WarmUpView.class)
                .forEach(view -> view.apply(view.shown.alike(other, view.run().run().blocks())));
    }

    /**
     * Shows the same operation in the views beside this one, where their runs have it. Of a sweep it is the step with
     * the same value.
     */
    private void lead() {
        beside(WarmUpView.class).forEach(view -> likeShown(view).filter(like -> !like.equals(view.shown.called()))
                .ifPresent(like -> view.apply(view.shown.with(like))));
    }

    /** What of another view's run is compared with what is shown here. */
    private Optional<Called> likeShown(WarmUpView other) {
        return Counterparts.of(run().run(), other.run().run()).of(shown.called());
    }

    private void apply(WarmUpSettings other) {
        boolean otherAxis = other.axis() != shown.axis() || other.quantity() != shown.quantity() || !other.called().equals(shown.called())
                || other.repetition() != shown.repetition();
        shown = other;
        draw();
        sayFinding();
        operations.show(shown.called());
        forks.show(shown.repetition());
        actions.showStates();
        if (otherAxis) {
            // The picture of before would stand under the name of what is chosen now.
            canvas.clear();
        } else {
            canvas.drawSoon();
        }
        compare().changed(this);
    }

    private void draw() {
        if (run() != null) {
            canvas.say(NoCalls.why(run(), shown.called()));
        }
        drawer.show(run(), compare().beside(this, WarmUpView.class).stream()
                .map(other -> new WarmUpDrawer.Beside(other.run(), other.shown)).toList(), compare().words(this),
                compare().beside(this, WarmUpView.class).stream().map(compare()::words).findFirst().orElse(""), shown);
    }

    /** The name proposed for a file with the chart: it tells the run. */
    String fileName() {
        return run().folder().exportName() + "-warm-up-" + shown.operation();
    }

    /** Says of what a picture of the chart is, and what the finding beside it says. */
    String pictureTitle() {
        return (RunNames.pictureTitle(run(), shown.called().words()) + "\n" + finding.said()).strip();
    }

    private ComparedCharts compare() {
        return getSite().getService(ComparedCharts.class);
    }

    @Override
    public OpenRun subject() {
        return run();
    }

    @Override
    public void compared() {
        draw();
        canvas.drawSoon();
    }

    @Override
    protected void show(OpenRun other) {
        Run run = other.run();
        operations.offer(run);
        int count = run.blocks();
        forks.offer(count);
        shown = shown.withRepetition(WarmUpSettings.LATEST).withVariant("")
                .with(operations.offers(shown.called()) ? shown.called() : operations.first());
        focusOperation(here());
        if (isKept()) {
            beside(WarmUpView.class).stream().findFirst().ifPresent(view -> {
                shown = shown.alike(view.shown, count);
                shown = view.likeShown(this).map(shown::with).orElse(shown);
            });
            forks.show(shown.repetition());
            actions.showStates();
        }
        actions.begin(other.live());
        if (!isKept() || beside(WarmUpView.class).stream().anyMatch(view -> view.run().run().plan().sweep().isPresent())) {
            // One that keeps its run leads, too, beside a sweep: the other may show a step that this run does not have.
            lead();
        }
        draw();
        canvas.clear();
        update(other);
    }

    @Override
    protected void showNothing() {
        canvas.clear();
        compare().changed(this);
    }

    @Override
    protected void update(OpenRun run) {
        canvas.say(NoCalls.why(run, shown.called()));
        if (actions.follows() && run.live()) {
            run.run().forks().stream().filter(fork -> fork.state() == Fork.State.RUNNING)
                    .map(fork -> new Called(fork.operation(), fork.step()))
                    .findFirst().filter(now -> !now.equals(shown.called())).ifPresent(now -> {
                        change(shown.with(now));
                        lead();
                    });
        }
        sayFinding();
        operations.show(shown.called());
        if (!actions.paused()) {
            canvas.drawSoon();
        }
        compare().changed(this);
        choices.layout();
    }

    private void sayFinding() {
        finding.say(run() == null ? List.of() : ChartFindings.of(run().findings(), shown.called()));
    }

    private void chooseOperation(Called chosen) {
        actions.follow(false);
        change(shown.with(chosen));
        select(here().withOperation(chosen.operation(), chosen.step()));
    }

    /** A fork of the variant in focus comes into focus itself, so that other views show the same one. */
    private void chooseFork(int repetition) {
        change(shown.withRepetition(repetition));
        run().run().forks().stream().filter(fork -> fork.repetition() == repetition
                && fork.row().equals(shown.called().of(shown.variant()))).findFirst()
                .ifPresent(fork -> select(Focus.on(run()).withFork(fork)));
    }

    private void select(WarmUpFrame.Target target) {
        Focus row = Focus.on(run()).withRow(shown.called().of(target.variant()));
        Focus on = target.fork() == null ? row : row.withFork(target.fork());
        select(target.fork() == null || target.call() < 0 ? on : on.withCall(target.phase(), target.call()));
        change(shown.withVariant(target.variant()));
    }

    @Override
    protected void focusMoved(Focus now) {
        Called before = shown.called();
        focusOperation(now);
        draw();
        if (!before.equals(shown.called())) {
            canvas.clear();
        }
        update(run());
    }

    private void focusOperation(Focus now) {
        if (now.operation() != null) {
            shown = shown.with(operations.in(now, shown.called())).withVariant(Objects.requireNonNullElse(now.variant(), ""));
            // Also of the operation that is shown: the run would go on to the next one, away from the row that was chosen.
            actions.follow(false);
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("empty"), TEXTS.text("emptyHow"), null);
    }

    @Override
    public void setFocus() {
        if (run() == null) {
            super.setFocus();
        } else {
            canvas.setFocus();
        }
    }
}
