// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.avro;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.model.text.Texts;

/**
 * Reads schemas and protocols of Avro. They are read as the JSON that they are: Avro's own parser refuses a schema whose named types
 * are in other files, and brings two more libraries.
 */
public final class AvroReader implements Importer {
    private static final Texts TEXTS = Texts.of(AvroReader.class);

    @Override
    public List<String> endings() {
        return List.of(".avsc", ".avpr");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        return read(file, Json.parse(file.text(), file.name()), type);
    }

    /** Reads what a file has. @param root the content of the file */
    public static Imported read(SourceFile file, JsonNode root, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        AvroTypes types = new AvroTypes(file, table);
        if (root.path("protocol").isTextual()) {
            table.title(root.get("protocol").asText(), "");
            String namespace = AvroTypes.namespace(root, "");
            root.path("types").forEach(each -> types.sketch(each, namespace, file.stem()));
            root.path("messages").properties().forEach(message -> table.add(message(message.getKey(), message.getValue(), namespace, types)));
        } else {
            table.payload(types.sketch(root, "", file.stem()));
        }
        types.readOthers();
        return table.drawing(type);
    }

    private static DeclaredOperation message(String name, JsonNode message, String namespace, AvroTypes types) {
        List<Member> parameters = new ArrayList<>();
        message.path("request").forEach(field -> parameters.add(new Member(field.path("name").asText(),
                types.sketch(field.path("type"), namespace, field.path("name").asText()))));
        JsonNode response = message.path("response");
        Optional<Sketch> result = response.isMissingNode() || response.asText().equals("null") ? Optional.empty()
                : Optional.of(types.sketch(response, namespace, name + TEXTS.text("result")));
        List<Sketch> errors = new ArrayList<>();
        message.path("errors").forEach(each -> errors.add(types.sketch(each, namespace, name)));
        errors.removeIf(each -> !(each instanceof Sketch.Named));
        return new DeclaredOperation(name, parameters, result, errors, message.path("one-way").asBoolean(false));
    }
}
