// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import org.roundtrip.model.Plan;

/**
 * Reads and writes plans as JSON files, whose names end with {@link #SUFFIX}. The format is the schema
 * {@code roundtrip-plan-2.schema.json} beside this class. Safe for all threads.
 */
public final class PlanFiles {
    /** The end of the name of every plan file. */
    public static final String SUFFIX = ".plan.json";
    private static final int MOST_BYTES = 4_000_000;
    private static final SchemaCheck SCHEMA = new SchemaCheck("roundtrip-plan", 2);

    private PlanFiles() {
    }

    /** Reads a plan. @throws InvalidFileException when the file is missing, unreadable or no plan */
    public static Plan read(Path file) throws InvalidFileException {
        return parse(text(file), file.getFileName().toString());
    }

    /** The text of a plan's file, valid or not. @throws InvalidFileException when the file is missing, too large or no text */
    public static String text(Path file) throws InvalidFileException {
        return Json.text(file, MOST_BYTES);
    }

    /**
     * Reads a plan from text.
     *
     * @param source name of the file for messages
     * @throws InvalidFileException when the text is not a plan; it has the place in the text
     */
    public static Plan parse(String json, String source) throws InvalidFileException {
        ObjectNode file = Json.object(json, source);
        try {
            return plan(file, source);
        } catch (InvalidFileException e) {
            throw e.at(JsonPlaces.offset(json, e.place()));
        }
    }

    /** A plan as text that {@link #parse} reads back as an equal plan. */
    public static String toJson(Plan plan) {
        return Layout.of(tree(plan));
    }

    static Plan plan(ObjectNode file, String source) throws InvalidFileException {
        SCHEMA.check(file, source);
        return new PlanReader(file, source).read();
    }

    static ObjectNode tree(Plan plan) {
        return new PlanWriter().write(plan, SCHEMA.name());
    }
}
