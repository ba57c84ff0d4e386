// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Builds shapes from a file that fits its schema: resolves names and refuses shapes that are recursive or too large. */
final class ShapeReader {
    private static final Set<String> WITH_LENGTH = Set.of("string", "unicode", "bytes");
    private static final Texts TEXTS = Texts.of(ShapeReader.class);
    /** The word for an instant. */
    static final String TIMESTAMP = "timestamp";
    /** What a word alone means. */
    private static final Map<String, Shape> WORDS = Stream.concat(Stream.of(Primitive.values()), Stream.of(new Shape.Timestamp()))
            .collect(Collectors.toMap(shape -> shape instanceof Primitive primitive ? primitive.name().toLowerCase(Locale.ROOT)
                    : TIMESTAMP, shape -> shape, (one, other) -> one, LinkedHashMap::new));
    /** Words that plans could give to shapes of their own before they had a meaning. There they still mean those shapes. */
    private static final Set<String> LATER_WORDS = Set.of("char", TIMESTAMP);

    /** A shape with its depth and number of parts, so that no tree has to be walked again. */
    private record Sized(Shape shape, int depth, int parts) {
    }

    private final JsonNode definitions;
    private final String source;
    private final Map<String, Sized> known = new HashMap<>();
    private final Set<String> open = new LinkedHashSet<>();

    ShapeReader(JsonNode definitions, String source) {
        this.definitions = definitions;
        this.source = source;
    }

    /** Reads every definition, used or not. It returns the structs, unions and enums among them in the order of the file. */
    List<Shape> readAll() throws InvalidFileException {
        for (String name : WORDS.keySet()) {
            if (definitions.has(name) && !LATER_WORDS.contains(name)) {
                throw problem("shapes/" + name, TEXTS.text("shape.simple", name));
            }
        }
        List<Shape> named = new ArrayList<>();
        for (var definition : definitions.properties()) {
            String name = definition.getKey();
            Shape shape = named(name, "shapes/" + name).shape();
            if (NamedTypes.name(shape).filter(name::equals).isPresent()) {
                named.add(shape);
            }
        }
        return named;
    }

    /** The shape at a place. */
    Shape shape(JsonNode node, String place) throws InvalidFileException {
        return sized(node, place).shape();
    }

    /** Calls a constructor of the model; adds the place to its exception. */
    <T> T at(String place, java.util.function.Supplier<T> built) throws InvalidFileException {
        try {
            return built.get();
        } catch (IllegalArgumentException e) {
            throw problem(place, e.getMessage());
        }
    }

    private Sized sized(JsonNode node, String place) throws InvalidFileException {
        if (node.isTextual()) {
            Shape simple = definitions.has(node.asText()) ? null : WORDS.get(node.asText());
            return simple != null ? leaf(simple) : named(node.asText(), place);
        }
        String kind = onlyOf(List.of("struct", "union", "enum", "string", "unicode", "bytes", "decimal", "optional", "list",
                "map"), node, place);
        if (node.has("length") && !kind.equals("list") && !kind.equals("map")) {
            throw problem(place + "/length", WITH_LENGTH.contains(kind)
                    ? TEXTS.text("shape.length", "{\"" + kind + "\": 8}", kind) : TEXTS.text("shape.noLength", kind));
        }
        if (node.has("key") && !kind.equals("map")) {
            throw problem(place + "/key", TEXTS.text("shape.key"));
        }
        JsonNode value = node.get(kind);
        String at = place + "/" + kind;
        return switch (kind) {
            case "string" -> leaf(new Shape.Text(length(value, at), Repertoire.LATIN1));
            case "unicode" -> leaf(new Shape.Text(length(value, at), Repertoire.UNICODE));
            case "bytes" -> leaf(new Shape.Bytes(length(value, at)));
            case "enum" -> leaf(enumeration(nameAt(place), value, at));
            case "decimal" -> leaf(at(at, () -> new Shape.Decimal(value.get(0).intValue(), value.get(1).intValue())));
            case "optional" -> optional(value, at);
            case "map" -> map(node, value, place);
            case "struct" -> named(value, at, fields -> new Shape.Struct(nameAt(place), fields));
            case "union" -> named(value, at, cases -> new Shape.Union(nameAt(place), cases));
            default -> list(node, value, place);
        };
    }

    private Sized list(JsonNode node, JsonNode element, String place) throws InvalidFileException {
        if (!node.has("length")) {
            throw problem(place, TEXTS.text("shape.list"));
        }
        Sized inner = sized(element, place + "/list");
        Length length = length(node.get("length"), place + "/length");
        return bounded(new Shape.Sequence(inner.shape(), length), inner.depth() + 1, inner.parts() + 1L, place);
    }

    private Sized optional(JsonNode value, String place) throws InvalidFileException {
        Sized inner = sized(value, place);
        return bounded(at(place, () -> new Shape.OptionalValue(inner.shape())), inner.depth() + 1, inner.parts() + 1L, place);
    }

    private Sized map(JsonNode node, JsonNode value, String place) throws InvalidFileException {
        if (!node.has("key") || !node.has("length")) {
            throw problem(place, TEXTS.text("shape.map"));
        }
        Shape key = shape(node.get("key"), place + "/key");
        Sized inner = sized(value, place + "/map");
        Length length = length(node.get("length"), place + "/length");
        return bounded(at(place, () -> new Shape.Mapping(key, inner.shape(), length)), inner.depth() + 1,
                inner.parts() + 2L, place);
    }

    private Sized named(JsonNode members, String place, Function<List<Field>, Shape> made) throws InvalidFileException {
        List<Field> fields = new ArrayList<>();
        int depth = 0;
        long parts = 1;
        for (int i = 0; i < members.size(); i++) {
            JsonNode member = members.get(i);
            Sized inner = sized(member.get("shape"), place + "/" + i + "/shape");
            fields.add(at(place + "/" + i, () -> new Field(member.get("name").asText(), inner.shape())));
            depth = Math.max(depth, inner.depth());
            parts += inner.parts();
        }
        return bounded(at(place, () -> made.apply(fields)), depth + 1, parts, place);
    }

    private Shape enumeration(String name, JsonNode constants, String place) throws InvalidFileException {
        List<String> names = new ArrayList<>();
        constants.forEach(constant -> names.add(constant.asText()));
        return at(place, () -> new Shape.Enumeration(name, names));
    }

    private Sized named(String name, String place) throws InvalidFileException {
        if (known.containsKey(name)) {
            return known.get(name);
        }
        JsonNode definition = definitions.get(name);
        if (definition == null) {
            throw problem(place, TEXTS.text("shape.unknown", Excerpt.quote(name), names()));
        }
        if (open.size() > Shape.DEEPEST) {
            throw tooDeep(place);
        }
        if (!open.add(name)) {
            throw problem(place, TEXTS.text("shape.itself", Excerpt.clip(name)));
        }
        Sized sized = sized(definition, "shapes/" + name);
        open.remove(name);
        known.put(name, sized);
        return sized;
    }

    private Sized bounded(Shape shape, int depth, long parts, String place) throws InvalidFileException {
        if (depth > Shape.DEEPEST) {
            throw tooDeep(place);
        }
        if (parts > Shape.MOST_PARTS) {
            throw problem(place, TEXTS.text("shape.parts", Shape.MOST_PARTS));
        }
        return new Sized(shape, depth, (int) parts);
    }

    private Length length(JsonNode node, String place) throws InvalidFileException {
        return node.isArray() ? at(place, () -> new Length(node.get(0).intValue(), node.get(1).intValue()))
                : Length.of(node.intValue());
    }

    private String onlyOf(List<String> kinds, JsonNode node, String place) throws InvalidFileException {
        List<String> found = kinds.stream().filter(node::has).toList();
        if (found.size() != 1) {
            throw problem(place, found.isEmpty() ? TEXTS.text("shape.none", String.join(", ", kinds))
                    : TEXTS.text("shape.several", String.join(", ", found)));
        }
        return found.getFirst();
    }

    /** The name of a struct, union or enum: these occur only as definitions, so the place ends with their name. */
    private static String nameAt(String place) {
        return place.substring("shapes/".length());
    }

    private String names() {
        List<String> names = new ArrayList<>(WORDS.keySet());
        definitions.fieldNames().forEachRemaining(name -> {
            if (names.size() < 30) {
                names.add(Excerpt.clip(name));
            }
        });
        return String.join(", ", names);
    }

    private static Sized leaf(Shape shape) {
        return new Sized(shape, 0, 1);
    }

    private InvalidFileException tooDeep(String place) {
        return problem(place, TEXTS.text("shape.deep", Shape.DEEPEST));
    }

    private InvalidFileException problem(String place, String problem) {
        return new InvalidFileException(source, Excerpt.clip(place), problem);
    }
}
