// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.menus.WorkbenchWindowControlContribution;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.open.OpenRuns;
import org.roundtrip.ui.open.OpenRunsListener;
import org.roundtrip.ui.parts.RunNames;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.control.RunJob;

/** The window's status line: the progress of the current run, else the finding of the run in focus. */
public final class StatusControl extends WorkbenchWindowControlContribution {
    private static final int WIDTH = 700;
    private Label icon;
    private Label text;

    @Override
    protected Control createControl(Composite parent) {
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(6, 2).applyTo(body);
        icon = new Label(body, SWT.NONE);
        GridDataFactory.fillDefaults().hint(16, 16).align(SWT.CENTER, SWT.CENTER).applyTo(icon);
        text = new Label(body, SWT.NONE);
        GridDataFactory.fillDefaults().hint(WIDTH, SWT.DEFAULT).align(SWT.FILL, SWT.CENTER).applyTo(text);
        FocusService focus = getWorkbenchWindow().getService(FocusService.class);
        OpenRuns runs = getWorkbenchWindow().getService(OpenRuns.class);
        RunControl control = getWorkbenchWindow().getService(RunControl.class);
        FocusListener moved = (before, now, origin) -> refresh(focus, control);
        OpenRunsListener changed = new OpenRunsListener() {
            @Override
            public void changed(OpenRun run) {
                refresh(focus, control);
            }
        };
        focus.addListener(moved);
        runs.addListener(changed);
        control.onChange(body, () -> refresh(focus, control));
        body.addDisposeListener(disposed -> {
            focus.removeListener(moved);
            runs.removeListener(changed);
        });
        refresh(focus, control);
        return body;
    }

    private void refresh(FocusService focus, RunControl control) {
        RunJob job = control.current().orElse(null);
        OpenRun run = focus.focus().run();
        if (job != null) {
            RunJob.Progress progress = job.progress();
            show("run-running", job.getName() + ": " + progress.what()
                    + (progress.of() > 0 ? "  " + progress.done() + "/" + progress.of() : ""));
        } else if (run != null) {
            show(RunNames.icon(run.run().outcome()), Sentences.of(run));
        } else {
            show(null, "");
        }
    }

    private void show(String picture, String sentence) {
        icon.setImage(picture == null ? null : Icons.image(picture));
        String shown = sentence.replace("&", "&&");
        if (!text.getText().equals(shown)) {
            text.setText(shown);
            text.setToolTipText(sentence);
        }
    }
}
