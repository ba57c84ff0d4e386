// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control.console;

import java.io.IOException;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.files.RunLogReader;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.view.RunView;

/**
 * The log of a run, followed in its folder. A run that is not under way is described first: its environment, its forks and
 * how it ended. A run under way is described as long as its log is empty.
 */
public final class ConsoleView extends RunView {
    private static final Texts TEXTS = Texts.of(ConsoleView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.console";
    private StyledText text;
    private boolean followEnd = true;
    private RepeatedRead<List<String>> log;
    private boolean logged;

    @Override
    protected Control createBody(Composite parent) {
        text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(8, 4, 8, 4);
        text.setAlwaysShowScrollBars(false);
        Action stay = new Action(TEXTS.text("scrollLock"), IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                followEnd = !isChecked();
            }
        };
        stay.setImageDescriptor(Icons.descriptor("scroll-lock"));
        stay.setToolTipText(TEXTS.text("scrollLockTip"));
        getViewSite().getActionBars().getToolBarManager().add(stay);
        log = new RepeatedRead<>(text.getDisplay(), this::append);
        text.addDisposeListener(disposed -> log.stop());
        handle(ActionFactory.COPY.getId(), () -> text.getSelectionCount() > 0, text::copy);
        handle(ActionFactory.SELECT_ALL.getId(), () -> text.getCharCount() > 0, text::selectAll);
        return text;
    }

    private void handle(String id, BooleanSupplier possible, Runnable what) {
        getViewSite().getActionBars().setGlobalActionHandler(id, new Action() {
            @Override
            public boolean isEnabled() {
                return possible.getAsBoolean();
            }

            @Override
            public void run() {
                what.run();
            }
        });
    }

    /** The chart above names the run. */
    @Override
    protected boolean leads() {
        return false;
    }

    @Override
    protected void show(OpenRun run) {
        logged = false;
        describe(run);
        RunLogReader reader = new RunLogReader(run.folder().log());
        log.follow(() -> read(reader), run::live);
    }

    @Override
    protected void update(OpenRun run) {
        if (!logged) {
            describe(run);
        }
    }

    private void describe(OpenRun run) {
        String description = String.join("\n", RunDescription.of(run.run())) + "\n";
        if (!text.getText().equals(description)) {
            write(() -> text.setText(description));
        }
    }

    private void append(List<String> lines) {
        if (lines.isEmpty()) {
            return;
        }
        String added = String.join("\n", lines) + "\n";
        boolean first = !logged;
        logged = true;
        OpenRun shown = run();
        write(() -> {
            if (first && shown != null && shown.live()) {
                text.setText(added);
            } else {
                text.append(first ? "\n" + added : added);
            }
        });
    }

    private void write(Runnable change) {
        text.setRedraw(false);
        change.run();
        if (followEnd) {
            text.setTopIndex(text.getLineCount() - 1);
        }
        text.setRedraw(true);
    }

    private static List<String> read(RunLogReader reader) {
        try {
            return reader.next();
        } catch (IOException e) {
            return List.of(String.valueOf(e.getMessage()));
        }
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(TEXTS.text("consoleEmpty"), TEXTS.text("consoleHow"), null);
    }
}
