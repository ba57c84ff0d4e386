// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.moving;

import java.util.List;
import org.roundtrip.design.Design;
import org.roundtrip.design.Edited;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Moving;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Target;
import org.roundtrip.model.Drawing;
import org.roundtrip.ui.design.editing.DesignEditing;

/** What a person drags onto a design. */
public sealed interface Dragged {

    /**
     * Nodes of a design.
     *
     * @param from  where they are
     * @param nodes their numbers
     */
    record Nodes(DesignEditing from, List<Integer> nodes) implements Dragged {
        /** Copies the list. */
        public Nodes {
            nodes = List.copyOf(nodes);
        }
    }

    /** Something new, such as from the palette. */
    record New(Piece piece) implements Dragged {
    }

    /**
     * A payload's file, such as from the library.
     *
     * @param drawing what it holds
     */
    record Payload(Drawing drawing) implements Dragged {
    }

    /** Whether it is copied anyhow, because it is not in the design that it is dragged to. */
    default boolean copiedTo(DesignEditing to) {
        return !(this instanceof Nodes nodes && nodes.from == to);
    }

    /** Returns what its drop comes to, or why it is not possible. @param copy leaves nodes of the same design in place */
    default Edited dropped(DesignEditing to, Target target, boolean copy) {
        return switch (this) {
            case New fresh -> Insertion.insert(to.design(), fresh.piece, target);
            case Payload payload -> ClipText.added(to.design(), target, payload.drawing);
            case Nodes nodes when nodes.from != to -> {
                Design other = nodes.from.design();
                yield Insertion.insertAll(to.design(), nodes.nodes.stream()
                        .flatMap(id -> nodes.from.outline().find(id).stream()).map(node -> Moving.piece(other, node)).toList(), target);
            }
            case Nodes nodes when copy -> Moving.copy(to.design(), nodes.nodes, target);
            case Nodes nodes -> Moving.move(to.design(), nodes.nodes, target);
        };
    }
}
