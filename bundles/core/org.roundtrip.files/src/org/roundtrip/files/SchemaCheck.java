// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.harrel.jsonschema.Error;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.JacksonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.roundtrip.model.text.Texts;

/** Checks JSON against a published schema and describes in one sentence what does not fit. Safe for all threads. */
final class SchemaCheck {
    private static final Texts TEXTS = Texts.of(SchemaCheck.class);
    private final String kind;
    private final int version;
    private final JsonNode schema;
    private final Validator validator;
    private final URI uri;

    /**
     * A schema that is a resource of this package.
     *
     * @param kind    {@code roundtrip-plan} or {@code roundtrip-run}
     * @param version the version that this program reads and writes
     */
    SchemaCheck(String kind, int version) {
        this(SchemaCheck.class, kind, version);
    }

    /** A schema that is a resource beside a class of any bundle. */
    SchemaCheck(Class<?> beside, String kind, int version) {
        this.kind = kind;
        this.version = version;
        try (InputStream in = beside.getResourceAsStream(name() + ".schema.json")) {
            schema = Json.MAPPER.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        validator = new ValidatorFactory().withDisabledSchemaValidation(true)
                .withJsonNodeFactory(new JacksonNode.Factory(Json.MAPPER)).createValidator();
        uri = validator.registerSchema(schema);
    }

    /** The value of the field {@code schema} in such files. */
    String name() {
        return kind + "-" + version;
    }

    /**
     * Checks a file. A file of an older version is changed to this version first, see {@link Upgrade}.
     *
     * @throws InvalidFileException when the file is of another kind or of a newer version, or does not fit the schema
     */
    void check(ObjectNode file, String source) throws InvalidFileException {
        Upgrade.to(version, kind, file);
        checkVersion(file, source);
        requireFinite(file, "", source);
        List<Error> errors;
        synchronized (validator) {
            errors = validator.validate(uri, file).getErrors();
        }
        if (!errors.isEmpty()) {
            Error first = errors.getFirst();
            String place = first.getInstanceLocation();
            throw new InvalidFileException(source, readable(place), problem(first, file.at(place), place));
        }
    }

    private void checkVersion(JsonNode file, String source) throws InvalidFileException {
        String found = file.path("schema").asText("");
        Matcher numbered = Pattern.compile(Pattern.quote(kind) + "-(\\d{1,9})").matcher(found);
        if (numbered.matches() && Integer.parseInt(numbered.group(1)) > version) {
            throw new InvalidFileException(source, "schema", TEXTS.text("schema.newer", found, name()));
        }
        if (!found.equals(name())) {
            throw new InvalidFileException(source, "schema",
                    found.isEmpty() ? TEXTS.text("schema.missing", Excerpt.quote(name()))
                            : TEXTS.text("schema.unknown", Excerpt.quote(found), Excerpt.quote(name())));
        }
    }

    /** Refuses infinite numbers, such as JSON's 1e999, because the validator cannot handle them. */
    private static void requireFinite(JsonNode node, String place, String source) throws InvalidFileException {
        if (node.isDouble() && !Double.isFinite(node.doubleValue())) {
            throw new InvalidFileException(source, readable(place), TEXTS.text("number.large"));
        }
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                requireFinite(node.get(i), place + "/" + i, source);
            }
        }
        for (var field : node.properties()) {
            requireFinite(field.getValue(), place + "/" + field.getKey(), source);
        }
    }

    private String problem(Error error, JsonNode value, String place) {
        String location = error.getSchemaLocation();
        JsonNode rule = schema.at(location.substring(location.indexOf('#') + 1));
        String keyword = error.getKeyword() == null ? "additionalProperties" : error.getKeyword();
        JsonNode limit = rule.path(keyword);
        return switch (keyword) {
            case "additionalProperties" -> TEXTS.text("field.unknown", Excerpt.quote(unescaped(lastOf(place))),
                    list(names(schema.at(parentOf(location.substring(location.indexOf('#') + 1))))));
            case "required" -> TEXTS.text("field.missing", list(missing(limit, value)));
            case "type" -> TEXTS.text("value.kind", kinds(limit), shown(value));
            case "enum" -> TEXTS.text("value.choice", list(limit), shown(value));
            case "minimum" -> TEXTS.text("value.least", limit.asText(), shown(value));
            case "maximum" -> TEXTS.text("value.most", limit.asText(), shown(value));
            case "minLength", "minItems", "minProperties" -> limit.asInt() == 1 ? TEXTS.text("size.none")
                    : TEXTS.text("size.least." + unit(value), limit.asText(), size(value));
            case "maxLength", "maxItems", "maxProperties" ->
                    TEXTS.text("size.most." + unit(value), limit.asText(), size(value));
            default -> TEXTS.text("schema.misfit", name(), Excerpt.clip(error.getError()));
        };
    }

    private static List<JsonNode> missing(JsonNode required, JsonNode value) {
        return StreamSupport.stream(required.spliterator(), false).filter(name -> !value.has(name.asText())).toList();
    }

    private static List<JsonNode> names(JsonNode rule) {
        return rule.path("properties").properties().stream().map(e -> (JsonNode) new TextNode(e.getKey())).toList();
    }

    private static String list(Iterable<JsonNode> names) {
        return StreamSupport.stream(names.spliterator(), false).map(JsonNode::asText)
                .collect(Collectors.joining(", "));
    }

    private static String kinds(JsonNode types) {
        return types.isArray() ? StreamSupport.stream(types.spliterator(), false).map(SchemaCheck::kind)
                .collect(Collectors.joining(TEXTS.text("kind.or"))) : kind(types);
    }

    private static String kind(JsonNode type) {
        return switch (type.asText()) {
            case "integer", "array", "object", "string", "boolean", "number" -> TEXTS.text("kind." + type.asText());
            default -> type.asText();
        };
    }

    private static String shown(JsonNode value) {
        return value.isObject() ? TEXTS.text("kind.object") : value.isArray() ? TEXTS.text("kind.array")
                : value.isTextual() ? Excerpt.quote(value.asText()) : Excerpt.clip(value.toString());
    }

    private static String unit(JsonNode value) {
        return value.isTextual() ? "text" : value.isArray() ? "list" : "object";
    }

    private static int size(JsonNode value) {
        return value.isTextual() ? value.asText().length() : value.size();
    }

    /** A JSON pointer as a place for people. */
    static String readable(String pointer) {
        return pointer.isEmpty() ? "" : Excerpt.clip(unescaped(pointer.substring(1)));
    }

    private static String unescaped(String pointer) {
        return pointer.replace("~1", "/").replace("~0", "~");
    }

    private static String lastOf(String pointer) {
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }

    private static String parentOf(String pointer) {
        return pointer.substring(0, Math.max(0, pointer.lastIndexOf('/')));
    }
}
