// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets;

import java.util.List;
import java.util.Objects;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Phase;
import org.roundtrip.model.Run;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.packets.desk.ForkChoice;
import org.roundtrip.ui.parts.RunView;

/** The packets of a run's captured calls, fork by fork. */
public final class PacketsView extends RunView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.packets.list";

    private static final int CHOOSER_WIDTH = 340;

    private Combo chooser;
    private PacketPane pane;
    private List<Fork> forks = List.of();
    private Fork shown;

    @Override
    protected Control createBody(Composite parent) {
        pane = new PacketPane(parent, this::createChooser);
        pane.onSelect(this::selected);
        pane.handle(getViewSite().getActionBars());
        return pane;
    }

    private void createChooser(Composite head) {
        Label label = new Label(head, SWT.NONE);
        label.setText(Messages.chooseFork);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).applyTo(label);
        chooser = new Combo(head, SWT.READ_ONLY);
        chooser.setVisibleItemCount(20);
        GridDataFactory.fillDefaults().hint(CHOOSER_WIDTH, SWT.DEFAULT).align(SWT.BEGINNING, SWT.CENTER).applyTo(chooser);
        chooser.addListener(SWT.Selection, event -> chosen(forks.get(chooser.getSelectionIndex())));
    }

    @Override
    protected void show(OpenRun run) {
        shown = null;
        list(run.run());
        ForkChoice.of(run.run(), mine(focus().focus())).ifPresentOrElse(this::show,
                () -> pane.say(Messages.none, Messages.noneAny, null));
    }

    @Override
    protected void update(OpenRun run) {
        if (run.run().forks().equals(forks)) {
            return;
        }
        list(run.run());
        Fork now = forks.stream().filter(fork -> shown != null && fork.number() == shown.number()).findFirst().orElse(null);
        boolean follow = now == null || !ForkChoice.captured(now) && mine(focus().focus()).fork() == null;
        Fork next = follow ? ForkChoice.of(run.run(), mine(focus().focus())).orElse(now) : now;
        if (next != null) {
            show(next);
        }
    }

    @Override
    protected void focusMoved(Focus focus) {
        ForkChoice.of(run().run(), focus).filter(fork -> !fitsShown(focus) || fork.number() == shown.number())
                .ifPresent(this::show);
        if (focus.packet() != null) {
            pane.select(focus.packet());
        }
    }

    /** Whether the focus says nothing against the fork that is shown. */
    private boolean fitsShown(Focus focus) {
        return shown != null && (focus.fork() == null || focus.fork() == shown.number())
                && (focus.variant() == null || focus.variant().equals(shown.variant()))
                && (focus.operation() == null || focus.operation().equals(shown.operation()));
    }

    private void list(Run run) {
        if (run.forks().equals(forks) && chooser.getItemCount() == forks.size()) {
            return;
        }
        forks = run.forks();
        String[] labels = forks.stream().map(ForkChoice::label).toArray(String[]::new);
        chooser.setItems(labels);
        if (shown != null) {
            choose(shown.number());
        }
    }

    private void choose(int number) {
        for (int i = 0; i < forks.size(); i++) {
            if (forks.get(i).number() == number) {
                chooser.select(i);
            }
        }
    }

    private void chosen(Fork fork) {
        show(fork);
        focus().set(mine(focus().focus()).withFork(fork.variant(), fork.operation(), fork.number()), this);
    }

    private void show(Fork fork) {
        choose(fork.number());
        boolean same = shown != null && shown.number() == fork.number() && Objects.equals(shown.capture(), fork.capture())
                && shown.state() == fork.state();
        if (same) {
            return;
        }
        boolean there = shown != null && shown.number() == fork.number() && ForkChoice.captured(shown);
        shown = fork;
        if (!ForkChoice.captured(fork)) {
            boolean mayCome = run().live() && fork.capture() == null && run().run().plan().protocol().captureCalls() > 0;
            pane.say(mayCome ? Messages.notYet : Messages.none, ForkChoice.reason(run().run(), fork), null);
        } else if (!there) {
            pane.open(run().folder().capture(fork), run().folder().journal(fork));
        }
    }

    private void selected(long packet) {
        PacketRow row = pane.row(packet);
        Focus fork = mine(focus().focus()).withFork(shown.variant(), shown.operation(), shown.number());
        Focus call = row == null || row.call() == null ? fork : fork.withCall(Phase.CAPTURE, row.call());
        focus().set(call.withPacket(packet), this);
    }

    /** The focus as far as it is on the run that is shown here. */
    private Focus mine(Focus focus) {
        return focus.run() == run() ? focus : Focus.on(run());
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.noRun, Messages.noRunHow, () -> OpenCaptureHandler.open(getSite().getWorkbenchWindow()));
    }
}
