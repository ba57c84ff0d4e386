// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;

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

    /** A draft without operations and providers, measured as usual. */
    public static PlanDraft empty(String name) {
        return new PlanDraft(name, "", "Calls", List.of(), List.of(), ProtocolDraft.of(Protocol.STANDARD));
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
     * The same plan with one slot changed. A struct or union has the same parts and an enum the same constants everywhere, so a
     * change of one, or within one, is made wherever it is used.
     */
    public PlanDraft withSlot(NodePath path, UnaryOperator<Slot> change) {
        Slot before = slot(path);
        Slot after = change.apply(before);
        PlanDraft there = replace(path, after);
        if (after.sameType(before)) {
            there = there.withChanged(after);
        }
        for (NodePath up = path.parent(); !up.isOperation(); up = up.parent()) {
            if (there.slot(up).kind().hasFields()) {
                return there.withChanged(there.slot(up));
            }
        }
        return there;
    }

    /** The same plan with another kind of value in a slot. A struct, union or enum is a new one with a name of its own. */
    public PlanDraft withKind(NodePath path, Kind kind) {
        String fresh = freshName();
        return withSlot(path, slot -> slot.withKind(kind, fresh));
    }

    /** The same plan with a struct, union or enum of the plan in a slot. @param identity of one of {@link #typesFor} the slot */
    public PlanDraft withType(NodePath path, String identity) {
        Slot type = types().stream().filter(slot -> slot.identity().equals(identity)).findFirst().orElseThrow();
        return withSlot(path, slot -> slot.ofType(type));
    }

    /** The plan's structs, unions and enums: for each the first slot of that type, in the order of the tree. */
    public List<Slot> types() {
        List<Slot> types = new ArrayList<>();
        operations.forEach(operation -> operation.slots().forEach(slot -> collect(slot, types)));
        return types;
    }

    private static void collect(Slot slot, List<Slot> types) {
        if (slot.kind().isNamed() && types.stream().noneMatch(slot::sameType)) {
            types.add(slot);
        }
        slot.parts().forEach(part -> collect(part, types));
    }

    /** The structs, unions and enums that the slot at the path can hold: none would contain itself. */
    public List<Slot> typesFor(NodePath path) {
        List<Slot> around = new ArrayList<>();
        for (NodePath up = path.parent(); !up.isOperation(); up = up.parent()) {
            around.add(slot(up));
        }
        return types().stream().filter(type -> around.stream().noneMatch(type::contains)).toList();
    }

    private String freshName() {
        List<Slot> types = types();
        int number = 1;
        while (isTaken("Type" + number, types)) {
            number++;
        }
        return "Type" + number;
    }

    private static boolean isTaken(String name, List<Slot> types) {
        return types.stream().anyMatch(slot -> slot.type().equals(name) || slot.identity().equals(name));
    }

    private PlanDraft withChanged(Slot type) {
        return withSlots(slot -> slot.withChanged(type));
    }

    /** Whether both would be written as the same file. */
    public boolean isSameAs(PlanDraft other) {
        return withSlots(Slot::identifiedByName).equals(other.withSlots(Slot::identifiedByName));
    }

    private PlanDraft withSlots(UnaryOperator<Slot> change) {
        return withOperations(operations.stream()
                .map(operation -> operation.withSlots(operation.slots().stream().map(change).toList())).toList());
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
