// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
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
    /** Deeper is no payload of a file. */
    private static final int DEEPEST = Shape.DEEPEST - 1;
    /** What means a shape without a name in our files, so that no type can have that name. */
    private static final Set<String> WORDS = Set.of("boolean", "byte", "short", "int", "long", "float", "double", "char", "timestamp");
    private static final Texts TEXTS = Texts.of(Resolution.class);
    private final Map<String, Declared> declared;
    private final Notes notes;
    private final FreeNames typeNames;
    private final Map<String, Optional<Shape>> known = new HashMap<>();
    private final Map<Cycles.Place, String> cuts;
    private final Map<String, Integer> heights = new HashMap<>();
    private int depth;
    private String lastLeft = "";

    /** @param roots keys of the types with which values begin */
    Resolution(Map<String, Declared> declared, Notes notes, Collection<String> roots) {
        this.declared = declared;
        this.notes = notes;
        cuts = Cycles.cuts(declared, roots);
        typeNames = new FreeNames(notes, WORDS);
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
            return before.isEmpty() ? left(place, TEXTS.text("unusable", type.name()))
                    : depth + height(before.get()) > DEEPEST ? left(place, TEXTS.text("deep")) : before;
        }
        Optional<Shape> shape = switch (type) {
            case Declared.Fields fields -> {
                String name = typeNames.take(fields.name(), fields.name());
                yield Optional.of(new Shape.Struct(name, fields(type, fields.members())));
            }
            case Declared.Cases union -> union(union);
            case Declared.Constants constants -> enumeration(constants);
            case Declared.Alias alias -> member(type, 0, alias.type(), alias.name());
        };
        known.put(key, shape);
        return shape;
    }

    /** The levels of a shape. */
    private int height(Shape shape) {
        Optional<String> name = NamedTypes.name(shape);
        Integer before = name.map(heights::get).orElse(null);
        int height = before != null ? before : 1 + shape.parts().stream().mapToInt(this::height).max().orElse(0);
        name.ifPresent(each -> heights.put(each, height));
        return height;
    }

    private Optional<Shape> union(Declared.Cases type) {
        String name = typeNames.take(type.name(), type.name());
        List<Field> cases = fields(type, type.cases());
        return cases.isEmpty() ? left(type.name(), TEXTS.text("cases")) : Optional.of(new Shape.Union(name, cases));
    }

    private List<Field> fields(Declared type, List<Declared.Member> members) {
        FreeNames names = new FreeNames(notes);
        List<Field> fields = new ArrayList<>();
        List<Declared.Member> some = room(members, type.name());
        for (int i = 0; i < some.size(); i++) {
            String name = some.get(i).name();
            String place = type.name() + "." + name;
            member(type, i, some.get(i).type(), place).ifPresent(shape -> fields.add(new Field(names.take(name, place), shape)));
        }
        return fields;
    }

    /** Returns as many as a type has room for. */
    private <T> List<T> room(List<T> all, String name) {
        if (all.size() <= Shape.MOST_MEMBERS) {
            return all;
        }
        notes.add(name, TEXTS.text("members", all.size(), Shape.MOST_MEMBERS));
        return all.subList(0, Shape.MOST_MEMBERS);
    }

    private Optional<Shape> member(Declared type, int number, Sketch sketch, String place) {
        String itself = cuts.get(new Cycles.Place(type.key(), number));
        return itself == null ? shape(sketch, place) : left(place, TEXTS.text("itself", declared.get(itself).name()));
    }

    private Optional<Shape> enumeration(Declared.Constants type) {
        if (type.constants().isEmpty()) {
            return left(type.name(), TEXTS.text("constants"));
        }
        FreeNames constants = new FreeNames(notes);
        return Optional.of(new Shape.Enumeration(typeNames.take(type.name(), type.name()), room(type.constants(), type.name()).stream()
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
