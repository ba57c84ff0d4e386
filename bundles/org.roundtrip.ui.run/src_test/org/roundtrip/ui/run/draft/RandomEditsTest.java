// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;

/** Many edits one after the other, as a person makes them: no edit changes or loses what it is not about. */
class RandomEditsTest {
    private static final int EDITS = 120;
    /** Few names, so that they clash often. */
    private static final List<String> NAMES = List.of("Type1", "Type2", "Type3", "Point", "Poin", "a", "");
    private final List<String> done = new ArrayList<>();
    private Random random;
    private PlanDraft draft;

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void nothingIsLost(int seed) {
        random = new Random(seed);
        draft = PlanDraft.of(new Plan("Random", "", new Contract("Demo",
                List.of(new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING))),
                List.of(ProviderChoice.of("socket")), Protocol.STANDARD));
        for (int i = 0; i < EDITS; i++) {
            edit();
            eachTypeIsTheSameEverywhere();
        }
    }

    private void edit() {
        NodePath path = somewhere();
        switch (random.nextInt(9)) {
            case 0 -> addOperation();
            case 1, 2 -> addPart(path);
            case 3 -> rename(path);
            case 4 -> name(path);
            case 5 -> makeNew(path, Kind.values()[random.nextInt(Kind.values().length)]);
            case 6 -> use(path);
            case 7 -> makeNew(path, Kind.STRUCT);
            default -> move(path);
        }
    }

    /** A place in the tree: an operation or, mostly, a slot. */
    private NodePath somewhere() {
        NodePath path = NodePath.operation(random.nextInt(draft.operations().size()));
        while (draft.children(path) > 0 && random.nextInt(4) > 0) {
            path = path.child(random.nextInt(draft.children(path)));
        }
        return path;
    }

    private void addOperation() {
        done.add("add an operation");
        PlanDraft after = TreeEdits.addOperation(draft);
        assertEquals(draft.operations(), after.operations().subList(0, draft.operations().size()), this::story);
        draft = after;
    }

    private void addPart(NodePath path) {
        if (!TreeEdits.takesParts(draft, path)) {
            return;
        }
        done.add("add a part to " + path);
        Map<String, Slot> before = types(draft);
        PlanDraft after = TreeEdits.addPart(draft, path);
        assertEquals(draft.children(path) + 1, after.children(path), this::story);
        unchanged(before, after, type -> !path.isOperation() && type.contains(draft.slot(path)));
        draft = after;
    }

    private void rename(NodePath path) {
        if (path.isOperation() || !draft.slot(path).kind().isNamed()) {
            return;
        }
        String name = NAMES.get(random.nextInt(NAMES.size()));
        done.add("rename the type of " + path + " to " + name);
        PlanDraft after = draft.withSlot(path, slot -> slot.withType(name));
        assertEquals(name, after.slot(path).type(), this::story);
        assertEquals(draft.slot(path).parts(), after.slot(path).parts(), this::story);
        assertEquals(types(draft).keySet(), types(after).keySet(), this::story);
        assertEquals(nodes(draft), nodes(after), this::story);
        unchanged(types(draft), after, type -> type.contains(draft.slot(path)));
        draft = after;
    }

    private void name(NodePath path) {
        if (path.isOperation()) {
            return;
        }
        done.add("name " + path);
        PlanDraft after = draft.withSlot(path, slot -> slot.withName("b" + done.size()));
        assertEquals(nodes(draft), nodes(after), this::story);
        draft = after;
    }

    private void makeNew(NodePath path, Kind kind) {
        if (path.isOperation() || draft.slot(path).kind().hasParts() || path.slots().size() > 3) {
            return;
        }
        done.add("make " + path + " a " + kind);
        PlanDraft after = draft.withKind(path, kind);
        if (kind.isNamed() && kind != draft.slot(path).kind()) {
            String fresh = after.slot(path).type();
            assertTrue(draft.types().stream().noneMatch(type -> type.type().equals(fresh)), this::story);
        }
        unchanged(types(draft), after, type -> type.contains(draft.slot(path)) || holds(path, type));
        draft = after;
    }

    private void use(NodePath path) {
        if (path.isOperation() || draft.slot(path).kind().hasParts() || path.slots().size() > 3) {
            return;
        }
        List<Slot> types = draft.typesFor(path);
        if (types.isEmpty()) {
            return;
        }
        Slot type = types.get(random.nextInt(types.size()));
        done.add("use " + type.type() + " at " + path);
        PlanDraft after = draft.withType(path, type.identity());
        assertEquals(type.parts(), after.slot(path).parts(), this::story);
        unchanged(types(draft), after, each -> each.contains(draft.slot(path)) || holds(path, each));
        draft = after;
    }

    private void move(NodePath path) {
        if (TreeEdits.movable(draft, path, 1)) {
            done.add("move " + path);
            PlanDraft after = TreeEdits.move(draft, path, 1);
            assertEquals(nodes(draft), nodes(after), this::story);
            assertEquals(types(draft).keySet(), types(after).keySet(), this::story);
            draft = after;
        }
    }

    private void eachTypeIsTheSameEverywhere() {
        Map<String, Slot> first = types(draft);
        draft.operations().forEach(operation -> operation.slots().forEach(slot -> same(slot, first)));
    }

    private void same(Slot slot, Map<String, Slot> first) {
        if (slot.kind().isNamed()) {
            Slot other = first.get(slot.identity());
            assertEquals(List.of(other.type(), other.kind(), other.constants(), other.parts()),
                    List.of(slot.type(), slot.kind(), slot.constants(), slot.parts()), this::story);
        }
        slot.parts().forEach(part -> same(part, first));
    }

    /** Each type that an edit is not about has the name, constants and fields it had. */
    private void unchanged(Map<String, Slot> before, PlanDraft after, Predicate<Slot> edited) {
        Map<String, Slot> now = types(after);
        before.forEach((identity, type) -> {
            if (!edited.test(type)) {
                assertEquals(type.type() + type.constants() + type.parts(), now.get(identity).type()
                        + now.get(identity).constants() + now.get(identity).parts(), this::story);
            }
        });
    }

    /** Whether the slot at the path is a field of that type, or of a struct within it. */
    private boolean holds(NodePath path, Slot type) {
        for (NodePath up = path.parent(); !up.isOperation(); up = up.parent()) {
            if (type.contains(draft.slot(up))) {
                return true;
            }
        }
        return false;
    }

    private static Map<String, Slot> types(PlanDraft plan) {
        Map<String, Slot> types = new HashMap<>();
        plan.types().forEach(type -> types.put(type.identity(), type));
        return types;
    }

    private static int nodes(PlanDraft plan) {
        return plan.operations().stream().mapToInt(operation -> 1 + nodes(operation.slots())).sum();
    }

    private static int nodes(List<Slot> slots) {
        return slots.stream().mapToInt(slot -> 1 + nodes(slot.parts())).sum();
    }

    private String story() {
        return String.join("\n", done);
    }
}
