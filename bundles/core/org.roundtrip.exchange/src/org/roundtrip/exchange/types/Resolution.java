// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.files.Excerpt;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.text.Texts;

/** Follows the names of declared types. What cannot be a shape is left out, with a note. Used by one thread. */
final class Resolution {
    /** Characters, octets and elements where the source gives no length. */
    private static final Length CHARACTERS = Length.of(16);
    private static final Length OCTETS = Length.of(16);
    private static final Length ELEMENTS = Length.of(4);
    /** Deeper than what a payload may be; each level is a level of this program's stack too. */
    private static final int DEEPEST = 200;
    private static final Texts TEXTS = Texts.of(Resolution.class);
    private final Map<String, Declared> declared;
    private final Notes notes;
    private final FreeNames typeNames;
    private final Map<String, Optional<Shape>> known = new HashMap<>();
    private final Set<String> open = new LinkedHashSet<>();
    private int depth;
    private String lastLeft = "";

    Resolution(Map<String, Declared> declared, Notes notes) {
        this.declared = declared;
        this.notes = notes;
        typeNames = new FreeNames(notes);
    }

    /** Returns what was left out last, and why; an empty text when nothing was. */
    String lastLeft() {
        return lastLeft;
    }

    /** Returns the shape of a sketch; empty when there is none, with a note. @param place what the note calls it */
    Optional<Shape> shape(Sketch sketch, String place) {
        if (depth == DEEPEST) {
            return left(place, TEXTS.text("deep"));
        }
        depth++;
        try {
            return follow(sketch, place);
        } finally {
            depth--;
        }
    }

    private Optional<Shape> follow(Sketch sketch, String place) {
        return switch (sketch) {
            case Sketch.Known shape -> Optional.of(shape.shape());
            case Sketch.Chars chars -> Optional.of(new Shape.Text(chars.length()
                    .orElseGet(() -> assumed(place, "length.text", CHARACTERS)), chars.repertoire()));
            case Sketch.Octets octets -> Optional.of(new Shape.Bytes(octets.length()
                    .orElseGet(() -> assumed(place, "length.bytes", OCTETS))));
            case Sketch.Items items -> shape(items.element(), place).map(element -> new Shape.Sequence(element,
                    items.length().orElseGet(() -> assumed(place, "length.list", ELEMENTS))));
            case Sketch.Named named -> named(named.key(), place);
            case Sketch.Entries entries -> map(entries, place);
            case Sketch.Maybe maybe -> shape(maybe.value(), place)
                    .map(value -> value instanceof Shape.OptionalValue ? value : new Shape.OptionalValue(value));
            case Sketch.Near near -> {
                notes.add(place, near.reason());
                yield shape(near.type(), place);
            }
            case Sketch.Missing missing -> left(place, missing.reason());
        };
    }

    private Optional<Shape> map(Sketch.Entries entries, String place) {
        Optional<Shape> key = shape(entries.key(), place);
        Optional<Shape> value = key.isEmpty() ? Optional.empty() : shape(entries.value(), place);
        if (value.isEmpty()) {
            return value;
        }
        Length length = entries.length().orElseGet(() -> assumed(place, "length.map", ELEMENTS));
        try {
            return Optional.of(new Shape.Mapping(key.get(), value.get(), length));
        } catch (IllegalArgumentException otherKeys) {
            notes.add(place, TEXTS.text("map"));
            String name = typeNames.take(place.replaceAll("[^A-Za-z0-9]+", "_") + "_" + TEXTS.text("map.entry"), place);
            return Optional.of(new Shape.Sequence(new Shape.Struct(name, List.of(new Field("key", key.get()), new Field("value", value.get()))), length));
        }
    }

    private Length assumed(String place, String key, Length length) {
        notes.add(place, TEXTS.text(key, length.max()));
        return length;
    }

    private Optional<Shape> left(String place, String reason) {
        lastLeft = Excerpt.clip(place) + ": " + TEXTS.text("left", reason);
        notes.add(place, TEXTS.text("left", reason));
        return Optional.empty();
    }

    private Optional<Shape> named(String key, String place) {
        Declared type = declared.get(key);
        if (type == null) {
            return left(place, TEXTS.text("elsewhere", key));
        }
        Optional<Shape> before = known.get(key);
        if (before != null) {
            return before.isPresent() ? before : left(place, TEXTS.text("unusable", type.name()));
        }
        if (!open.add(key)) {
            return left(place, TEXTS.text("itself", type.name()));
        }
        Optional<Shape> shape = switch (type) {
            case Declared.Fields fields -> {
                String name = typeNames.take(fields.name(), fields.name());
                yield Optional.of(new Shape.Struct(name, fields(fields.name(), fields.members())));
            }
            case Declared.Cases union -> union(union);
            case Declared.Constants constants -> enumeration(constants);
            case Declared.Alias alias -> shape(alias.type(), alias.name());
        };
        open.remove(key);
        known.put(key, shape);
        return shape;
    }

    private Optional<Shape> union(Declared.Cases type) {
        String name = typeNames.take(type.name(), type.name());
        List<Field> cases = fields(type.name(), type.cases());
        return cases.isEmpty() ? left(type.name(), TEXTS.text("cases")) : Optional.of(new Shape.Union(name, cases));
    }

    private List<Field> fields(String name, List<Declared.Member> members) {
        FreeNames names = new FreeNames(notes);
        List<Field> fields = new ArrayList<>();
        for (Declared.Member member : members) {
            String place = name + "." + member.name();
            shape(member.type(), place).ifPresent(shape -> fields.add(new Field(names.take(member.name(), place), shape)));
        }
        return fields;
    }

    private Optional<Shape> enumeration(Declared.Constants type) {
        if (type.constants().isEmpty()) {
            return left(type.name(), TEXTS.text("constants"));
        }
        FreeNames constants = new FreeNames(notes);
        return Optional.of(new Shape.Enumeration(typeNames.take(type.name(), type.name()), type.constants().stream()
                .map(constant -> constants.take(constant, type.name() + "." + constant)).toList()));
    }

    /** Returns the operations. What a servant does is not in a source, so it is taken from parameters and result. */
    List<Operation> operations(List<DeclaredOperation> all) {
        FreeNames names = new FreeNames(notes);
        return all.stream().map(each -> operation(names.take(each.name(), each.name()), each)).toList();
    }

    private Operation operation(String name, DeclaredOperation type) {
        FreeNames names = new FreeNames(notes);
        List<Parameter> parameters = new ArrayList<>();
        for (Declared.Member member : type.parameters()) {
            String place = type.name() + "." + member.name();
            shape(member.type(), place)
                    .ifPresent(shape -> parameters.add(new Parameter(names.take(member.name(), place), shape)));
        }
        Optional<Shape> result = type.result().flatMap(sketch -> shape(sketch, TEXTS.text("result", type.name())));
        List<Shape.Struct> exceptions = new ArrayList<>();
        for (Sketch sketch : type.exceptions()) {
            shape(sketch, TEXTS.text("exception", type.name())).ifPresent(shape -> exception(shape, type.name(), exceptions));
        }
        boolean echo = parameters.size() == 1 && result.equals(Optional.of(parameters.getFirst().shape()));
        return new Operation(name, parameters, result, exceptions,
                result.isEmpty() ? Behaviour.NOTHING : echo ? Behaviour.ECHO : Behaviour.GENERATE,
                type.oneWay() && result.isEmpty() && exceptions.isEmpty());
    }

    private void exception(Shape shape, String operation, List<Shape.Struct> exceptions) {
        if (!(shape instanceof Shape.Struct struct)) {
            notes.add(operation, TEXTS.text("exception.struct", NamedTypes.name(shape).orElse("")));
        } else if (!exceptions.contains(struct)) {
            exceptions.add(struct);
        }
    }
}
