// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import org.roundtrip.files.DrawingFiles;

/** What a tree of JSON or YAML says that it is. */
public enum JsonKind {
    /** A payload of Roundtrip. */
    PAYLOAD(DrawingFiles.SUFFIX),
    /** OpenAPI, or Swagger as it was called before. */
    OPENAPI(".yaml"),
    /** JSON Schema. */
    SCHEMA(".schema.json"),
    /** A schema or a protocol of Avro. */
    AVRO(".avsc"),
    /** A value, from which types can be found. */
    SAMPLE(".json");

    private static final Set<String> SCHEMA_TYPES = Set.of("object", "array", "string", "number", "integer", "boolean", "null");
    private static final Set<String> AVRO_TYPES = Set.of("record", "error", "enum", "fixed");
    private final String ending;

    JsonKind(String ending) {
        this.ending = ending;
    }

    /** Returns an ending of files of this kind. */
    public String ending() {
        return ending;
    }

    /** Returns of which kind the content of a file is. */
    public static JsonKind of(JsonNode root) {
        if (root.path("schema").asText().startsWith("roundtrip-payload-")) {
            return PAYLOAD;
        }
        if (root.path("openapi").isValueNode() || root.path("swagger").isValueNode()) {
            return OPENAPI;
        }
        if (root.path("$schema").asText().contains("json-schema.org/")) {
            return SCHEMA;
        }
        return avro(root) ? AVRO : schema(root) ? SCHEMA : SAMPLE;
    }

    private static boolean avro(JsonNode root) {
        return root.path("protocol").isTextual() && (root.path("types").isArray() || root.path("messages").isObject())
                || AVRO_TYPES.contains(root.path("type").asText()) && root.path("name").isTextual()
                && (root.path("fields").isArray() || root.path("symbols").isArray() || root.path("size").isInt());
    }

    private static boolean schema(JsonNode root) {
        return List.of("$defs", "definitions").stream().anyMatch(word -> root.path(word).isObject() && schemas(root.path(word)))
                || List.of("allOf", "anyOf", "oneOf").stream().anyMatch(word -> root.path(word).isArray() && schemas(root.path(word)))
                || root.path("$ref").asText().startsWith("#/")
                || SCHEMA_TYPES.contains(root.path("type").asText()) && (schemas(root.path("properties"))
                        || root.path("items").isContainerNode() || root.path("enum").isArray());
    }

    private static boolean schemas(JsonNode all) {
        return all.isContainerNode() && !all.isEmpty() && all.valueStream().allMatch(each -> each.isObject() || each.isBoolean());
    }
}
