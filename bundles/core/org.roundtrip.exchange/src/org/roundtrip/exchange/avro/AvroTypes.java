// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.avro;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** The types of Avro schemas. Those that a file names and does not have are looked for in files beside it. Used by one thread. */
final class AvroTypes {
    private static final int MOST_FILES = 500;
    private static final Length UUID = Length.of(36);
    private static final Texts TEXTS = Texts.of(AvroTypes.class);
    private final SourceFile file;
    private final TypeTable table;
    private final Deque<String> wanted = new ArrayDeque<>();
    private final Set<String> lookedFor = new HashSet<>();

    AvroTypes(SourceFile file, TypeTable table) {
        this.file = file;
        this.table = table;
    }

    /** Returns the namespace of what is within a schema. @param outer that around it */
    static String namespace(JsonNode schema, String outer) {
        String name = schema.path("name").asText("");
        return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : schema.path("namespace").asText(outer);
    }

    private static String full(String name, String namespace) {
        return name.contains(".") || namespace.isEmpty() ? name : namespace + "." + name;
    }

    private static String simple(String name) {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** Returns the type of a schema. @param namespace around it @param name for a union */
    Sketch sketch(JsonNode schema, String namespace, String name) {
        if (schema.isTextual()) {
            return named(schema.asText(), schema, namespace);
        }
        if (schema.isArray()) {
            return union(schema, namespace, name);
        }
        JsonNode type = schema.path("type");
        return switch (type.asText()) {
            case "record", "error" -> record(schema, namespace);
            case "enum" -> constants(schema, namespace);
            case "fixed" -> fixed(schema, namespace);
            case "array" -> new Sketch.Items(sketch(schema.path("items"), namespace, name), Optional.empty());
            case "map" -> new Sketch.Entries(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE),
                    sketch(schema.path("values"), namespace, name), Optional.empty());
            case "" -> type.isContainerNode() ? sketch(type, namespace, name) : new Sketch.Missing(TEXTS.text("type", Excerpt.clip(schema.toString())));
            default -> named(type.asText(), schema, namespace);
        };
    }

    private Sketch named(String type, JsonNode schema, String namespace) {
        String logical = schema.path("logicalType").asText();
        return switch (type) {
            case "null" -> new Sketch.Missing(TEXTS.text("null"));
            case "boolean" -> new Sketch.Known(Primitive.BOOLEAN);
            case "int" -> logical.isEmpty() ? new Sketch.Known(Primitive.INT) : near(new Sketch.Known(Primitive.INT), logical);
            case "long" -> switch (logical) {
                case "" -> new Sketch.Known(Primitive.LONG);
                case "timestamp-millis" -> new Sketch.Known(new Shape.Timestamp());
                case "timestamp-micros", "timestamp-nanos" -> new Sketch.Near(new Sketch.Known(new Shape.Timestamp()), TEXTS.text("instant", logical));
                default -> near(new Sketch.Known(Primitive.LONG), logical);
            };
            case "float" -> new Sketch.Known(Primitive.FLOAT);
            case "double" -> new Sketch.Known(Primitive.DOUBLE);
            case "bytes" -> logical.equals("decimal") ? decimal(schema, Sketch.Octets.PLAIN)
                    : logical.isEmpty() ? Sketch.Octets.PLAIN : near(Sketch.Octets.PLAIN, logical);
            case "string" -> switch (logical) {
                case "" -> new Sketch.Chars(Optional.empty(), Repertoire.UNICODE);
                case "uuid" -> near(new Sketch.Chars(Optional.of(UUID), Repertoire.UNICODE), logical);
                default -> near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), logical);
            };
            default -> reference(type, namespace);
        };
    }

    private static Sketch near(Sketch sketch, String logical) {
        return new Sketch.Near(sketch, TEXTS.text("logical", Excerpt.clip(logical)));
    }

    private static Sketch decimal(JsonNode schema, Sketch otherwise) {
        int digits = schema.path("precision").asInt();
        int scale = schema.path("scale").asInt();
        return digits < 1 || digits > Shape.Decimal.MOST_DIGITS || scale < 0 || scale > digits ? near(otherwise, "decimal")
                : new Sketch.Known(new Shape.Decimal(digits, scale));
    }

    private Sketch reference(String name, String namespace) {
        // A name without a namespace may be meant without one.
        String key = full(name, namespace);
        if (!table.has(key) && !name.contains(".") && table.has(name)) {
            return new Sketch.Named(name);
        }
        wanted.add(key);
        return new Sketch.Named(key);
    }

    private Sketch union(JsonNode schemas, String namespace, String name) {
        List<Member> cases = new ArrayList<>();
        boolean absent = false;
        for (JsonNode each : schemas) {
            if (each.asText().equals("null") || each.path("type").asText().equals("null")) {
                absent = true;
            } else {
                Sketch sketch = sketch(each, namespace, name);
                cases.add(new Member(label(sketch, each), sketch));
            }
        }
        if (cases.isEmpty()) {
            return new Sketch.Missing(TEXTS.text("null"));
        }
        Sketch sketch = cases.getFirst().type();
        if (cases.size() > 1) {
            String key = free(full(name, namespace));
            table.add(new Declared.Cases(key, capital(name), cases));
            sketch = new Sketch.Named(key);
        }
        return absent && !(sketch instanceof Sketch.Missing) ? new Sketch.Maybe(sketch) : sketch;
    }

    /** Unions have no names of their own. */
    private String free(String name) {
        String key = name + " union";
        for (int number = 2; table.has(key); number++) {
            key = name + " union " + number;
        }
        return key;
    }

    private static String label(Sketch sketch, JsonNode schema) {
        if (sketch instanceof Sketch.Named named && !named.key().contains(" ")) {
            String name = simple(named.key());
            return name.isEmpty() ? TEXTS.text("unnamed") : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
        }
        String type = schema.isTextual() ? schema.asText() : schema.path("type").asText();
        return type + TEXTS.text("value");
    }

    private Sketch record(JsonNode schema, String namespace) {
        String inner = namespace(schema, namespace);
        String key = full(schema.path("name").asText(""), inner);
        String name = simple(key);
        // Its place is before the types within it.
        table.add(new Declared.Fields(key, capital(name), List.of()));
        List<Member> members = new ArrayList<>();
        schema.path("fields").forEach(field -> members.add(new Member(field.path("name").asText(),
                sketch(field.path("type"), inner, name + "_" + field.path("name").asText()))));
        table.add(new Declared.Fields(key, capital(name), members));
        return new Sketch.Named(key);
    }

    private Sketch constants(JsonNode schema, String namespace) {
        String key = full(schema.path("name").asText(""), namespace(schema, namespace));
        List<String> symbols = new ArrayList<>();
        schema.path("symbols").forEach(symbol -> symbols.add(symbol.asText()));
        table.add(new Declared.Constants(key, capital(simple(key)), symbols));
        return new Sketch.Named(key);
    }

    private Sketch fixed(JsonNode schema, String namespace) {
        String key = full(schema.path("name").asText(""), namespace(schema, namespace));
        Sketch octets = new Sketch.Octets(Optional.of(Length.of(Math.max(0, schema.path("size").asInt()))));
        String logical = schema.path("logicalType").asText();
        Sketch sketch = logical.equals("decimal") ? decimal(schema, octets) : logical.isEmpty() ? octets : near(octets, logical);
        table.add(new Declared.Alias(key, capital(simple(key)), sketch));
        return new Sketch.Named(key);
    }

    private static String capital(String name) {
        return name.isEmpty() ? TEXTS.text("unnamed") : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Reads the types that are named and not there from files which are called like them. */
    void readOthers() throws InvalidFileException {
        while (!wanted.isEmpty()) {
            String key = wanted.remove();
            if (!table.has(key) && lookedFor.add(key) && lookedFor.size() <= MOST_FILES) {
                for (String name : List.of(key + ".avsc", simple(key) + ".avsc")) {
                    Optional<SourceFile> other = table.has(key) ? Optional.empty() : file.referred(name);
                    if (other.isPresent()) {
                        sketch(Json.parse(other.get().text(), other.get().name()), "", simple(key));
                    }
                }
            }
        }
    }
}
