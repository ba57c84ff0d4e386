// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Plan;

/**
 * A plan that is being edited: the same parts as a {@link Plan}, but its fields may hold invalid text. Immutable: undo
 * returns to an earlier draft. {@link DraftCheck} converts it to a plan or reports its problems.
 */
public record PlanDraft(String name, String description, String contract, List<OperationDraft> operations,
        List<ChoiceDraft> providers, ProtocolDraft protocol) {
    /** Copies the lists. */
    public PlanDraft {
        operations = List.copyOf(operations);
        providers = List.copyOf(providers);
    }

    /** Copies a plan. */
    public static PlanDraft of(Plan plan) {
        return new PlanDraft(plan.name(), plan.description(), plan.contract().name(),
                plan.contract().operations().stream().map(OperationDraft::of).toList(),
                plan.providers().stream().map(ChoiceDraft::of).toList(), ProtocolDraft.of(plan.protocol()));
    }

    /** Converts the contract alone. @throws IllegalArgumentException with one sentence when it is invalid */
    Contract toContract() {
        return new Contract(contract, operations.stream().map(OperationDraft::operation).toList());
    }

    /** The slot at a path below an operation. */
    public Slot slot(NodePath path) {
        Slot slot = operations.get(path.operation()).slots().get(path.slots().getFirst());
        for (int index : path.slots().subList(1, path.slots().size())) {
            slot = slot.parts().get(index);
        }
        return slot;
    }

    /** Whether there is a node at the path. */
    public boolean has(NodePath path) {
        if (path.operation() >= operations.size()) {
            return false;
        }
        List<Slot> level = operations.get(path.operation()).slots();
        for (int index : path.slots()) {
            if (index >= level.size()) {
                return false;
            }
            level = level.get(index).parts();
        }
        return true;
    }

    /** The number of children of the node at the path. */
    public int children(NodePath path) {
        return path.isOperation() ? operations.get(path.operation()).slots().size() : slot(path).parts().size();
    }

    /** The same plan under another name. */
    public PlanDraft withName(String other) {
        return new PlanDraft(other, description, contract, operations, providers, protocol);
    }

    /** The same plan with another description. */
    public PlanDraft withDescription(String other) {
        return new PlanDraft(name, other, contract, operations, providers, protocol);
    }

    /** The same plan with another protocol. */
    public PlanDraft withProtocol(ProtocolDraft other) {
        return new PlanDraft(name, description, contract, operations, providers, other);
    }

    /** The same plan with other providers. */
    public PlanDraft withProviders(List<ChoiceDraft> others) {
        return new PlanDraft(name, description, contract, operations, others, protocol);
    }

    /** The same plan with other operations. */
    public PlanDraft withOperations(List<OperationDraft> others) {
        return new PlanDraft(name, description, contract, others, providers, protocol);
    }

    /** The same plan with one operation changed. */
    public PlanDraft withOperation(int index, UnaryOperator<OperationDraft> change) {
        List<OperationDraft> others = new ArrayList<>(operations);
        others.set(index, change.apply(others.get(index)));
        return withOperations(others);
    }

    /**
     * The same plan with one slot changed. A struct of one name has the same fields everywhere, so a change within a
     * struct is made wherever the struct is used.
     */
    public PlanDraft withSlot(NodePath path, UnaryOperator<Slot> change) {
        Slot before = slot(path);
        Slot after = change.apply(before);
        if (before.kind() == Kind.STRUCT && after.kind() == Kind.STRUCT) {
            PlanDraft there = replace(path, after);
            return there.withStruct(before.type(), after.type(), after.parts());
        }
        Slot known = after.kind() == Kind.STRUCT ? struct(after.type()) : null;
        PlanDraft there = replace(path, known == null ? after : after.withParts(known.parts()));
        for (NodePath up = path.parent(); up != null && !up.isOperation(); up = up.parent()) {
            Slot around = there.slot(up);
            if (around.kind() == Kind.STRUCT) {
                return there.withStruct(around.type(), around.type(), around.parts());
            }
        }
        return there;
    }

    /** The first struct of that name, or null. */
    public Slot struct(String structName) {
        return operations.stream().flatMap(operation -> operation.slots().stream())
                .map(slot -> struct(slot, structName)).filter(found -> found != null).findFirst().orElse(null);
    }

    private static Slot struct(Slot slot, String structName) {
        if (slot.kind() == Kind.STRUCT && slot.type().equals(structName)) {
            return slot;
        }
        return slot.parts().stream().map(part -> struct(part, structName)).filter(found -> found != null).findFirst()
                .orElse(null);
    }

    private PlanDraft withStruct(String structName, String newName, List<Slot> fields) {
        return withOperations(operations.stream().map(operation -> operation.withSlots(operation.slots().stream()
                .map(slot -> slot.withStruct(structName, newName, fields)).toList())).toList());
    }

    private PlanDraft replace(NodePath path, Slot slot) {
        return withOperation(path.operation(),
                operation -> operation.withSlots(replace(operation.slots(), path.slots(), slot)));
    }

    private static List<Slot> replace(List<Slot> level, List<Integer> path, Slot slot) {
        List<Slot> others = new ArrayList<>(level);
        int index = path.getFirst();
        others.set(index, path.size() == 1 ? slot
                : others.get(index).withParts(replace(others.get(index).parts(), path.subList(1, path.size()), slot)));
        return others;
    }
}
