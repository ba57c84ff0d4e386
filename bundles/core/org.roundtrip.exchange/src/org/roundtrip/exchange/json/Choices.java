// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.json.Gathered.Choice;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/**
 * Reads {@code oneOf} and {@code anyOf}. A choice between types is a union; one that has null is a value that may be absent;
 * texts of several kinds are one text. Used by one thread.
 */
final class Choices {
    /** What says of which type a value is. */
    private static final List<String> TYPED = List.of("$ref", "type", "enum", "const", "properties", "items", "prefixItems", "allOf", "anyOf",
            "oneOf", "additionalProperties", "patternProperties");
    private static final String ENUM = "enum", STRING = "string", NUMBER = "number", BOOLEAN = "boolean", NULL = "null";
    private static final Texts TEXTS = Texts.of(Choices.class);
    private final SchemaReading reading;
    private final TypeTable table;
    private final Documents documents;

    Choices(SchemaReading reading, TypeTable table, Documents documents) {
        this.reading = reading;
        this.table = table;
        this.documents = documents;
    }

    /** Returns the type of a schema that chooses; empty when its choices only limit a type that it names. */
    Optional<Sketch> of(Gathered schema, String name, String key) {
        Optional<Choice> first = schema.choices.stream().filter(choice -> choice.schemas().stream().anyMatch(Choices::typed)).findFirst();
        schema.choices.stream().filter(choice -> !first.equals(Optional.of(choice))).forEach(choice -> schema.lost.add(choice.word()));
        return first.map(choice -> among(choice.schemas(), name, key));
    }

    /** Adds the fields that only some choices have, which may then be absent. */
    void addFields(Gathered schema, String name) {
        for (Choice choice : schema.choices) {
            boolean added = false;
            for (Located each : choice.schemas()) {
                for (Map.Entry<String, Located> field : Gathered.of(each, documents).properties.entrySet()) {
                    added |= schema.properties.putIfAbsent(field.getKey(), field.getValue()) == null;
                }
            }
            if (added) {
                table.notes().add(SchemaReading.capital(name), TEXTS.text("choice.fields", choice.word()));
            } else {
                schema.lost.add(choice.word());
            }
        }
    }

    private static boolean typed(Located schema) {
        return TYPED.stream().anyMatch(schema.node()::has);
    }

    /** Returns the type of what is a value of one of some schemas. */
    Sketch among(List<Located> schemas, String name, String key) {
        Optional<List<Member>> tagged = tagged(schemas);
        return tagged.isPresent() ? reading.union(name, key, tagged.get()) : new Kinds(schemas).type(name, key);
    }

    /** Objects of one field each, which is there: the field's name says which. */
    private Optional<List<Member>> tagged(List<Located> schemas) {
        List<Member> cases = new ArrayList<>();
        for (Located choice : schemas) {
            JsonNode properties = choice.node().path("properties");
            if (properties.size() != 1 || choice.node().path("required").size() != 1) {
                return Optional.empty();
            }
            String each = properties.fieldNames().next();
            cases.add(new Member(each, reading.sketch(choice.child("properties").child(each), each)));
        }
        return Optional.of(cases);
    }

    /** Schemas to choose from, those of one kind together. */
    private final class Kinds {
        private final Map<String, List<Located>> kinds = new LinkedHashMap<>();
        private final Set<String> constants = new LinkedHashSet<>();
        private boolean wholeNumbers = true;
        private boolean absent;

        Kinds(List<Located> schemas) {
            for (Located schema : schemas) {
                Gathered gathered = Gathered.of(schema, documents);
                String kind = kind(gathered);
                absent |= kind.equals(NULL) || gathered.nullable && kind.isEmpty();
                if (!kind.equals(NULL)) {
                    kinds.computeIfAbsent(kind.isEmpty() ? schema.key() : kind, key -> new ArrayList<>()).add(schema);
                }
                if (kind.equals(ENUM)) {
                    Constants.values(gathered.leaf).forEach(value -> constants.add(value.asText()));
                }
                wholeNumbers &= !gathered.types().contains(NUMBER);
            }
            if (kinds.containsKey(STRING) && kinds.containsKey(ENUM)) {
                kinds.get(STRING).addAll(kinds.remove(ENUM));
            }
        }

        /** Returns the kind of schemas that can be one; an empty text for one that stays on its own. */
        private static String kind(Gathered schema) {
            List<JsonNode> values = Constants.values(schema.leaf);
            if (!values.isEmpty()) {
                return values.stream().allMatch(JsonNode::isTextual) ? ENUM : values.stream().allMatch(JsonNode::isNull) ? NULL : "";
            }
            if (!schema.choices.isEmpty() || schema.types().size() > 1) {
                return "";
            }
            String type = schema.types().isEmpty() ? schema.meant().orElse("") : schema.types().iterator().next();
            return switch (type) {
                case STRING, BOOLEAN, NULL -> type;
                case NUMBER, "integer" -> NUMBER;
                default -> "";
            };
        }

        Sketch type(String name, String key) {
            List<Member> cases = new ArrayList<>();
            Set<Sketch> known = new HashSet<>();
            Set<String> labels = new HashSet<>();
            for (Map.Entry<String, List<Located>> kind : kinds.entrySet()) {
                String label = label(kind.getKey(), kind.getValue().getFirst());
                String free = Stream.iterate(1, number -> number + 1).map(number -> number == 1 ? label : label + number)
                        .filter(labels::add).findFirst().orElseThrow();
                Sketch sketch = one(kind.getKey(), kind.getValue(), kinds.size() == 1 ? name : name + "_" + free, key);
                absent |= sketch instanceof Sketch.Maybe;
                Sketch present = sketch instanceof Sketch.Maybe maybe ? maybe.value() : sketch;
                if (known.add(present)) {
                    cases.add(new Member(free, present));
                }
            }
            Sketch sketch = cases.isEmpty() ? new Sketch.Missing(TEXTS.text("null"))
                    : cases.size() == 1 ? cases.getFirst().type() : reading.union(name, key, cases);
            return absent ? SchemaReading.maybe(sketch) : sketch;
        }

        private Sketch one(String kind, List<Located> schemas, String name, String key) {
            if (schemas.size() == 1) {
                return reading.sketch(schemas.getFirst(), name);
            }
            return switch (kind) {
                case ENUM -> new Constants(table).texts(constants, name, key + "/enum");
                case STRING -> new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("choice.one", STRING));
                case NUMBER -> new Sketch.Near(new Sketch.Known(wholeNumbers ? Primitive.LONG : Primitive.DOUBLE), TEXTS.text("choice.one", NUMBER));
                default -> new Sketch.Known(Primitive.BOOLEAN);
            };
        }

        /** Returns a name for a case: of the type that it refers to, of its title, or of its kind. */
        private String label(String kind, Located schema) {
            String reference = schema.text("$ref");
            if (!reference.isEmpty() && documents.follow(schema, reference).place().isPresent()) {
                String name = documents.follow(schema, reference).place().get().name();
                return name.isEmpty() || name.matches("\\d+") ? TEXTS.text("choice") : small(name);
            }
            String type = kind.equals(ENUM) ? STRING : schema.key().equals(kind) ? schema.node().path("type").asText("") : kind;
            return SchemaReading.title(schema).map(Kinds::small).orElse(type.isEmpty() ? TEXTS.text("choice") : type + TEXTS.text("value"));
        }

        private static String small(String name) {
            return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        }
    }
}
