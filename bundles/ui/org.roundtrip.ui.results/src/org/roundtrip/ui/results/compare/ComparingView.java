// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.results.compare;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.focus.ComparedRuns;
import org.roundtrip.ui.focus.Focus;
import org.roundtrip.ui.focus.FocusListener;
import org.roundtrip.ui.focus.FocusService;
import org.roundtrip.ui.open.OpenRun;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.view.EditCommand;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.words.difference.RunComparison;

/** A view of all runs that the window compares. It has an empty state while none are. */
abstract class ComparingView extends ViewPart {
    private static final Texts TEXTS = Texts.of(ComparingView.class);
    private final StackLayout stack = new StackLayout();
    private Composite place;
    private EmptyState empty;
    private Control body;

    /** Creates the widget that shows runs. */
    abstract Control createBody(Composite parent);

    /** Shows the runs as they are now. @param open the same runs */
    abstract void show(RunComparison runs, List<OpenRun> open);

    /** Another row is in focus, perhaps of another run. */
    void focusMoved(Focus focus) {
    }

    @Override
    public final void createPartControl(Composite parent) {
        place = new Composite(parent, SWT.NONE);
        place.setLayout(stack);
        empty = new EmptyState(place, TEXTS.text("empty"), TEXTS.text("emptyHow"));
        body = createBody(place);
        Runnable changed = this::update;
        FocusListener moved = (before, now, origin) -> focusMoved(now);
        compared().addListener(changed);
        focus().addListener(moved);
        place.addDisposeListener(disposed -> {
            compared().removeListener(changed);
            focus().removeListener(moved);
        });
        update();
    }

    private void update() {
        List<OpenRun> open = compared().runs();
        stack.topControl = open.isEmpty() ? empty : body;
        EditCommand.enable(getViewSite().getActionBars(), !open.isEmpty());
        if (!open.isEmpty()) {
            show(new RunComparison(open.stream().map(run -> new RunComparison.Side(run.run(), run.results())).toList(),
                    getSite().getService(Providers.class)::optionName), open);
            focusMoved(focus().focus());
        }
        place.layout();
    }

    /** The runs that the window compares. */
    final ComparedRuns compared() {
        return getSite().getService(ComparedRuns.class);
    }

    /** The focus that all views of the window share. */
    final FocusService focus() {
        return getSite().getService(FocusService.class);
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }
}
