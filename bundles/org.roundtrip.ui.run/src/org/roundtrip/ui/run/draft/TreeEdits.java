// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.model.Behaviour;

/** Edits of the tree of operations: each method returns the draft after an edit. */
public final class TreeEdits {
    private TreeEdits() {
    }

    /** Adds an operation that returns the text it gets. */
    public static PlanDraft addOperation(PlanDraft draft) {
        List<OperationDraft> operations = new ArrayList<>(draft.operations());
        List<String> names = operations.stream().map(OperationDraft::name).toList();
        operations.add(new OperationDraft(free("operation", names), Behaviour.NOTHING, List.of())
                .withBehaviour(Behaviour.ECHO));
        return draft.withOperations(operations);
    }

    /** Whether a parameter or a field can be added to the node. */
    public static boolean takesParts(PlanDraft draft, NodePath path) {
        if (!path.isOperation()) {
            return draft.slot(path).kind().hasFields();
        }
        Behaviour behaviour = draft.operations().get(path.operation()).behaviour();
        return behaviour == Behaviour.NOTHING || behaviour == Behaviour.GENERATE;
    }

    /** Adds a parameter to an operation, a field to a struct or a case to a union. */
    public static PlanDraft addPart(PlanDraft draft, NodePath path) {
        return withLevel(draft, path, level -> {
            List<Slot> longer = new ArrayList<>(level);
            List<String> names = level.stream().map(Slot::name).toList();
            Slot.Role role = path.isOperation() ? Slot.Role.PARAMETER : Slot.Role.FIELD;
            longer.add(end(level), Slot.number(role, free(path.isOperation() ? "parameter" : draft.slot(path).kind() == Kind.UNION ? "case" : "field",
                    names)));
            return longer;
        });
    }

    /** The node that {@link #addPart} will add. */
    public static NodePath nextPart(PlanDraft draft, NodePath path) {
        return path.child(end(path.isOperation() ? draft.operations().get(path.operation()).slots()
                : draft.slot(path).parts()));
    }

    /** Where another parameter or field comes: a result stays last. */
    private static int end(List<Slot> level) {
        return !level.isEmpty() && level.getLast().role() == Slot.Role.RESULT ? level.size() - 1 : level.size();
    }

    /** The node that is selected when the node at the path has been removed: a neighbour, or what it was in; or null. */
    public static NodePath besides(PlanDraft after, NodePath removed) {
        NodePath near = removed.index() > 0 ? removed.sibling(removed.index() - 1) : removed;
        return after.has(near) ? near : removed.parent();
    }

    /** Removes the node at the path. */
    public static PlanDraft remove(PlanDraft draft, NodePath path) {
        if (path.isOperation()) {
            List<OperationDraft> operations = new ArrayList<>(draft.operations());
            operations.remove(path.operation());
            return draft.withOperations(operations);
        }
        return withLevel(draft, path.parent(), level -> {
            List<Slot> shorter = new ArrayList<>(level);
            shorter.remove(path.index());
            return shorter;
        });
    }

    /** Whether the node at the path can be removed. */
    public static boolean removable(PlanDraft draft, NodePath path) {
        if (path.isOperation()) {
            return true;
        }
        Slot slot = draft.slot(path);
        return slot.role() == Slot.Role.FIELD
                || slot.role() == Slot.Role.PARAMETER && takesParts(draft, path.parent());
    }

    /** Swaps the node at the path with its sibling {@code step} further. */
    public static PlanDraft move(PlanDraft draft, NodePath path, int step) {
        int other = path.index() + step;
        if (path.isOperation()) {
            return draft.withOperations(swapped(draft.operations(), path.index(), other));
        }
        return withLevel(draft, path.parent(), level -> swapped(level, path.index(), other));
    }

    /** Whether there is a sibling to swap with. */
    public static boolean movable(PlanDraft draft, NodePath path, int step) {
        int other = path.index() + step;
        if (other < 0) {
            return false;
        }
        if (path.isOperation()) {
            return other < draft.operations().size();
        }
        return other < draft.children(path.parent())
                && draft.slot(path.sibling(other)).role() == draft.slot(path).role();
    }

    private static PlanDraft withLevel(PlanDraft draft, NodePath path, UnaryOperator<List<Slot>> change) {
        return path.isOperation()
                ? draft.withOperation(path.operation(), operation -> operation.withSlots(change.apply(operation.slots())))
                : draft.withSlot(path, slot -> slot.kind().hasFields() ? slot.withParts(change.apply(slot.parts()))
                        : slot);
    }

    private static <T> List<T> swapped(List<T> list, int one, int other) {
        List<T> swapped = new ArrayList<>(list);
        swapped.set(one, list.get(other));
        swapped.set(other, list.get(one));
        return swapped;
    }

    private static String free(String word, List<String> names) {
        int number = 1;
        while (names.contains(word + number)) {
            number++;
        }
        return word + number;
    }
}
