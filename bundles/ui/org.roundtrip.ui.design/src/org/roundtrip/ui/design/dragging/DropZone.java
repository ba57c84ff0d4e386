// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.dragging;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.dnd.DND;
import org.eclipse.swt.dnd.DragSourceEvent;
import org.eclipse.swt.dnd.DropTarget;
import org.eclipse.swt.dnd.DropTargetAdapter;
import org.eclipse.swt.dnd.DropTargetEvent;
import org.eclipse.swt.dnd.FileTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Target;
import org.roundtrip.design.text.EditWords;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.moving.Dragged;
import org.roundtrip.ui.design.moving.DraggedTransfer;

/**
 * A control that takes what is dragged onto a design. While something is over it, a sentence tells what a drop would do; where a drop is
 * not possible the pointer says so, and the reason is told. A drop goes where it was shown last. Ctrl copies what the
 * tree has, and puts a new list, optional value or map around what a row has.
 */
public final class DropZone extends DropTargetAdapter {
    private static final Texts TEXTS = Texts.of(DropZone.class);
    private final Control control;
    private final Supplier<Optional<DesignEditing>> design;
    private final Places places;
    private final After after;
    private final EdgeScroll scroll;
    private boolean copy;
    private Shown shown;

    /** Finds the place of a drop. */
    public interface Places {
        /**
         * Returns the place at a point.
         *
         * @param dragged what is dragged; null for files, which nobody has read yet
         * @param at      of the control
         * @param copy    whether the person copies
         */
        Target at(DesignEditing editing, Dragged dragged, DropTargetEvent event, Point at, boolean copy);
    }

    /** What happens after a drop. */
    public interface After {
        /** Something was dropped, unless it was refused after all; what is new is named next. Gives the tree the keyboard. */
        void dropped();

        /** Files were dropped. */
        default void files(List<Path> files, Target place) {
        }
    }

    /** What a person saw last. */
    private record Shown(Target place, boolean copy) {
    }

    private DropZone(Control control, Supplier<Optional<DesignEditing>> design, Places places, After after) {
        this.control = control;
        this.design = design;
        this.places = places;
        this.after = after;
        scroll = control instanceof Tree tree ? new EdgeScroll(tree) : null;
    }

    /** Lets a control take what is dragged, and files too if something is done with them. */
    public static void on(Control control, Supplier<Optional<DesignEditing>> design, boolean files, Places places, After after) {
        DropZone zone = new DropZone(control, design, places, after);
        DropTarget target = new DropTarget(control, DND.DROP_MOVE | DND.DROP_COPY | DND.DROP_DEFAULT);
        if (files) {
            target.setTransfer(LocalSelectionTransfer.getTransfer(), FileTransfer.getInstance());
        } else {
            target.setTransfer(LocalSelectionTransfer.getTransfer());
        }
        target.addDropListener(zone);
    }

    @Override
    public void dragEnter(DropTargetEvent event) {
        shown = null;
        design.get().ifPresent(DesignEditing::endNaming);
        dragOperationChanged(event);
    }

    @Override
    public void dragOperationChanged(DropTargetEvent event) {
        copy = event.detail == DND.DROP_COPY;
        dragOver(event);
    }

    @Override
    public void dragOver(DropTargetEvent event) {
        event.detail = DND.DROP_NONE;
        event.feedback = DND.FEEDBACK_EXPAND;
        design.get().ifPresent(editing -> over(editing, event));
        if (scroll != null) {
            scroll.over((TreeItem) event.item, control.toControl(event.x, event.y).y, System.currentTimeMillis());
        }
    }

    private void over(DesignEditing editing, DropTargetEvent event) {
        Dragged dragged = DraggedTransfer.get().orElse(null);
        boolean files = files(event);
        if (!files && dragged == null) {
            return;
        }
        if (!editing.allowed()) {
            return;
        }
        Target place = places.at(editing, files ? null : dragged, event, control.toControl(event.x, event.y), copy);
        event.feedback |= feedback(event, place);
        if (files) {
            event.detail = DND.DROP_COPY;
        } else {
            switch (dragged.dropped(editing, place, copy)) {
                case Edited.Done done when done.design().draws(editing.design()) -> editing.refuse(TEXTS.text("unchanged"));
                case Edited.Done done -> {
                    event.detail = copy || dragged.copiedTo(editing) ? DND.DROP_COPY : DND.DROP_MOVE;
                    editing.foretell(EditWords.of(editing.outline(), done));
                }
                case Edited.Refused refused -> editing.refuse(refused.reason());
            }
        }
        shown = new Shown(place, copy);
    }

    @Override
    public void dragLeave(DropTargetEvent event) {
        if (scroll != null) {
            scroll.end();
        }
        // A drop comes after this, too: what was shown last is kept for it.
        design.get().ifPresent(editing -> editing.refuse(""));
    }

    @Override
    public void drop(DropTargetEvent event) {
        DesignEditing editing = design.get().orElse(null);
        if (editing == null || shown == null) {
            return;
        }
        if (files(event)) {
            if (event.data instanceof String[] files) {
                after.files(Stream.of(files).map(Path::of).toList(), shown.place);
            }
        } else {
            DraggedTransfer.get().ifPresent(dragged -> drop(editing, dragged));
        }
    }

    private void drop(DesignEditing editing, Dragged dragged) {
        boolean fresh = dragged instanceof Dragged.New;
        String label = TEXTS.text(fresh ? "add" : shown.copy || dragged.copiedTo(editing) ? "copy" : "move");
        Outline before = editing.outline();
        boolean done = editing.apply(label, dragged.dropped(editing, shown.place, shown.copy));
        after.dropped();
        if (done && fresh) {
            control.getDisplay().asyncExec(() -> editing.nameAdded(before));
        }
    }

    /** A drag has ended. A person may believe that something was dropped: a busy window loses a drop, and says nothing. */
    public static void finished(DesignEditing editing, DragSourceEvent event) {
        editing.foretell(event.detail == DND.DROP_NONE ? TEXTS.text("nothing") : "");
    }

    private static boolean files(DropTargetEvent event) {
        return FileTransfer.getInstance().isSupportedType(event.currentDataType);
    }

    private static int feedback(DropTargetEvent event, Target place) {
        return event.item == null ? DND.FEEDBACK_NONE : switch (place.place()) {
            case BEFORE -> DND.FEEDBACK_INSERT_BEFORE;
            case ON, AROUND -> DND.FEEDBACK_SELECT;
            case AFTER -> DND.FEEDBACK_INSERT_AFTER;
        };
    }
}
