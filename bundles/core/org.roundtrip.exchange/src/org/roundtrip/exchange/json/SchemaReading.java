// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/**
 * Turns schemas into types, each once. The types to which they refer are read when {@link #finish} is called, so references
 * need no stack. Used by one thread.
 */
final class SchemaReading {
    /** Fields of all structs together; schemas that include each other could have billions. */
    private static final int MOST_MEMBERS = 200_000;
    /** Whatever of these stands beside a reference adds to what it means. */
    private static final List<String> STRUCTURE = List.of("allOf", "anyOf", "oneOf", "properties", "patternProperties", "items", "prefixItems",
            "enum", "const", "not", "if");
    private static final List<String> REFERENCES = List.of("$ref", "$dynamicRef", "$recursiveRef");
    private static final Texts TEXTS = Texts.of(SchemaReading.class);
    private final TypeTable table;
    private final Documents documents;
    private final String rootName;
    private final Choices choices;
    private final Constants constants;
    private final Map<String, Sketch> known = new HashMap<>();
    private final Deque<Located> wanted = new ArrayDeque<>();
    private int members;

    /** @param rootName of the struct that the whole of the main document may be */
    SchemaReading(TypeTable table, Documents documents, String rootName) {
        this.table = table;
        this.documents = documents;
        this.rootName = rootName;
        this.choices = new Choices(this, table, documents);
        this.constants = new Constants(table);
    }

    /** Returns the type that is declared at a place; it is read later. */
    Sketch declared(Located place) {
        wanted.add(place);
        return new Sketch.Named(place.key());
    }

    /** Reads what is referred to and was not read yet. */
    void finish() {
        while (!wanted.isEmpty()) {
            Located place = wanted.remove();
            String name = place.pointer().isEmpty() && place.document() == documents.main() ? rootName : name(place);
            Sketch sketch = sketch(place, name);
            if (!table.has(place.key()) && !sketch.equals(new Sketch.Named(place.key()))) {
                table.add(new Declared.Alias(place.key(), name, sketch));
            }
        }
    }

    private static String name(Located place) {
        String name = place.name();
        return name.isEmpty() || name.matches("\\d+") ? title(place).orElse(TEXTS.text("unnamed")) : name;
    }

    /** Returns the title, where it could be a name. */
    static Optional<String> title(Located schema) {
        return Optional.of(schema.text("title")).filter(title -> title.matches("[A-Za-z]\\w{0,59}"));
    }

    /** Returns the type of a schema. @param name for the struct, union or enum that it may be */
    Sketch sketch(Located schema, String name) {
        Sketch before = known.get(schema.key());
        if (before != null) {
            return before;
        }
        known.put(schema.key(), new Sketch.Named(schema.key()));
        Sketch sketch = fresh(schema, name);
        known.put(schema.key(), sketch);
        return sketch;
    }

    private Sketch fresh(Located schema, String name) {
        JsonNode node = schema.node();
        if (!node.isObject()) {
            return node.isBoolean() && node.asBoolean() ? any() : new Sketch.Missing(TEXTS.text(node.isBoolean() ? "never" : "schema.none"));
        }
        Optional<String> reference = REFERENCES.stream().filter(word -> !schema.text(word).isEmpty()).findFirst();
        if (reference.isPresent() && (!reference.get().equals("$ref") || STRUCTURE.stream().noneMatch(node::has) && !node.path("required").isArray())) {
            return nullable(reference(schema, schema.text(reference.get())), node);
        }
        List<Located> parts = schema.child("allOf").elements().stream().filter(SchemaReading::says).toList();
        if (parts.size() == 1 && STRUCTURE.stream().filter(node::has).count() == 1 && !node.has("required")
                && !node.path("additionalProperties").isObject()) {
            return nullable(sketch(parts.getFirst(), name), node);
        }
        return of(Gathered.of(schema, documents), name, schema.key());
    }

    private static Sketch nullable(Sketch sketch, JsonNode node) {
        return node.path("nullable").asBoolean(false) ? maybe(sketch) : sketch;
    }

    static Sketch maybe(Sketch sketch) {
        return sketch instanceof Sketch.Missing || sketch instanceof Sketch.Maybe ? sketch : new Sketch.Maybe(sketch);
    }

    /** Whether a schema says anything of values. */
    private static boolean says(Located schema) {
        return Stream.of("title", "description", "default", "example", "examples", "deprecated", "nullable").filter(schema.node()::has).count()
                < schema.node().size();
    }

    private Sketch reference(Located from, String reference) {
        Documents.Target target = documents.follow(from, reference);
        return target.place().map(this::declared).orElseGet(() -> new Sketch.Missing(target.problem()));
    }

    /** Anything at all. */
    static Sketch any() {
        return new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("any"));
    }

    private Sketch of(Gathered schema, String name, String key) {
        Sketch sketch = value(schema, name, key);
        if (!schema.lost.isEmpty()) {
            table.notes().add(capital(name), TEXTS.text("keyword", String.join(", ", schema.lost)));
        }
        schema.missing.forEach(problem -> table.notes().add(capital(name), problem));
        return schema.nullable || schema.types().contains("null") ? maybe(sketch) : sketch;
    }

    private Sketch value(Gathered schema, String name, String key) {
        if (schema.leaf.path("enum").isArray() || schema.leaf.has("const")) {
            return constants.of(schema.leaf, name, key);
        }
        if (schema.properties.isEmpty()) {
            Optional<Sketch> chosen = choices.of(schema, name, key);
            if (chosen.isPresent()) {
                return chosen.get();
            }
        } else {
            choices.addFields(schema, name);
        }
        Set<String> types = new LinkedHashSet<>(schema.types());
        types.remove("null");
        if (types.isEmpty()) {
            return schema.types().isEmpty() ? untyped(schema, name, key) : new Sketch.Missing(TEXTS.text("null"));
        }
        return types.size() == 1 ? typed(types.iterator().next(), schema, name, key)
                : union(name, key, types.stream().map(type ->
                        new Member(type + TEXTS.text("value"), typed(type, schema, name + "_" + type, key + "/type/" + type))).toList());
    }

    private Sketch untyped(Gathered schema, String name, String key) {
        if (schema.meant().isEmpty()) {
            return schema.missing.isEmpty() ? any() : new Sketch.Missing(schema.missing.getFirst());
        }
        String type = schema.meant().get();
        Sketch sketch = typed(type, schema, name, key);
        return type.equals("object") || type.equals("array") ? sketch : new Sketch.Near(sketch, TEXTS.text("meant", type));
    }

    /** Declares a union. */
    Sketch union(String name, String key, List<Member> cases) {
        table.add(new Declared.Cases(key, capital(name), cases));
        return new Sketch.Named(key);
    }

    private Sketch typed(String type, Gathered schema, String name, String key) {
        return switch (type) {
            case "object" -> object(schema, name, key);
            case "array" -> array(schema, name, key);
            case "null" -> new Sketch.Missing(TEXTS.text("null"));
            case "any" -> any();
            case "file" -> Sketch.Octets.PLAIN;
            default -> JsonSchemaLeaves.of(type, schema.leaf);
        };
    }

    private Sketch object(Gathered schema, String name, String key) {
        Optional<Located> others = schema.additional.filter(each -> each.node().isObject());
        if (schema.hasProperties) {
            if (others.isPresent() || !schema.patterns.isEmpty()) {
                table.notes().add(capital(name), TEXTS.text("more"));
            }
            return struct(schema, name, key);
        }
        List<Located> values = Stream.concat(schema.patterns.stream(), others.stream()).toList();
        if (values.isEmpty() && schema.additional.filter(each -> each.node().isBoolean() && !each.node().asBoolean()).isPresent()) {
            return struct(schema, name, key);
        }
        Sketch keys = JsonSchemaLeaves.key(schema.leaf.path("propertyNames"));
        Sketch value = values.isEmpty() ? new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("fields"))
                : values.size() == 1 ? sketch(values.getFirst(), singular(name)) : choices.among(values, singular(name), key + "/values");
        return new Sketch.Entries(schema.patterns.isEmpty() ? keys : new Sketch.Near(keys, TEXTS.text("keyword", "patternProperties")), value,
                JsonSchemaLeaves.length(schema.leaf, "Properties"));
    }

    private Sketch array(Gathered schema, String name, String key) {
        if (schema.tuple.isPresent()) {
            return tuple(schema, schema.tuple.get().elements(), name, key);
        }
        return new Sketch.Items(schema.items.map(items -> sketch(items, singular(name))).orElseGet(SchemaReading::any),
                JsonSchemaLeaves.length(schema.leaf, "Items"));
    }

    /** A list with a type for each place is a struct, unless all of them are one type. */
    private Sketch tuple(Gathered schema, List<Located> places, String name, String key) {
        if (schema.items.isPresent() || schema.leaf.path("additionalItems").isObject()) {
            table.notes().add(capital(name), TEXTS.text("tuple.more"));
        }
        String item = TEXTS.text("item");
        List<Member> all = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            all.add(new Member(item + (i + 1), sketch(places.get(i), name + "_" + item + (i + 1))));
        }
        if (all.stream().map(Member::type).distinct().count() == 1) {
            return new Sketch.Items(all.getFirst().type(), Optional.of(Length.of(all.size())));
        }
        table.notes().add(capital(name), TEXTS.text("tuple"));
        table.add(new Declared.Fields(key, capital(name), all));
        return new Sketch.Named(key);
    }

    private Sketch struct(Gathered schema, String name, String key) {
        members += schema.properties.size();
        if (members > MOST_MEMBERS) {
            return new Sketch.Missing(TEXTS.text("large"));
        }
        // Its place is before the types within it.
        table.add(new Declared.Fields(key, capital(name), List.of()));
        List<Member> fields = new ArrayList<>();
        schema.properties.forEach((field, property) -> {
            Sketch type = sketch(property, field.isEmpty() ? name : field);
            fields.add(new Member(field, schema.required.contains(field) ? type : maybe(type)));
        });
        table.add(new Declared.Fields(key, capital(name), fields));
        return new Sketch.Named(key);
    }

    private static String singular(String name) {
        return name.replaceFirst("(?<=..)s$", "");
    }

    static String capital(String name) {
        return name.isEmpty() ? TEXTS.text("unnamed") : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
