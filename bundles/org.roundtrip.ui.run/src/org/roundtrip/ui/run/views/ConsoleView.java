// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.views;

import java.util.List;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.parts.RunView;

/** What the engine told about a run, line by line; for a run from elsewhere, what its folder tells. */
public final class ConsoleView extends RunView {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.run.console";
    private StyledText text;
    private boolean followEnd = true;
    private List<String> shown = List.of();

    @Override
    protected Control createBody(Composite parent) {
        text = new StyledText(parent, SWT.MULTI | SWT.READ_ONLY | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setFont(JFaceResources.getTextFont());
        text.setMargins(8, 4, 8, 4);
        text.setAlwaysShowScrollBars(false);
        Action stay = new Action(Messages.scrollLock, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                followEnd = !isChecked();
            }
        };
        stay.setImageDescriptor(Icons.descriptor("scroll-lock"));
        stay.setToolTipText(Messages.scrollLockTip);
        getViewSite().getActionBars().getToolBarManager().add(stay);
        handle(ActionFactory.COPY.getId(), text::copy);
        handle(ActionFactory.SELECT_ALL.getId(), text::selectAll);
        return text;
    }

    private void handle(String id, Runnable what) {
        getViewSite().getActionBars().setGlobalActionHandler(id, new Action() {
            @Override
            public void run() {
                what.run();
            }
        });
    }

    @Override
    protected void show(OpenRun run) {
        shown = List.of();
        text.setText("");
        updateLog(run);
    }

    @Override
    protected void update(OpenRun run) {
        if (run.log().isEmpty()) {
            updateLog(run);
        }
    }

    @Override
    protected void updateLog(OpenRun run) {
        List<String> lines = run.log().isEmpty() ? RunLog.of(run.run()) : run.log();
        boolean goesOn = lines.size() >= shown.size() && lines.subList(0, shown.size()).equals(shown);
        if (goesOn && lines.size() == shown.size()) {
            return;
        }
        text.setRedraw(false);
        if (goesOn) {
            text.append(String.join("\n", lines.subList(shown.size(), lines.size())) + "\n");
        } else {
            text.setText(String.join("\n", lines) + "\n");
        }
        shown = lines;
        if (followEnd) {
            text.setTopIndex(text.getLineCount() - 1);
        }
        text.setRedraw(true);
    }

    @Override
    protected void sayEmpty(EmptyState words) {
        words.say(Messages.consoleEmpty, Messages.consoleHow, null);
    }
}
