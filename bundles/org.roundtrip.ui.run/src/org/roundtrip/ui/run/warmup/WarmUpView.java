// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.warmup;

import java.util.List;
import java.util.Objects;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Run;
import org.roundtrip.ui.chart.ChartCanvas;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunView;
import org.roundtrip.ui.run.views.Sentences;

/**
 * The view of warm-up: the latency of each variant's calls of one operation, from the first call on. Follows a run from
 * operation to operation until a person chooses one.
 */
public final class WarmUpView extends RunView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.warmUp";
    private final WarmUpDrawer drawer = new WarmUpDrawer();
    private WarmUpSettings shown = WarmUpSettings.asSet();
    private Composite choices;
    private Combo operations;
    private Combo forks;
    private Label sentence;
    private ChartCanvas canvas;
    private WarmUpActions actions;

    @Override
    protected Control createBody(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        choices = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(8, 4).spacing(8, 0).applyTo(choices);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(choices);
        operations = combo(Messages.operationTip);
        operations.addListener(SWT.Selection, event -> chooseOperation());
        forks = combo(Messages.forkTip);
        forks.addListener(SWT.Selection, event -> change(shown.withRepetition(forks.getSelectionIndex())));
        sentence = new Label(choices, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(sentence);
        canvas = new ChartCanvas(body, drawer);
        canvas.say(Messages.waiting);
        canvas.onTarget(target -> select((WarmUpFrame.Target) target));
        GridDataFactory.fillDefaults().grab(true, true).applyTo(canvas);
        actions = new WarmUpActions(this, canvas, drawer);
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

    /** Changes the settings. */
    void change(WarmUpSettings other) {
        boolean otherAxis = other.axis() != shown.axis() || !other.operation().equals(shown.operation())
                || other.repetition() != shown.repetition();
        shown = other;
        drawer.show(run(), shown);
        if (otherAxis) {
            canvas.reset();
        } else {
            canvas.drawSoon();
        }
    }

    @Override
    protected void show(OpenRun other) {
        Run run = other.run();
        List<Operation> all = run.plan().contract().operations();
        operations.setItems(all.stream().map(WarmUpView::label).toArray(String[]::new));
        String[] repetitions = new String[run.plan().protocol().forks() + 1];
        repetitions[0] = Messages.latestFork;
        for (int i = 1; i < repetitions.length; i++) {
            repetitions[i] = NLS.bind(Messages.forkNumber, i);
        }
        forks.setItems(repetitions);
        forks.select(0);
        exclude(forks, repetitions.length == 2);
        shown = shown.withRepetition(0).withVariant("").withOperation(all.getFirst().name());
        focusOperation(focus().focus());
        actions.begin(other.live());
        drawer.show(other, shown);
        canvas.reset();
        update(other);
    }

    @Override
    protected void showNothing() {
        canvas.reset();
    }

    private static String label(Operation operation) {
        String payload = Payload.describe(operation);
        return payload.equals("void") ? operation.name() : operation.name() + "  (" + payload + ")";
    }

    private static void exclude(Control control, boolean gone) {
        ((GridData) control.getLayoutData()).exclude = gone;
        control.setVisible(!gone);
    }

    @Override
    protected void update(OpenRun run) {
        if (actions.follows() && run.live()) {
            run.run().forks().stream().filter(fork -> fork.state() == Fork.State.RUNNING).map(Fork::operation)
                    .findFirst().filter(name -> !name.equals(shown.operation()))
                    .ifPresent(name -> change(shown.withOperation(name)));
        }
        String said = Sentences.of(run).replace("&", "&&");
        if (!sentence.getText().equals(said)) {
            sentence.setText(said);
            sentence.setToolTipText(Sentences.of(run));
        }
        int index = names(run).indexOf(shown.operation());
        if (operations.getSelectionIndex() != index) {
            operations.select(index);
        }
        if (!actions.paused()) {
            canvas.drawSoon();
        }
        choices.layout();
    }

    private static List<String> names(OpenRun run) {
        return run.run().plan().contract().operations().stream().map(Operation::name).toList();
    }

    private void chooseOperation() {
        String name = names(run()).get(operations.getSelectionIndex());
        actions.follow(false);
        change(shown.withOperation(name));
        focus().set(focus().focus().withOperation(name), this);
    }

    private void select(WarmUpFrame.Target target) {
        Fork fork = target.recorded().fork();
        Focus on = Focus.on(run()).withFork(fork.variant(), fork.operation(), fork.number());
        focus().set(target.call() < 0 ? on : on.withCall(target.span().phase(), target.call()), this);
        change(shown.withVariant(fork.variant()));
    }

    @Override
    protected void focusMoved(Focus now) {
        focusOperation(now);
        drawer.show(run(), shown);
        update(run());
    }

    private void focusOperation(Focus now) {
        if (now.operation() != null && now.run() == run()) {
            boolean other = !now.operation().equals(shown.operation());
            shown = shown.withOperation(now.operation()).withVariant(Objects.requireNonNullElse(now.variant(), ""));
            if (other) {
                actions.follow(false);
                canvas.reset();
            }
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.empty, Messages.emptyHow, null);
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
