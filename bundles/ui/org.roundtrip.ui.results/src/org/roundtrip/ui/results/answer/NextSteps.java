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
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.NamedCommand;
import org.roundtrip.ui.view.OwnFiles;

/**
 * What follows a look at the run that comes with Roundtrip: a button repeats it here, another one takes a file of the person's own. User
 * interface's thread only.
 */
final class NextSteps {
    private static final Texts TEXTS = Texts.of(NextSteps.class);
    private static final String RUN_AGAIN = "org.roundtrip.ui.run.runAgain";
    private static final double SECONDS_PER_MINUTE = 60;
    private final Composite place;
    private final Button repeat;

    /** Nothing is shown yet. @param before brings the run that is shown into focus */
    NextSteps(Composite parent, IWorkbenchWindow window, Runnable before) {
        place = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 6).spacing(8, 0).applyTo(place);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(place);
        place.setVisible(false);
        repeat = new Button(place, SWT.PUSH);
        repeat.setFont(JFaceResources.getBannerFont());
        repeat.setImage(Icons.image("quick-run"));
        repeat.addListener(SWT.Selection, event -> {
            before.run();
            NamedCommand.run(RUN_AGAIN, window);
        });
        Button file = new Button(place, SWT.PUSH | SWT.WRAP);
        file.setImage(Icons.image("open-folder"));
        file.setText(TEXTS.text("dropFile"));
        file.setToolTipText(TEXTS.text("dropFileTip"));
        file.addListener(SWT.Selection, event -> OwnFiles.choose(window));
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.FILL).grab(true, true).applyTo(file);
    }

    /** Shows the steps for a run that comes with Roundtrip, and nothing for any other. @param runs all that are open */
    void show(OpenRun run, OpenRuns runs) {
        boolean shown = run != null && run.run().recorded().isPresent();
        if (shown) {
            repeat.setText(TEXTS.text("repeat", minutes(run.run())));
            repeat.setEnabled(!runs.measuring());
        }
        if (place.getVisible() != shown) {
            place.setVisible(shown);
            ((GridData) place.getLayoutData()).exclude = !shown;
            place.getParent().layout(true, true);
        }
    }

    /** How many minutes the run took: warm-up and calls take the same time anywhere. */
    private static int minutes(Run run) {
        Instant ended = run.ended() == null ? run.started() : run.ended();
        return (int) Math.max(1, Math.ceil(Duration.between(run.started(), ended).toSeconds() / SECONDS_PER_MINUTE));
    }
}
