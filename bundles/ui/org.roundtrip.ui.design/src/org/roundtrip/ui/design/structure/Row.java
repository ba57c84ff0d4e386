// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.structure;

import org.roundtrip.design.Target;

/**
 * A row of the tree of a design. A node can stand in several rows, because the fields of a struct are shown wherever it is
 * used; each row is known by its way from the root.
 */
sealed interface Row {

    /** The head over the nodes of one kind. */
    enum Head implements Row {
        /** Takes the place of a payload that is not drawn yet. */
        PAYLOAD(Target.DESIGN),
        /** Over the operations. */
        OPERATIONS(Target.OPERATIONS),
        /** Over the structs and enums. */
        TYPES(Target.TYPES);

        private final int node;

        Head(int node) {
            this.node = node;
        }

        /** Returns what stands for it in a {@link Target}. */
        int node() {
            return node;
        }
    }

    /**
     * A row of a node.
     *
     * @param parent the row above it; null for the payload
     * @param node   its number
     */
    record Of(Row parent, int node) implements Row {
    }

    /** Returns the number of the row's node; 0 for a head. */
    default int id() {
        return this instanceof Of of ? of.node : 0;
    }
}
