// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * Reads and writes what is drawn as JSON files, whose names end with {@link #SUFFIX}. The format is the schema
 * {@code roundtrip-payload-1.schema.json} beside this class; types, payload and operations have the form that they have in a
 * plan. Equal drawings are equal texts. Safe for all threads.
 */
public final class DrawingFiles {
    /** The end of the name of every such file. */
    public static final String SUFFIX = ".payload.json";
    private static final JsonFile FILE = new JsonFile(DrawingFiles.class, "roundtrip-payload", 1, 4_000_000);

    private DrawingFiles() {
    }

    /** Reads a drawing. @throws InvalidFileException when the file is missing, unreadable or no drawing */
    public static Drawing read(Path file) throws InvalidFileException {
        return parse(FILE.text(file), file.getFileName().toString());
    }

    /**
     * Reads a drawing from text.
     *
     * @param source name of the file for messages
     * @throws InvalidFileException when the text is not a drawing; it has the place in the text
     */
    public static Drawing parse(String json, String source) throws InvalidFileException {
        return FILE.parse(json, source, file -> drawing(file, source));
    }

    /**
     * Reads a drawing that may have more operations than a file may, because somebody will choose some.
     *
     * @param source name of the file for messages
     */
    public static Drawing parseMany(String json, String source) throws InvalidFileException {
        if (!(Json.parse(json, source) instanceof ObjectNode file) || file.path("operations").size() <= Contract.MOST_OPERATIONS) {
            return parse(json, source);
        }
        ArrayNode all = (ArrayNode) file.remove("operations");
        Drawing first = parse(file.toString(), source);
        List<Operation> operations = new ArrayList<>();
        for (int from = 0; from < all.size(); from += Contract.MOST_OPERATIONS) {
            ArrayNode some = file.putArray("operations");
            for (int i = from; i < Math.min(all.size(), from + Contract.MOST_OPERATIONS); i++) {
                some.add(all.get(i));
            }
            operations.addAll(parse(file.toString(), source).operations());
        }
        return new Drawing(first.name(), first.description(), first.payload(), operations, first.types());
    }

    /** Returns a drawing as text that {@link #parse} reads back as an equal one. */
    public static String toJson(Drawing drawing) {
        return FILE.text(tree(drawing));
    }

    /** Writes a file whole: a reader finds the old content or this one. */
    public static void write(Path file, Drawing drawing) throws IOException {
        FILE.write(file, tree(drawing));
    }

    private static Drawing drawing(ObjectNode file, String source) throws InvalidFileException {
        ContractReader reader = new ContractReader(file, source);
        List<Shape> types = reader.types();
        Optional<Shape> payload = reader.shape("payload");
        List<Operation> operations = reader.operations();
        return reader.at("", () -> new Drawing(file.get("name").asText(), file.path("description").asText(""), payload,
                operations, types));
    }

    private static ObjectNode tree(Drawing drawing) {
        ObjectNode file = FILE.create().put("name", drawing.name());
        if (!drawing.description().isEmpty()) {
            file.put("description", drawing.description());
        }
        if (!drawing.types().isEmpty()) {
            file.set("shapes", ContractWriter.types(drawing.types()));
        }
        drawing.payload().ifPresent(shape -> file.set("payload", ContractWriter.shape(shape)));
        if (!drawing.operations().isEmpty()) {
            file.set("operations", ContractWriter.operations(drawing.operations()));
        }
        return file;
    }
}
