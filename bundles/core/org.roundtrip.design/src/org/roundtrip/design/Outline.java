// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The nodes of one design by their numbers, with what each is in. It is made in one pass and does not change. Any thread. */
public final class Outline {
    private final Design design;
    private final Map<Integer, Node> nodes = new HashMap<>();
    private final Map<Integer, Node> owners = new HashMap<>();
    private final Map<Integer, List<Slot>> uses = new HashMap<>();

    private Outline(Design design) {
        this.design = design;
    }

    /** Returns the outline of a design. */
    public static Outline of(Design design) {
        Outline outline = new Outline(design);
        design.payload().ifPresent(slot -> outline.add(slot, null));
        design.operations().forEach(operation -> outline.add(operation, null));
        design.types().forEach(type -> outline.add(type, null));
        return outline;
    }

    /** Returns the design that this is the outline of. */
    public Design design() {
        return design;
    }

    /** Returns all nodes, each once, in no order. */
    public Collection<Node> nodes() {
        return Collections.unmodifiableCollection(nodes.values());
    }

    /** Returns the node of a number, if it is still there. */
    public Optional<Node> find(int id) {
        return Optional.ofNullable(nodes.get(id));
    }

    /**
     * Returns the operation, the type or the slot that a slot is directly in. It is empty for the payload, operations
     * and types.
     */
    public Optional<Node> owner(int id) {
        return Optional.ofNullable(owners.get(id));
    }

    /** Returns the nodes directly in a node, those of a type that a slot refers to among them. */
    public List<? extends Node> children(Node node) {
        return switch (node) {
            case DrawnOperation operation -> operation.slots();
            case NamedType type -> type.parts();
            case Slot slot -> struct(slot).map(NamedType::parts).orElse(slot.parts());
        };
    }

    /** Returns the struct or union whose values a slot has; empty when it has others. */
    public Optional<NamedType> struct(Slot slot) {
        return type(slot).filter(NamedType::hasParts);
    }

    /** Returns the struct or union that gets what is put on a slot. It is its own, or that of its elements or values. */
    public Optional<NamedType> innermost(Slot slot) {
        return slot.parts().isEmpty() ? struct(slot) : innermost(slot.parts().getLast());
    }

    /** Returns the struct, union or enum whose values a slot has; empty when it has others. */
    public Optional<NamedType> type(Slot slot) {
        return slot.form() instanceof Form.Reference reference
                ? Optional.of((NamedType) nodes.get(reference.type())) : Optional.empty();
    }

    /** Returns the slots of a design that refer to a type. */
    public List<Slot> uses(int type) {
        return Collections.unmodifiableList(uses.getOrDefault(type, List.of()));
    }

    /** Returns whether a node is one of some nodes or in one of them, references not followed. */
    public boolean within(int id, Collection<Integer> others) {
        for (Node at = nodes.get(id); at != null; at = owners.get(at.id())) {
            if (others.contains(at.id())) {
                return true;
            }
        }
        return false;
    }

    /** Returns nodes with all that they are in, the slots that refer to their structs and unions among them. */
    public Set<Integer> around(Collection<Integer> some) {
        Set<Integer> found = new HashSet<>();
        some.forEach(id -> around(id, found));
        return found;
    }

    private void around(int id, Set<Integer> found) {
        Node node = nodes.get(id);
        if (node != null && found.add(id)) {
            if (node instanceof NamedType) {
                uses(id).forEach(use -> around(use.id(), found));
            }
            owner(id).ifPresent(owner -> around(owner.id(), found));
        }
    }

    private void add(Node node, Node owner) {
        nodes.put(node.id(), node);
        if (owner != null) {
            owners.put(node.id(), owner);
        }
        switch (node) {
            case DrawnOperation operation -> operation.slots().forEach(slot -> add(slot, operation));
            case NamedType type -> type.parts().forEach(slot -> add(slot, type));
            case Slot slot -> {
                if (slot.form() instanceof Form.Reference reference) {
                    uses.computeIfAbsent(reference.type(), type -> new ArrayList<>()).add(slot);
                }
                slot.parts().forEach(part -> add(part, slot));
            }
        }
    }
}
