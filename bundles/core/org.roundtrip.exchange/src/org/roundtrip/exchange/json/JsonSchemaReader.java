// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.model.text.Texts;

/**
 * Reads JSON Schema, drafts 4 to 2020-12. It reads the definitions of a file and what the schema itself describes. It
 * follows references within the file only.
 */
public final class JsonSchemaReader implements Importer {
    private static final Texts TEXTS = Texts.of(JsonSchemaReader.class);
    /** The places where definitions stand in older and newer drafts. */
    private static final List<String> DEFINITIONS = List.of("$defs", "definitions");
    /** What composes schemas of others, or chooses between them. */
    private static final List<String> COMPOSED = List.of("allOf", "anyOf", "oneOf", "not", "if");

    @Override
    public List<String> endings() {
        return List.of(".schema.json");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        JsonNode root = Json.parse(file.text(), file.name());
        if (!root.isObject()) {
            throw file.problem(TEXTS.text("schema"));
        }
        TypeTable table = new TypeTable(file);
        table.title(root.path("title").asText(""), root.path("description").asText(""));
        Reading reading = new Reading(table);
        for (String place : DEFINITIONS) {
            root.path(place).properties().forEach(each ->
                    reading.declare("#/" + place + "/" + each.getKey(), each.getKey(), each.getValue()));
        }
        if (described(root)) {
            String name = root.path("title").asText("").isBlank() ? file.stem() : root.get("title").asText();
            reading.root = new Sketch.Named("#");
            table.payload(reading.sketch(root, name, "#"));
        }
        return table.drawing(type);
    }

    /** Whether the schema describes a value itself, and does not only hold definitions. */
    private static boolean described(JsonNode root) {
        return List.of("type", "$ref", "properties", "enum", "items", "const").stream().anyMatch(root::has)
                || COMPOSED.stream().anyMatch(root::has);
    }

    /** The schemas of one file. */
    private static final class Reading {
        private final TypeTable table;
        private Sketch root = new Sketch.Missing(TEXTS.text("any"));

        Reading(TypeTable table) {
            this.table = table;
        }

        /** Declares a definition. */
        void declare(String key, String name, JsonNode schema) {
            Sketch sketch = sketch(schema, name, key);
            if (!sketch.equals(new Sketch.Named(key))) {
                table.add(new Declared.Alias(key, name, sketch));
            }
        }

        /** Returns the type of a schema. @param key what references call it, also for the struct or enum that it may declare */
        Sketch sketch(JsonNode schema, String name, String key) {
            if (schema.has("$ref")) {
                return reference(schema.get("$ref").asText());
            }
            if (schema.path("enum").isArray()) {
                return constants(schema, name, key);
            }
            Set<String> types = types(schema);
            boolean absent = types.remove("null");
            Sketch sketch = types.size() == 1 ? typed(types.iterator().next(), schema, name, key)
                    : types.isEmpty() && schema.has("properties") ? struct(schema, name, key) : other(schema, name, key);
            return absent && !(sketch instanceof Sketch.Missing) ? new Sketch.Maybe(sketch) : sketch;
        }

        private static Set<String> types(JsonNode schema) {
            JsonNode type = schema.path("type");
            return type.isArray() ? StreamSupport.stream(type.spliterator(), false).map(JsonNode::asText)
                    .collect(Collectors.toSet()) : type.isTextual() ? new java.util.HashSet<>(Set.of(type.asText()))
                    : new java.util.HashSet<>();
        }

        private Sketch reference(String target) {
            return target.equals("#") ? root : target.startsWith("#/") ? new Sketch.Named(target)
                    : new Sketch.Missing(TEXTS.text("far", Excerpt.clip(target)));
        }

        private Sketch typed(String type, JsonNode schema, String name, String key) {
            return switch (type) {
                case "object" -> !schema.has("properties") && schema.path("additionalProperties").isObject()
                        ? new Sketch.Entries(JsonSchemaLeaves.key(schema.path("propertyNames")),
                                sketch(schema.get("additionalProperties"), name.replaceFirst("(?<=..)s$", ""), key + "/values"),
                                JsonSchemaLeaves.length(schema, "Properties"))
                        : struct(schema, name, key);
                case "array" -> schema.path("items").isObject() ? new Sketch.Items(sketch(schema.get("items"),
                        name.replaceFirst("(?<=..)s$", ""), key + "/items"), JsonSchemaLeaves.length(schema, "Items"))
                        : new Sketch.Missing(TEXTS.text("any"));
                case "null" -> new Sketch.Missing(TEXTS.text("null"));
                default -> JsonSchemaLeaves.of(type, schema);
            };
        }

        /** A choice between a schema and null is one that may be absent; other compositions have no counterpart. */
        private Sketch other(JsonNode schema, String name, String key) {
            Optional<Sketch> union = union(schema, name, key);
            if (union.isPresent()) {
                return union.get();
            }
            for (String word : List.of("anyOf", "oneOf", "allOf")) {
                List<JsonNode> choices = new ArrayList<>();
                schema.path(word).forEach(choices::add);
                boolean absent = choices.removeIf(choice -> choice.path("type").asText().equals("null"));
                if (choices.size() == 1) {
                    Sketch only = sketch(choices.getFirst(), name, key + "/" + word);
                    return absent ? new Sketch.Maybe(only) : only;
                }
            }
            return COMPOSED.stream().filter(schema::has).findFirst()
                    .map(word -> (Sketch) new Sketch.Missing(TEXTS.text("kind", word)))
                    .orElseGet(() -> new Sketch.Missing(TEXTS.text("any")));
        }

        /** Returns a choice between objects of one field each, which is a union; empty for other choices. */
        private Optional<Sketch> union(JsonNode schema, String name, String key) {
            List<Member> cases = new ArrayList<>();
            for (JsonNode choice : schema.path("oneOf")) {
                JsonNode properties = choice.path("properties");
                if (properties.size() != 1 || choice.path("required").size() != 1) {
                    return Optional.empty();
                }
                String each = properties.fieldNames().next();
                cases.add(new Member(each, sketch(properties.get(each), each, key + "/oneOf/" + each)));
            }
            if (cases.isEmpty()) {
                return Optional.empty();
            }
            table.add(new Declared.Cases(key, capital(name), cases));
            return Optional.of(new Sketch.Named(key));
        }

        private Sketch constants(JsonNode schema, String name, String key) {
            List<String> constants = new ArrayList<>();
            for (JsonNode constant : schema.get("enum")) {
                if (!constant.isTextual()) {
                    return new Sketch.Missing(TEXTS.text("constants"));
                }
                constants.add(constant.asText());
            }
            table.add(new Declared.Constants(key, capital(name), constants));
            return new Sketch.Named(key);
        }

        private Sketch struct(JsonNode schema, String name, String key) {
            Set<String> required = StreamSupport.stream(schema.path("required").spliterator(), false).map(JsonNode::asText)
                    .collect(Collectors.toSet());
            List<Member> members = new ArrayList<>();
            // Its place is before the types within it.
            table.add(new Declared.Fields(key, capital(name), members));
            schema.path("properties").properties().forEach(property -> {
                String field = property.getKey();
                Sketch type = sketch(property.getValue(), field.isEmpty() ? name : field, key + "/properties/" + field);
                members.add(new Member(field, required.contains(field) || type instanceof Sketch.Missing
                        || type instanceof Sketch.Maybe ? type : new Sketch.Maybe(type)));
            });
            if (schema.path("additionalProperties").isObject() || schema.has("patternProperties")) {
                table.notes().add(name, TEXTS.text("more"));
            }
            table.add(new Declared.Fields(key, capital(name), members));
            return new Sketch.Named(key);
        }

        private static String capital(String name) {
            return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        }
    }
}
