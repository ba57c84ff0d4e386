// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a schema says together with those that it includes by {@code allOf} or beside a {@code $ref}. Used by one thread. */
final class Gathered {
    /** Schemas that include each other; deeper ones are a mistake. */
    private static final int DEEPEST = 60;
    /** What says nothing of values, or is looked at on its own. */
    private static final Set<String> OTHERS = Set.of("$ref", "allOf", "anyOf", "oneOf", "properties", "required", "type", "$defs",
            "definitions", "items", "prefixItems", "additionalProperties", "patternProperties", "nullable", "title", "description");
    /** What limits values in ways that no shape has. */
    private static final List<String> LOST = List.of("not", "if", "dependencies", "dependentSchemas", "dependentRequired", "contains",
            "unevaluatedProperties", "unevaluatedItems");
    final Map<String, Located> properties = new LinkedHashMap<>();
    final Set<String> required = new HashSet<>();
    final List<Choice> choices = new ArrayList<>();
    final List<Located> patterns = new ArrayList<>();
    /** The keywords of one value, such as its length. */
    final ObjectNode leaf = JsonNodeFactory.instance.objectNode();
    /** Keywords that no shape has. */
    final Set<String> lost = new LinkedHashSet<>();
    /** References that lead nowhere, in words that follow a colon. */
    final List<String> missing = new ArrayList<>();
    Optional<Located> items = Optional.empty();
    Optional<Located> tuple = Optional.empty();
    Optional<Located> additional = Optional.empty();
    boolean hasProperties;
    boolean nullable;
    private final Documents documents;
    private final Set<String> seen = new HashSet<>();
    private Set<String> types;

    /** Schemas between which a value chooses. @param word the keyword */
    record Choice(String word, List<Located> schemas) {
    }

    private Gathered(Documents documents) {
        this.documents = documents;
    }

    /** Gathers what a schema says. */
    static Gathered of(Located schema, Documents documents) {
        Gathered gathered = new Gathered(documents);
        gathered.add(schema, 0);
        return gathered;
    }

    private void add(Located schema, int depth) {
        if (depth > DEEPEST || !seen.add(schema.key())) {
            return;
        }
        JsonNode node = schema.node();
        if (node.path("$ref").isTextual()) {
            Documents.Target target = documents.follow(schema, node.get("$ref").asText());
            target.place().ifPresentOrElse(place -> add(place, depth + 1), () -> missing.add(target.problem()));
        }
        for (Located part : schema.child("allOf").elements()) {
            add(part, depth + 1);
        }
        schema.child("properties").fields().forEach(field -> properties.merge(field.name(), field.value(), Gathered::fuller));
        hasProperties |= node.path("properties").isObject();
        node.path("required").forEach(name -> required.add(name.asText()));
        // As draft 3 had it.
        schema.child("properties").fields().stream().filter(field -> field.value().node().path("required").asBoolean(false))
                .forEach(field -> required.add(field.name()));
        types(node.path("type"));
        nullable |= node.path("nullable").asBoolean(false);
        arrays(schema);
        schema.child("patternProperties").fields().forEach(field -> patterns.add(field.value()));
        if (additional.isEmpty() && node.has("additionalProperties")) {
            additional = Optional.of(schema.child("additionalProperties"));
        }
        for (String word : List.of("oneOf", "anyOf")) {
            List<Located> all = schema.child(word).elements();
            if (!all.isEmpty()) {
                choices.add(new Choice(word, all));
            }
        }
        LOST.stream().filter(node::has).filter(word -> node.path(word).isContainerNode()).forEach(lost::add);
        node.properties().stream().filter(field -> !OTHERS.contains(field.getKey()))
                .forEach(field -> leaf.putIfAbsent(field.getKey(), field.getValue()));
    }

    /** Lists had their schemas for each place in the word for all elements, before 2020. */
    private void arrays(Located schema) {
        Located elements = schema.child("items");
        Located places = schema.child("prefixItems");
        Located first = elements.node().isArray() ? elements : places;
        if (tuple.isEmpty() && !first.elements().isEmpty()) {
            tuple = Optional.of(first);
        }
        if (items.isEmpty() && elements.node().isObject()) {
            items = Optional.of(elements);
        }
    }

    /** A schema that only adds a limit to a field does not hide the field's type. */
    private static Located fuller(Located before, Located now) {
        return before.node().has("type") || before.node().has("$ref") || before.node().size() >= now.node().size() ? before : now;
    }

    private void types(JsonNode type) {
        Set<String> said = new LinkedHashSet<>();
        if (type.isTextual()) {
            said.add(type.asText());
        }
        type.forEach(each -> said.add(each.asText()));
        if (said.isEmpty()) {
            return;
        }
        if (said.contains("number")) {
            said.remove("integer");
        }
        if (types == null) {
            types = said;
            return;
        }
        Set<String> both = new LinkedHashSet<>(types);
        both.removeIf(each -> !said.contains(each) && !(each.equals("integer") && said.contains("number")));
        if (types.contains("number") && said.contains("integer")) {
            both.add("integer");
        }
        types = both.isEmpty() ? types : both;
    }

    /** Returns the types that it names; none where it names none. */
    Set<String> types() {
        return types == null ? Set.of() : types;
    }

    /** Returns the type that its other keywords are for; empty when there are none. */
    Optional<String> meant() {
        if (hasProperties || additional.isPresent() || !patterns.isEmpty() || has("propertyNames", "minProperties", "maxProperties")
                || !required.isEmpty()) {
            return Optional.of("object");
        }
        if (items.isPresent() || tuple.isPresent() || has("minItems", "maxItems", "uniqueItems", "contains", "additionalItems")) {
            return Optional.of("array");
        }
        return has("minLength", "maxLength", "pattern", "format", "contentEncoding", "contentMediaType") ? Optional.of("string")
                : has("minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum") ? Optional.of("number") : Optional.empty();
    }

    private boolean has(String... words) {
        return java.util.Arrays.stream(words).anyMatch(leaf::has);
    }
}
