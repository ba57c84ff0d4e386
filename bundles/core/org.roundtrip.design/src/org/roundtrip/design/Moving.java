// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.roundtrip.design.Slot.Role;
import org.roundtrip.design.Target.Place;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** Moves and copies nodes of a design. As with {@link Insertion}, the edit is the answer to whether it is possible. */
public final class Moving {
    private static final Texts TEXTS = Texts.of(Moving.class);

    private Moving() {
    }

    /**
     * Returns the design in which nodes stand at a target, in their order. They keep their numbers when they stay a part of
     * the same kind of owner.
     */
    public static Edited move(Design design, Collection<Integer> nodes, Target target) {
        Outline outline = Outline.of(design);
        if (outline.within(target.node(), nodes)) {
            return new Edited.Refused(TEXTS.text("same"));
        }
        if (target.place() == Place.AROUND) {
            return new Edited.Refused(TEXTS.text("around"));
        }
        List<Slot> slots = new ArrayList<>();
        for (int id : nodes) {
            switch (outline.find(id).orElse(null)) {
                case DrawnOperation operation -> {
                    return operations(design, outline, nodes, target);
                }
                case NamedType type -> {
                    return copy(design, nodes, target);
                }
                case Slot slot when target.node() == Target.OPERATIONS -> {
                    // An operation is made that takes it; it stays where it is.
                    return copy(design, nodes, target);
                }
                case Slot slot -> slots.add(slot);
                case null -> {
                    return new Edited.Refused(TEXTS.text("gone"));
                }
            }
        }
        Optional<NamedType> struct = struct(outline, target);
        if (struct.isPresent() && slots.stream().allMatch(slot -> slot.role() == Role.FIELD || slot.role() == Role.CASE)) {
            return Limits.keep(fields(design, struct.get(), slots, target));
        }
        if (sameOperation(outline, slots, target)) {
            return Limits.keep(reordered(design, outline, slots, target));
        }
        return copy(design, nodes, target).then(done -> Removal.remove(done.design(), nodes)
                .then(removed -> new Edited.Done(removed.design(), done.chosen())));
    }

    /** Returns the design with copies of nodes at a target. Structs and enums are not copied, but used once more. */
    public static Edited copy(Design design, Collection<Integer> nodes, Target target) {
        Outline outline = Outline.of(design);
        List<Node> found = nodes.stream().map(id -> outline.find(id).orElse(null)).toList();
        return found.contains(null) ? new Edited.Refused(TEXTS.text("gone"))
                : Insertion.insertAll(design, found.stream().map(node -> piece(design, node)).toList(), target);
    }

    /** Returns a node as a piece that can be put elsewhere, also into another design. */
    public static Piece piece(Design design, Node node) {
        return switch (node) {
            case DrawnOperation operation -> new Piece.Whole(ToModel.operation(design, operation));
            case NamedType type -> new Piece.Values("", ToModel.shape(design, type));
            case Slot slot when slot.role() == Role.EXCEPTION -> new Piece.Thrown((Shape.Struct) ToModel.shape(design, slot));
            case Slot slot -> new Piece.Values(slot.name(), ToModel.shape(design, slot));
        };
    }

    /** Returns the design in which nodes stand one place further up or down among their neighbours. @param step -1 or 1 */
    public static Edited step(Design design, List<Integer> nodes, int step) {
        Outline outline = Outline.of(design);
        Node edge = nodes.isEmpty() ? null : outline.find(step < 0 ? nodes.getFirst() : nodes.getLast()).orElse(null);
        if (edge == null) {
            return new Edited.Refused(TEXTS.text("gone"));
        }
        List<? extends Node> level = edge instanceof DrawnOperation ? design.operations()
                : edge instanceof Slot ? outline.owner(edge.id()).<List<? extends Node>>map(outline::children).orElse(List.of())
                        : List.of();
        int place = level.indexOf(edge) + step;
        return place < 0 || place >= level.size() || !level.contains(edge) ? new Edited.Refused(TEXTS.text("end"))
                : move(design, nodes, new Target(step < 0 ? Place.BEFORE : Place.AFTER, level.get(place).id()));
    }

    private static Edited operations(Design design, Outline outline, Collection<Integer> nodes, Target target) {
        List<DrawnOperation> moved = design.operations().stream().filter(one -> nodes.contains(one.id())).toList();
        DrawnOperation neighbour = outline.find(target.node()).orElse(null) instanceof DrawnOperation found ? found : null;
        boolean end = target.node() == Target.OPERATIONS;
        if (moved.size() < nodes.size() || !end && (target.place() == Place.ON || neighbour == null)) {
            return new Edited.Refused(TEXTS.text("operations"));
        }
        List<DrawnOperation> left = new ArrayList<>(design.operations());
        left.removeAll(moved);
        left.addAll(end ? left.size() : left.indexOf(neighbour) + (target.place() == Place.AFTER ? 1 : 0), moved);
        return new Edited.Done(design.withOperations(left), List.copyOf(nodes));
    }

    /** Returns the struct whose fields stand at a target. */
    private static Optional<NamedType> struct(Outline outline, Target target) {
        Node node = outline.find(target.node()).orElse(null);
        if (target.place() == Place.ON) {
            return switch (node) {
                case NamedType type -> Optional.of(type).filter(NamedType::hasParts);
                case Slot slot -> outline.struct(slot);
                case DrawnOperation operation -> Optional.empty();
                case null -> Optional.empty();
            };
        }
        return node instanceof Slot slot && outline.owner(slot.id()).orElse(null) instanceof NamedType type
                ? Optional.of(type) : Optional.empty();
    }

    private static Edited fields(Design design, NamedType struct, List<Slot> slots, Target target) {
        List<Integer> ids = slots.stream().map(Slot::id).toList();
        Design without = design.mapLevels(level -> level.stream().noneMatch(slot -> ids.contains(slot.id())) ? level
                : level.stream().filter(slot -> !ids.contains(slot.id())).toList());
        NamedType there = without.type(struct.id());
        List<Slot> parts = new ArrayList<>(there.parts());
        int index = target.place() == Place.ON ? parts.size()
                : parts.stream().map(Slot::id).toList().indexOf(target.node()) + (target.place() == Place.AFTER ? 1 : 0);
        for (Slot slot : slots) {
            parts.add(index++, slot.as(struct.kind() == NamedType.Kind.UNION ? Role.CASE : Role.FIELD,
                    FreeNames.like(slot.name(), parts.stream().map(Slot::name).toList())));
        }
        return new Edited.Done(without.withType(there.with(parts)), ids);
    }

    private static boolean sameOperation(Outline outline, List<Slot> slots, Target target) {
        Node owner = outline.owner(target.node()).orElse(null);
        return owner instanceof DrawnOperation && target.place() != Place.ON
                && outline.find(target.node()).orElseThrow() instanceof Slot neighbour
                && (neighbour.role() == Role.PARAMETER || neighbour.role() == Role.EXCEPTION)
                && slots.stream().allMatch(slot -> slot.role() == neighbour.role()
                        && outline.owner(slot.id()).orElse(null) == owner);
    }

    /** Moves parameters or exceptions of one operation. */
    private static Edited reordered(Design design, Outline outline, List<Slot> slots, Target target) {
        DrawnOperation operation = (DrawnOperation) outline.owner(target.node()).orElseThrow();
        List<Slot> all = new ArrayList<>(operation.slots());
        all.removeAll(slots);
        all.addAll(all.stream().map(Slot::id).toList().indexOf(target.node()) + (target.place() == Place.AFTER ? 1 : 0), slots);
        return new Edited.Done(design.withOperation(operation.with(all)), slots.stream().map(Slot::id).toList());
    }
}
