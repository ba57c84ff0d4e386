// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.moving;

import java.util.Optional;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.NamedType;
import org.roundtrip.design.Node;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Slot;
import org.roundtrip.design.Target;
import org.roundtrip.ui.design.editing.DesignEditing;

/** Chooses a place for what a person adds by keyboard or double click, or drops beside all that is drawn. */
public final class Places {
    private Places() {
    }

    /**
     * Returns the place at what was selected last. It is into what takes parts, else after a field or a parameter, else
     * in place of the values of a payload, a result or an element. Without a selection it is the payload. A list, too,
     * is a field of its own: what a field has is wrapped in a list by a command of that name.
     */
    public static Target at(DesignEditing editing, Piece piece) {
        Outline outline = editing.outline();
        Optional<Node> last = editing.selection().isEmpty() ? Optional.empty()
                : outline.find(editing.selection().getLast());
        if (piece.isOperation()) {
            return last.filter(DrawnOperation.class::isInstance).map(node -> Target.after(node.id()))
                    .or(() -> last.filter(node -> piece instanceof Piece.Call && node instanceof NamedType type)
                            .map(node -> Target.on(node.id())))
                    .orElse(Target.on(Target.OPERATIONS));
        }
        if (piece instanceof Piece.Thrown) {
            return last.map(node -> ofOperation(outline, node)).or(() -> editing.design().operations().stream().findFirst())
                    .map(operation -> Target.on(operation.id())).orElse(Target.on(Target.DESIGN));
        }
        return switch (last.orElse(null)) {
            case null -> whole(editing);
            case DrawnOperation operation -> Target.on(operation.id());
            case NamedType type -> Target.on(type.id());
            case Slot slot -> slot.role().named() && outline.innermost(slot).isEmpty()
                    ? Target.after(slot.id()) : Target.on(slot.id());
        };
    }

    /**
     * Returns the place after a field or a parameter that was selected last, also after one that takes parts. Otherwise
     * it is that of {@link #at}.
     */
    public static Target after(DesignEditing editing, Piece piece) {
        boolean value = !piece.isOperation() && !(piece instanceof Piece.Thrown);
        return editing.selection().isEmpty() ? at(editing, piece) : editing.outline().find(editing.selection().getLast())
                .filter(node -> value && node instanceof Slot slot && slot.role().named()).map(node -> Target.after(node.id()))
                .orElseGet(() -> at(editing, piece));
    }

    /** Returns the place of what is dropped beside all that is drawn. @param dragged null for files */
    public static Target free(DesignEditing editing, Dragged dragged) {
        return dragged instanceof Dragged.New(Piece piece) && piece.isOperation() ? Target.on(Target.OPERATIONS) : whole(editing);
    }

    /**
     * Returns the place of an operation that is dropped on the row of a node. It is beside an operation, with the values
     * of a type or a payload, and else behind all operations.
     *
     * @param upper whether it is dropped on the row's upper half
     */
    public static Target ofOperation(Node node, Piece piece, boolean upper) {
        return switch (node) {
            case DrawnOperation operation -> upper ? Target.before(operation.id()) : Target.after(operation.id());
            case NamedType type when piece instanceof Piece.Call -> Target.on(type.id());
            case Slot slot when piece instanceof Piece.Call && slot.role() == Slot.Role.PAYLOAD -> Target.on(slot.id());
            case null, default -> Target.on(Target.OPERATIONS);
        };
    }

    /**
     * Returns the place for values at no node. It is the payload, or in a plan, which has none, an operation that takes
     * them.
     */
    private static Target whole(DesignEditing editing) {
        return editing.design().payload().map(slot -> Target.on(slot.id()))
                .orElse(Target.on(editing.design().hasPayload() ? Target.DESIGN : Target.OPERATIONS));
    }

    /** Returns the operation that a node is or is in; null when there is none. */
    private static Node ofOperation(Outline outline, Node node) {
        Node at = node;
        while (at != null && !(at instanceof DrawnOperation)) {
            at = outline.owner(at.id()).orElse(null);
        }
        return at;
    }
}
