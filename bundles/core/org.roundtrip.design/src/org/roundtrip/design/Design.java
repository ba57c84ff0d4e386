// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What is being drawn: named types and references to them, at most one payload, and operations. Immutable: undo returns to an
 * earlier design. It is always valid, because edits refuse what would not be; only a payload that is missing and
 * operations that are missing are left to those who need them. Any thread.
 *
 * @param kind        what it is for
 * @param name        for people
 * @param description for people, may be empty
 * @param types       every struct and enum, used or not
 * @param payload     the shape that is drawn, if any
 * @param operations  in order
 * @param next        the number that the next new node gets
 */
public record Design(Kind kind, String name, String description, List<NamedType> types, Optional<Slot> payload,
        List<DrawnOperation> operations, int next) {

    /** What a design is for. */
    public enum Kind {
        /** A payload's file. */
        PAYLOAD,
        /** The operations of a plan; it has no payload. */
        CONTRACT
    }

    /** Copies the lists. */
    public Design {
        types = List.copyOf(types);
        operations = List.copyOf(operations);
    }

    /** Returns a payload's design in which nothing is drawn. */
    public static Design empty(String name) {
        return empty(Kind.PAYLOAD, name);
    }

    /** Returns a design in which nothing is drawn. */
    public static Design empty(Kind kind, String name) {
        return new Design(kind, name, "", List.of(), Optional.empty(), List.of(), 1);
    }

    /** Returns the same design under another name for people. */
    public Design named(String other) {
        return new Design(kind, other, description, types, payload, operations, next);
    }

    /** Returns the same design with another description. */
    public Design described(String other) {
        return new Design(kind, name, other, types, payload, operations, next);
    }

    /** Returns whether another design has the same drawn, whatever number its next new node gets. */
    public boolean draws(Design other) {
        return equals(other.withNext(next));
    }

    /** Returns a type. @throws java.util.NoSuchElementException when there is none of that number */
    public NamedType type(int id) {
        return types.stream().filter(type -> type.id() == id).findFirst().orElseThrow();
    }

    /** Returns whether there is a payload in it, drawn or not. */
    public boolean hasPayload() {
        return kind == Kind.PAYLOAD;
    }

    /** Returns the same types, in which a slot of this design is the payload and nothing else is drawn. The numbers stay. */
    public Design showing(Slot slot) {
        return new Design(Kind.PAYLOAD, name, description, types, Optional.of(slot), List.of(), next);
    }

    Design withTypes(List<NamedType> others) {
        return new Design(kind, name, description, others, payload, operations, next);
    }

    Design withPayload(Optional<Slot> other) {
        return new Design(kind, name, description, types, other, operations, next);
    }

    Design withOperations(List<DrawnOperation> others) {
        return new Design(kind, name, description, types, payload, others, next);
    }

    Design withNext(int other) {
        return new Design(kind, name, description, types, payload, operations, other);
    }

    Design withType(NamedType changed) {
        return withTypes(types.stream().map(type -> type.id() == changed.id() ? changed : type).toList());
    }

    Design withOperation(DrawnOperation changed) {
        return withOperations(
                operations.stream().map(operation -> operation.id() == changed.id() ? changed : operation).toList());
    }

    /** Returns this design after a change of each list of slots; what a change returns unchanged is not copied. */
    Design mapLevels(UnaryOperator<List<Slot>> change) {
        UnaryOperator<List<Slot>> deep = new UnaryOperator<>() {
            @Override
            public List<Slot> apply(List<Slot> level) {
                List<Slot> inner = new ArrayList<>(level.size());
                boolean same = true;
                for (Slot slot : level) {
                    Slot mapped = slot;
                    if (slot.form() instanceof Form.Wrapped wrapped) {
                        List<Slot> parts = apply(wrapped.parts());
                        if (parts != wrapped.parts()) {
                            mapped = slot.with(new Form.Wrapped(wrapped.wrapping(), wrapped.length(), parts));
                        }
                    }
                    same &= mapped == slot;
                    inner.add(mapped);
                }
                return change.apply(same ? level : inner);
            }
        };
        List<NamedType> newTypes = types.stream().map(type -> {
            List<Slot> parts = deep.apply(type.parts());
            return parts == type.parts() ? type : type.with(parts);
        }).toList();
        List<DrawnOperation> newOperations = operations.stream().map(operation -> {
            List<Slot> slots = operation.slots();
            List<Slot> mapped = deep.apply(slots);
            return mapped == slots ? operation : operation.with(mapped);
        }).toList();
        Optional<Slot> newPayload = payload.flatMap(slot -> deep.apply(List.of(slot)).stream().findFirst());
        return new Design(kind, name, description, newTypes, newPayload, newOperations, next);
    }

    /** Returns this design after a change of each slot. */
    Design mapSlots(UnaryOperator<Slot> change) {
        return mapLevels(level -> {
            List<Slot> mapped = level.stream().map(change).toList();
            for (int i = 0; i < level.size(); i++) {
                if (mapped.get(i) != level.get(i)) {
                    return mapped;
                }
            }
            return level;
        });
    }
}
