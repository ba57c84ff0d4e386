// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.diagram;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.roundtrip.design.Target;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.dragging.DropZone;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.moving.Places;
import org.roundtrip.ui.design.views.DesignView;
import org.roundtrip.ui.view.ViewAction;

/** Shows the design in front as a diagram; a selection here is the selection of the editor. */
public final class DiagramView extends DesignView {
    private static final Texts TEXTS = Texts.of(DiagramView.class);

    /** Id of this view. */
    public static final String ID = "org.roundtrip.ui.design.diagram";
    private static final double STEP = 1.25;
    private DiagramCanvas canvas;

    @Override
    protected Control createBody(Composite parent) {
        canvas = new DiagramCanvas(parent, node -> editing().ifPresent(editing -> editing.select(List.of(node))));
        List<IAction> zoom = List.of(ViewAction.push(TEXTS.text("larger"), "zoom-in", () -> canvas.zoom(STEP)),
                ViewAction.push(TEXTS.text("smaller"), "zoom-out", () -> canvas.zoom(1 / STEP)),
                ViewAction.push(TEXTS.text("all"), "zoom-fit", () -> canvas.zoom(0)));
        zoom.forEach(getViewSite().getActionBars().getToolBarManager()::add);
        return canvas;
    }

    /** What is dragged here goes on a box or a row, or as below all rows of the tree. The editor goes on with it. */
    @Override
    protected void created(Composite whole) {
        DropZone.on(whole, this::editing, false, (editing, dragged, event, at, copy) -> {
            OptionalInt node = canvas.isVisible() ? canvas.nodeAt(canvas.toControl(event.x, event.y)) : OptionalInt.empty();
            return node.isPresent() ? Target.on(node.getAsInt()) : Places.free(editing, dragged);
        }, () -> getSite().getPage().activate(getSite().getPage().getActiveEditor()));
    }

    /** Returns the diagram's widget, for tests. */
    public DiagramCanvas canvas() {
        return canvas;
    }

    @Override
    protected Control first() {
        return canvas;
    }

    @Override
    protected void designChanged() {
        Optional<DesignEditing> editing = editing();
        if (editing.isPresent()) {
            if (editing.get().outline().nodes().isEmpty()) {
                say(TEXTS.text("nothing"), TEXTS.text("nothingHow"));
                return;
            }
            canvas.show(editing.get().outline(), editing.get().selection());
            show();
        } else {
            say(TEXTS.text("empty"), TEXTS.text("emptyHow"));
        }
    }

    @Override
    protected void selectionChanged() {
        editing().ifPresent(editing -> canvas.select(editing.selection()));
    }
}
