// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.text.Texts;

/** Takes nodes out of a design. */
public final class Removal {
    private static final Texts TEXTS = Texts.of(Removal.class);

    private Removal() {
    }

    /**
     * Returns the design without some nodes, or why one cannot be removed. Examples are a type in use, a result that its
     * operation needs, and the element of a list. Chosen afterwards is a neighbour of the first node, or what it was in.
     */
    public static Edited remove(Design design, Collection<Integer> nodes) {
        Outline outline = Outline.of(design);
        Set<Integer> all = new HashSet<>(nodes);
        for (int id : nodes) {
            Optional<String> objection = outline.find(id).map(node -> objection(design, outline, node, all))
                    .orElse(Optional.of(TEXTS.text("gone")));
            if (objection.isPresent()) {
                return new Edited.Refused(objection.get());
            }
        }
        Design without = design.mapLevels(level -> level.stream().noneMatch(slot -> all.contains(slot.id())) ? level
                : level.stream().filter(slot -> !all.contains(slot.id())).toList());
        Design left = without.withTypes(without.types().stream().filter(type -> !all.contains(type.id())).toList())
                .withOperations(without.operations().stream().filter(one -> !all.contains(one.id())).toList());
        return Limits.keep(new Edited.Done(left, nodes.isEmpty() ? List.of() : next(design, outline, nodes.iterator().next(), all)));
    }

    private static Optional<String> objection(Design design, Outline outline, Node node, Set<Integer> all) {
        return switch (node) {
            case DrawnOperation operation -> Optional.empty();
            case NamedType type -> outline.uses(type.id()).stream().filter(use -> !outline.within(use.id(), all)).findFirst()
                    .map(use -> TEXTS.text("used", type.name(), outline.uses(type.id()).size()));
            case Slot slot -> switch (slot.role()) {
                case PAYLOAD, FIELD, CASE -> Optional.empty();
                case ELEMENT -> Optional.of(TEXTS.text("element"));
                case KEY, VALUE -> Optional.of(TEXTS.text("entry"));
                case RESULT -> outline.owner(slot.id()).map(DrawnOperation.class::cast)
                        .filter(operation -> operation.behaviour() != Behaviour.THROW).map(operation -> TEXTS.text("result"));
                case EXCEPTION -> Optional.empty();
                case PARAMETER -> outline.owner(slot.id()).map(DrawnOperation.class::cast)
                        .filter(operation -> !removes(operation)).map(operation -> TEXTS.text("parameter", operation.name()));
            };
        };
    }

    private static boolean removes(DrawnOperation operation) {
        return switch (operation.behaviour()) {
            case NOTHING, GENERATE, THROW -> true;
            case ECHO, UPPER_CASE, COUNT_AND_UPPER_CASE, MULTIPLY_BY_TWO -> false;
        };
    }

    private static List<Integer> next(Design design, Outline outline, int removed, Set<Integer> all) {
        Optional<Node> owner = outline.owner(removed);
        List<? extends Node> level = owner.<List<? extends Node>>map(outline::children)
                .orElse(outline.find(removed).orElseThrow() instanceof DrawnOperation ? design.operations() : design.types());
        List<Node> near = new ArrayList<>();
        int place = level.stream().map(Node::id).toList().indexOf(removed);
        for (int i = place + 1; i < level.size(); i++) {
            near.add(level.get(i));
        }
        for (int i = place - 1; i >= 0; i--) {
            near.add(level.get(i));
        }
        owner.ifPresent(near::add);
        return near.stream().map(Node::id).filter(id -> !all.contains(id)).limit(1).toList();
    }
}
