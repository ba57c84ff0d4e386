// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.views;

import java.util.Optional;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.design.Design;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.undo.EditorActions;

/** Base of views that show the design of the editor in front, or say why there is nothing to show. */
public abstract class DesignView extends ViewPart {
    private final StackLayout stack = new StackLayout();
    private Composite place;
    private EmptyState empty;
    private Control body;
    private ActiveDesign active;

    @Override
    public final void createPartControl(Composite parent) {
        place = parent;
        place.setLayout(stack);
        empty = new EmptyState(place);
        body = createBody(place);
        stack.topControl = empty;
        active = new ActiveDesign(getSite().getPage(), new DesignListener() {
            @Override
            public void designChanged(Design before) {
                if (active != null) {
                    undoAsInEditor();
                    DesignView.this.designChanged();
                }
            }

            @Override
            public void selectionChanged() {
                DesignView.this.selectionChanged();
            }
        });
        place.addDisposeListener(disposed -> active.dispose());
        created(place);
        undoAsInEditor();
        designChanged();
    }

    private void undoAsInEditor() {
        IActionBars bars = getViewSite().getActionBars();
        IEditorPart editor = getSite().getPage().getActiveEditor();
        EditorActions actions = editor == null ? null : Adapters.adapt(editor, EditorActions.class);
        if (actions != null) {
            actions.undoIn(bars);
        } else {
            bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), null);
            bars.setGlobalActionHandler(ActionFactory.REDO.getId(), null);
            bars.updateActionBars();
        }
    }

    /** Creates what is shown while there is something to show. */
    protected abstract Control createBody(Composite parent);

    /** Called once all is created. @param whole is disposed with the view */
    protected void created(Composite whole) {
    }

    /** The design in front has changed, or another one is in front. */
    protected abstract void designChanged();

    /** Other nodes are selected in the design in front. */
    protected void selectionChanged() {
    }

    /** Returns the design in front; empty when there is none. */
    protected final Optional<DesignEditing> editing() {
        return active == null ? Optional.empty() : active.editing();
    }

    /** Shows the body. */
    protected final void show() {
        top(body);
    }

    /** Says in the place of the body what would be there, and how to get it. */
    protected final void say(String what, String how) {
        empty.say(what, how, null);
        top(empty);
    }

    private void top(Control control) {
        if (stack.topControl != control) {
            stack.topControl = control;
            place.layout();
        }
    }

    /** Returns the control that gets the focus while the body is shown. */
    protected abstract Control first();

    @Override
    public final void setFocus() {
        (stack.topControl == body ? first() : empty).setFocus();
    }
}
