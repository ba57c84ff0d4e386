// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import org.eclipse.jface.action.Action;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.help.Guide;
import org.roundtrip.help.Page;
import org.roundtrip.ui.view.EditCommand;

/** The help as a view of the workbench. A restart shows the last page again. */
public final class HelpView extends ViewPart {

    /** Id of this view. */
    public static final String ID = "org.roundtrip.help.view";

    private static final String PAGE = "page";

    private HelpPane pane;
    private String last;

    @Override
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        last = memento == null ? null : memento.getString(PAGE);
    }

    @Override
    public void createPartControl(Composite parent) {
        pane = new HelpPane(parent);
        // Later, because a caller that opens the view for a page calls open first, and its page starts the history.
        parent.getDisplay().asyncExec(() -> {
            if (!pane.isDisposed() && pane.page() == null) {
                pane.open(Guide.get().page(String.valueOf(last)).orElseGet(Guide.get()::first));
            }
        });
        IActionBars bars = getViewSite().getActionBars();
        Action copy = action(pane::copy);
        copy.setEnabled(false);
        pane.onSelection(copy::setEnabled);
        EditCommand.handle(bars, ActionFactory.COPY, copy);
        EditCommand.handle(bars, ActionFactory.SELECT_ALL, action(pane::selectAll));
        bars.setGlobalActionHandler(ActionFactory.FIND.getId(), action(pane::find));
        bars.setGlobalActionHandler(ActionFactory.BACKWARD_HISTORY.getId(), action(pane::back));
        bars.setGlobalActionHandler(ActionFactory.FORWARD_HISTORY.getId(), action(pane::forward));
    }

    /** Shows a page. */
    public void open(Page page) {
        pane.open(page);
    }

    /** Returns the page that is shown; null before the first. */
    public Page page() {
        return pane.page();
    }

    @Override
    public void setFocus() {
        pane.setFocus();
    }

    @Override
    public void saveState(IMemento memento) {
        if (pane != null && pane.page() != null) {
            memento.putString(PAGE, pane.page().id());
        }
    }

    private static Action action(Runnable run) {
        return new Action() {
            @Override
            public void run() {
                run.run();
            }
        };
    }
}
