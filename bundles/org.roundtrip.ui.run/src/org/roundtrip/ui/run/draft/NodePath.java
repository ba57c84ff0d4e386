// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.ArrayList;
import java.util.List;

/**
 * The place of a node in a draft's tree of operations. It stays the same while the node is edited.
 *
 * @param operation index of the operation
 * @param slots     indexes from slot to slot below it; empty for the operation itself
 */
public record NodePath(int operation, List<Integer> slots) {
    /** Copies the list. */
    public NodePath {
        slots = List.copyOf(slots);
    }

    /** An operation. */
    public static NodePath operation(int index) {
        return new NodePath(index, List.of());
    }

    /** Whether this is an operation. */
    public boolean isOperation() {
        return slots.isEmpty();
    }

    /** The path of a child. */
    public NodePath child(int index) {
        List<Integer> longer = new ArrayList<>(slots);
        longer.add(index);
        return new NodePath(operation, longer);
    }

    /** The path of the parent; null for an operation. */
    public NodePath parent() {
        return isOperation() ? null : new NodePath(operation, slots.subList(0, slots.size() - 1));
    }

    /** Index among the siblings. */
    public int index() {
        return isOperation() ? operation : slots.getLast();
    }

    /** The path of a sibling. */
    public NodePath sibling(int index) {
        return isOperation() ? operation(index) : parent().child(index);
    }
}
