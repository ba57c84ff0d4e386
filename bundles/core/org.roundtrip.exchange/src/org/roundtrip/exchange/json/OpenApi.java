// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Reads OpenAPI 3 and Swagger 2. Each method of a path is an operation: its parameters, wherever they are sent, and its body are
 * parameters; the first good answer is the result; answers of errors are exceptions. Servers, security and headers of answers are
 * no part of a payload. Used by one thread.
 */
final class OpenApi {
    private static final List<String> METHODS = List.of("get", "put", "post", "delete", "options", "head", "patch", "trace", "query");
    private static final List<String> OPERATIONS = List.of("paths", "webhooks", "x-webhooks");
    private static final int MOST_REFERENCES = 50;
    private static final int LONGEST_DESCRIPTION = 10_000;
    private static final Texts TEXTS = Texts.of(OpenApi.class);
    private final Documents documents;
    private final TypeTable table;
    private final SchemaReading reading;

    private OpenApi(Documents documents, TypeTable table, SchemaReading reading) {
        this.documents = documents;
        this.table = table;
        this.reading = reading;
    }

    /** Reads a description. @param root the content of the file */
    static Imported read(SourceFile file, JsonNode root, Optional<String> type) throws InvalidFileException {
        Documents documents = new Documents(file, root);
        Located whole = documents.main().root();
        TypeTable table = new TypeTable(file);
        String description = whole.child("info").text("description");
        table.title(whole.child("info").text("title"), description.substring(0, Math.min(description.length(), LONGEST_DESCRIPTION)));
        SchemaReading reading = new SchemaReading(table, documents, file.stem());
        Stream.of(whole.child("components").child("schemas"), whole.child("definitions")).flatMap(place -> place.fields().stream())
                .forEach(schema -> reading.declared(schema.value()));
        reading.finish();
        OpenApi api = new OpenApi(documents, table, reading);
        OPERATIONS.stream().flatMap(word -> whole.child(word).fields().stream()).forEach(api::path);
        reading.finish();
        return table.drawing(type);
    }

    private void path(Located.Named path) {
        Located item = followed(path.value());
        for (String method : METHODS) {
            Located operation = item.child(method);
            if (operation.node().isObject()) {
                table.add(operation(name(operation, method, path.name()), item, operation));
            }
        }
    }

    /** An operation without a name is called by its method and path. */
    private static String name(Located operation, String method, String path) {
        String id = operation.text("operationId");
        return id.isEmpty() ? method + ("_" + path).replaceAll("[^A-Za-z0-9]+", "_").replaceFirst("_$", "") : id;
    }

    private DeclaredOperation operation(String name, Located item, Located operation) {
        Map<String, Member> parameters = new LinkedHashMap<>();
        Stream.concat(item.child("parameters").elements().stream(), operation.child("parameters").elements().stream()).map(this::followed)
                .forEach(each -> parameters.put(each.text("in") + " " + each.text("name"), parameter(each)));
        Located body = followed(operation.child("requestBody"));
        content(body, name + "_body").ifPresent(sketch ->
                parameters.put("", new Member(TEXTS.text("body"), body.node().path("required").asBoolean(false) ? sketch : SchemaReading.maybe(sketch))));
        if (operation.node().path("callbacks").size() > 0) {
            table.notes().add(name, TEXTS.text("callbacks"));
        }
        return answered(name, List.copyOf(parameters.values()), operation.child("responses"));
    }

    private Member parameter(Located parameter) {
        String name = parameter.text("name").isEmpty() ? TEXTS.text("unnamed") : parameter.text("name");
        Sketch sketch = content(parameter, name).orElseGet(() -> parameter.node().isObject() && !parameter.node().has("$ref")
                ? reading.sketch(parameter, name) : new Sketch.Missing(TEXTS.text("parameter")));
        boolean always = parameter.node().path("required").asBoolean(false) || parameter.text("in").equals("path");
        return new Member(name, always ? sketch : SchemaReading.maybe(sketch));
    }

    private DeclaredOperation answered(String name, List<Member> parameters, Located responses) {
        List<Sketch> results = new ArrayList<>();
        List<Sketch> exceptions = new ArrayList<>();
        boolean good = responses.fields().stream().anyMatch(each -> good(each.name()));
        for (Located.Named each : responses.fields()) {
            if (!each.name().startsWith("x-")) {
                Located response = followed(each.value());
                boolean result = good(each.name()) || !good && each.name().equals("default");
                content(response, name + (result ? "_result" : "_" + each.name())).ifPresent((result ? results : exceptions)::add);
                if (response.node().path("headers").size() > 0) {
                    table.notes().add(name, TEXTS.text("headers"));
                }
            }
        }
        List<Sketch> different = results.stream().distinct().toList();
        Optional<Sketch> result = different.stream().findFirst()
                .map(first -> different.size() == 1 ? first : new Sketch.Near(first, TEXTS.text("results", different.size())));
        List<Sketch> structs = exceptions.stream().filter(Sketch.Named.class::isInstance).distinct().toList();
        if (exceptions.stream().anyMatch(each -> !(each instanceof Sketch.Named))) {
            table.notes().add(name, TEXTS.text("exceptions"));
        }
        return new DeclaredOperation(name, parameters, result, structs);
    }

    private static boolean good(String status) {
        return status.startsWith("2");
    }

    /** Returns the type of a body, an answer or a parameter; of several kinds of content that which is JSON. Empty where it has none. */
    private Optional<Sketch> content(Located holder, String name) {
        if (holder.node().path("schema").isContainerNode()) {
            return Optional.of(reading.sketch(holder.child("schema"), name));
        }
        List<Located.Named> kinds = holder.child("content").fields();
        Optional<Located.Named> chosen = kinds.stream().filter(kind -> kind.name().contains("json")).findFirst().or(() -> kinds.stream().findFirst());
        return chosen.map(kind -> followed(kind.value())).map(kind -> kind.node().path("schema").isMissingNode() ? Sketch.Octets.PLAIN
                : reading.sketch(kind.child("schema"), name));
    }

    /** Returns what a reference leads to; the place itself where there is none. */
    private Located followed(Located place) {
        Located at = place;
        for (int steps = 0; steps < MOST_REFERENCES && !at.text("$ref").isEmpty(); steps++) {
            Documents.Target target = documents.follow(at, at.text("$ref"));
            if (target.place().isEmpty()) {
                table.notes().add(at.name(), target.problem());
                return at;
            }
            at = target.place().get();
        }
        return at;
    }
}
