// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.JsonKind;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Reads JSON Schema, drafts 3 to 2020-12. It reads the definitions of a file and what the schema itself describes. It
 * follows references within the file, and to files beside it or on the import path.
 */
public final class JsonSchemaReader implements Importer {
    private static final int LONGEST_DESCRIPTION = 10_000;
    private static final Texts TEXTS = Texts.of(JsonSchemaReader.class);
    /** The places where definitions stand in older and newer drafts. */
    private static final List<String> DEFINITIONS = List.of("$defs", "definitions");
    /** What describes no value. */
    private static final Set<String> REMARKS = Set.of("$schema", "$id", "id", "$defs", "definitions", "title", "description", "$comment",
            "$vocabulary", "examples", "default", "version");

    @Override
    public List<String> endings() {
        return List.of(".schema.json", ".schema.yaml", ".schema.yml");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        JsonNode root = Trees.one(file);
        return JsonKind.of(root) == JsonKind.OPENAPI ? OpenApi.read(file, root, type) : read(file, root, type);
    }

    /** Reads a schema. @param root the content of the file */
    static Imported read(SourceFile file, JsonNode root, Optional<String> type) throws InvalidFileException {
        if (!root.isObject() && !root.isBoolean()) {
            throw file.problem(TEXTS.text("schema"));
        }
        Documents documents = new Documents(file, root);
        Located whole = documents.main().root();
        TypeTable table = new TypeTable(file);
        String description = whole.text("description");
        table.title(whole.text("title"), description.substring(0, Math.min(description.length(), LONGEST_DESCRIPTION)));
        String name = whole.text("title").isBlank() ? file.stem() : whole.text("title");
        SchemaReading reading = new SchemaReading(table, documents, name);
        List<Located.Named> definitions = DEFINITIONS.stream().flatMap(place -> whole.child(place).fields().stream()).toList();
        definitions.forEach(each -> reading.declared(each.value()));
        reading.finish();
        if (definitions.isEmpty() || root.properties().stream().anyMatch(field -> !REMARKS.contains(field.getKey()))) {
            table.payload(reading.sketch(whole, name));
            reading.finish();
        }
        return table.drawing(type);
    }
}
