// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.List;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.roundtrip.design.Design;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.editing.DesignListener;
import org.roundtrip.ui.look.EmptyState;
import org.roundtrip.ui.parts.ViewAction;

/** Shows the design in front as a diagram; a selection here is the selection of the editor. */
public final class DiagramView extends ViewPart {
    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.diagram";
    private static final double STEP = 1.25;
    private final StackLayout stack = new StackLayout();
    private Composite place;
    private EmptyState empty;
    private DiagramCanvas canvas;
    private ActiveDesign active;

    @Override
    public void createPartControl(Composite parent) {
        place = parent;
        place.setLayout(stack);
        empty = new EmptyState(place, Messages.empty, Messages.emptyHow);
        canvas = new DiagramCanvas(place, node -> active.editing().ifPresent(editing -> editing.select(List.of(node))));
        List<IAction> zoom = List.of(ViewAction.push(Messages.larger, "zoom-in", () -> canvas.zoom(STEP)),
                ViewAction.push(Messages.smaller, "zoom-out", () -> canvas.zoom(1 / STEP)),
                ViewAction.push(Messages.all, "zoom-fit", () -> canvas.zoom(0)));
        zoom.forEach(getViewSite().getActionBars().getToolBarManager()::add);
        active = new ActiveDesign(getSite().getPage(), new DesignListener() {
            @Override
            public void designChanged(Design before) {
                show();
            }

            @Override
            public void selectionChanged() {
                active.editing().ifPresent(editing -> canvas.select(editing.selection()));
            }
        });
        place.addDisposeListener(disposed -> active.dispose());
        show();
    }

    /** Returns the diagram's widget, for tests. */
    public DiagramCanvas canvas() {
        return canvas;
    }

    @Override
    public void setFocus() {
        stack.topControl.setFocus();
    }

    private void show() {
        DesignEditing editing = active == null ? null : active.editing().orElse(null);
        if (editing != null) {
            canvas.show(editing.design(), editing.selection());
        }
        stack.topControl = editing == null ? empty : canvas;
        place.layout();
    }
}
