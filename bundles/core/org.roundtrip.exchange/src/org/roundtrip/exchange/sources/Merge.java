// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.sources;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.PayloadSize;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.text.Texts;

/** What several files hold, as one. What they have in common is there once; of different things of one name the later ones get another. One thread. */
final class Merge {
    private static final Texts TEXTS = Texts.of(Merge.class);
    private static final int MOST_NAMES = 12;
    private final Map<String, Shape> types = new LinkedHashMap<>();
    private final Map<String, Operation> operations = new LinkedHashMap<>();
    /** As the files have them: a type before its parts. */
    private final List<Shape> order = new ArrayList<>();
    private final List<Shape> payloads = new ArrayList<>();
    private final Notes notes = new Notes();
    private Optional<Shape> echoed = Optional.empty();

    /** Adds what a file holds. */
    void add(Imported imported) {
        Drawing drawing = imported.drawing();
        Renaming renaming = new Renaming();
        drawing.types().stream().filter(this::fits).map(renaming::of).forEach(order::add);
        drawing.operations().stream().filter(each -> NamedTypes.shapes(each).allMatch(this::fits)).forEach(each -> operation(renaming.of(each)));
        drawing.payload().filter(this::fits).map(renaming::of).ifPresent(shape -> {
            payloads.add(shape);
            if (!drawing.operations().isEmpty() && echoed.isEmpty()) {
                echoed = Optional.of(shape);
            }
        });
        imported.notes().forEach(this::note);
    }

    /** The same remark on places of several files is one sentence. */
    private void note(String note) {
        int colon = note.indexOf(": ");
        if (colon > 0 && note.endsWith(".")) {
            notes.add(note.substring(0, colon), note.substring(colon + 2));
        } else {
            notes.add(note);
        }
    }

    /** What is too deep or too large for any payload is left out. */
    private boolean fits(Shape shape) {
        PayloadSize size = PayloadSize.of(shape);
        boolean fits = size.depth() <= Shape.DEEPEST && size.parts() <= Shape.MOST_PARTS && shape.parts().size() <= Shape.MOST_MEMBERS;
        if (!fits) {
            notes.add(NamedTypes.name(shape).orElse("?"), TEXTS.text("large", Shape.DEEPEST, Shape.MOST_PARTS));
        }
        return fits;
    }

    /** Returns the notes, to add more. */
    Notes notes() {
        return notes;
    }

    /** Returns the whole. @param name of the drawing */
    Imported imported(String name) {
        Optional<Shape> payload = operations.isEmpty() ? first() : echoed;
        NamedTypes values = NamedTypes.values(payload, List.copyOf(operations.values()));
        return new Imported(new Drawing(name, "", payload, operations.values().stream().map(each -> thrown(each, values)).toList(), order), notes.list());
    }

    /** What is a value in one file and thrown in another is a value. */
    private Operation thrown(Operation operation, NamedTypes values) {
        List<Shape.Struct> exceptions = operation.exceptions().stream().filter(each -> !values.has(each.name())).toList();
        operation.exceptions().stream().filter(each -> values.has(each.name())).forEach(each -> notes.add(TEXTS.text("exception", operation.name(), each.name())));
        return new Operation(operation.name(), operation.parameters(), operation.result(), exceptions, operation.behaviour(), operation.oneWay(),
                operation.work(), exceptions.isEmpty() ? 0 : operation.throwEvery());
    }

    /** The payload of the first file that is no part of those of others. */
    private Optional<Shape> first() {
        Set<String> used = new HashSet<>();
        payloads.stream().flatMap(shape -> shape.parts().stream()).forEach(part -> names(part, used));
        List<Shape> free = payloads.stream().filter(shape -> NamedTypes.name(shape).filter(used::contains).isEmpty()).distinct().toList();
        List<String> others = free.stream().skip(1).flatMap(shape -> NamedTypes.name(shape).stream()).limit(MOST_NAMES).toList();
        if (!others.isEmpty()) {
            notes.add(TEXTS.text("several", NamedTypes.name(free.getFirst()).orElse("?"), String.join(", ", others)));
        }
        return free.isEmpty() ? payloads.stream().findFirst() : Optional.of(free.getFirst());
    }

    private static void names(Shape shape, Set<String> names) {
        if (NamedTypes.name(shape).map(names::add).orElse(true)) {
            shape.parts().forEach(part -> names(part, names));
        }
    }

    private void operation(Operation operation) {
        String name = free(operation.name(), operations, operation);
        if (!operations.containsKey(name)) {
            operations.put(name, new Operation(name, operation.parameters(), operation.result(), operation.exceptions(), operation.behaviour(),
                    operation.oneWay(), operation.work(), operation.throwEvery()));
        }
    }

    /** Returns the first name under which there is nothing, or the same. */
    private <T> String free(String name, Map<String, T> taken, T wanted) {
        String free = name;
        for (int number = 2; taken.containsKey(free) && !same(taken.get(free), wanted, free); number++) {
            free = name + "_" + number;
        }
        if (!free.equals(name) && !taken.containsKey(free)) {
            notes.add(TEXTS.text("renamed", name, free));
        }
        return free;
    }

    private static boolean same(Object known, Object wanted, String name) {
        return known.equals(wanted instanceof Operation operation ? new Operation(name, operation.parameters(), operation.result(), operation.exceptions(),
                operation.behaviour(), operation.oneWay(), operation.work(), operation.throwEvery()) : named((Shape) wanted, name));
    }

    private static Shape named(Shape shape, String name) {
        return switch (shape) {
            case Shape.Struct struct -> new Shape.Struct(name, struct.fields());
            case Shape.Union union -> new Shape.Union(name, union.cases());
            case Shape.Enumeration enumeration -> new Shape.Enumeration(name, enumeration.constants());
            default -> shape;
        };
    }

    /** The types of one file under the names that they have in the whole. */
    private final class Renaming {
        private final Map<String, Shape> known = new HashMap<>();

        Shape of(Shape shape) {
            Optional<String> name = NamedTypes.name(shape);
            if (name.isEmpty()) {
                return parts(shape);
            }
            Shape before = known.get(name.get());
            if (before != null) {
                return before;
            }
            Shape inside = parts(shape);
            String free = free(name.get(), types, inside);
            Shape whole = types.computeIfAbsent(free, key -> named(inside, key));
            known.put(name.get(), whole);
            return whole;
        }

        private Shape parts(Shape shape) {
            return switch (shape) {
                case Shape.Struct struct -> new Shape.Struct(struct.name(), fields(struct.fields()));
                case Shape.Union union -> new Shape.Union(union.name(), fields(union.cases()));
                case Shape.Sequence sequence -> new Shape.Sequence(of(sequence.element()), sequence.length());
                case Shape.Mapping mapping -> new Shape.Mapping(of(mapping.key()), of(mapping.value()), mapping.length());
                case Shape.OptionalValue optional -> new Shape.OptionalValue(of(optional.value()));
                default -> shape;
            };
        }

        private List<Field> fields(List<Field> fields) {
            return fields.stream().map(field -> new Field(field.name(), of(field.shape()))).toList();
        }

        Operation of(Operation operation) {
            return new Operation(operation.name(), operation.parameters().stream().map(each -> new Parameter(each.name(), of(each.shape()))).toList(),
                    operation.result().map(this::of), operation.exceptions().stream().map(each -> (Shape.Struct) of(each)).toList(),
                    operation.behaviour(), operation.oneWay(), operation.work(), operation.throwEvery());
        }
    }
}
