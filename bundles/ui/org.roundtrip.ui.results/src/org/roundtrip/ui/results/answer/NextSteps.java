// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.answer;

import java.time.Duration;
import java.time.Instant;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.analysis.NextStep;
import org.roundtrip.model.RowState;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.OwnFiles;

/**
 * The next step after a look at a run, as a button. It adds blocks, runs the whole plan, or runs it again on a quiet machine. The run that comes with
 * Roundtrip is repeated here, and a second button takes a file of the person's own. User interface's thread only.
 */
final class NextSteps {
    private static final Texts TEXTS = Texts.of(NextSteps.class);
    private static final String RUN_AGAIN = "org.roundtrip.ui.run.runAgain", WHOLE = "org.roundtrip.ui.run.whole";
    private static final String MORE = "org.roundtrip.ui.run.more", BLOCKS = "org.roundtrip.ui.run.blocks";
    private static final int SECONDS_PER_MINUTE = 60;
    private final IWorkbenchWindow window;
    private final Composite place;
    private final Button step;
    private final Button file;
    private Runnable does = () -> { };

    /** Nothing is shown yet. @param before brings the run that is shown into focus */
    NextSteps(Composite parent, IWorkbenchWindow window, Runnable before) {
        this.window = window;
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 6).spacing(8, 0).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(place);
        place.setVisible(false);
        step = new Button(place, SWT.PUSH);
        step.setFont(JFaceResources.getBannerFont());
        step.setImage(Icons.image("quick-run"));
        step.addListener(SWT.Selection, event -> {
            before.run();
            does.run();
        });
        file = new Button(place, SWT.PUSH | SWT.WRAP);
        file.setImage(Icons.image("open-folder"));
        file.setText(TEXTS.text("dropFile"));
        file.setToolTipText(TEXTS.text("dropFileTip"));
        file.addListener(SWT.Selection, event -> OwnFiles.choose(window));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.FILL).grab(true, true).applyTo(file);
    }

    /** Shows the step of a run; nothing when there is none. @param runs all that are open */
    void show(OpenRun run, OpenRuns runs) {
        boolean recorded = run != null && run.run().recorded().isPresent();
        boolean shown = recorded || run != null && run.next().filter(this::offer).isPresent();
        if (recorded) {
            offer(TEXTS.text("repeat", minutes(run.run())), () -> NamedCommand.run(RUN_AGAIN, window));
        }
        step.setEnabled(!runs.measuring());
        if (place.getVisible() != shown || file.getVisible() != recorded) {
            file.setVisible(recorded);
            ((GridData) file.getLayoutData()).exclude = !recorded;
            place.setVisible(shown);
            ((GridData) place.getLayoutData()).exclude = !shown;
            place.getParent().layout(true, true);
        }
    }

    /** Whether a button can do it. */
    private boolean offer(NextStep next) {
        switch (next) {
            case NextStep.More more -> offer(TEXTS.text("more", more.blocks(), more.seconds() / SECONDS_PER_MINUTE, more.seconds() % SECONDS_PER_MINUTE),
                    () -> NamedCommand.run(MORE, BLOCKS, String.valueOf(more.blocks()), window));
            case NextStep.Whole whole -> offer(TEXTS.text("whole"), () -> NamedCommand.run(RUN_AGAIN, WHOLE, "true", window));
            case NextStep.Again again when again.state() == RowState.DISTURBED -> offer(TEXTS.text("wait"), () -> NamedCommand.run(RUN_AGAIN, window));
            case NextStep.Again again -> {
                return false;
            }
        }
        return true;
    }

    private void offer(String words, Runnable action) {
        does = action;
        if (!step.getText().equals(words)) {
            step.setText(words);
            place.layout();
        }
    }

    /** How many minutes the run took: warm-up and calls take the same time anywhere. */
    private static int minutes(Run run) {
        Instant ended = run.ended() == null ? run.started() : run.ended();
        return (int) Math.max(1, Math.ceil(Duration.between(run.started(), ended).toSeconds() / (double) SECONDS_PER_MINUTE));
    }
}
