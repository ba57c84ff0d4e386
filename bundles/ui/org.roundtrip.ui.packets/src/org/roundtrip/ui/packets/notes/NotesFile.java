// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.notes;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.model.text.Texts;

/**
 * Reads and writes notes as {@code {"packets": [{"number": 12, "marked": true, "comment": "here"}]}}. Numbers count from 1,
 * as people see them. Writing no notes deletes the file.
 */
final class NotesFile {
    private static final Texts TEXTS = Texts.of(NotesFile.class);
    private static final long MOST_BYTES = 16_000_000;
    private static final int LONGEST_COMMENT = 10_000;

    private NotesFile() {
    }

    /** Reads notes; none if there is no file. @throws IOException with one sentence if the file cannot be read */
    static Map<Integer, Note> read(Path file) throws IOException {
        Map<Integer, Note> notes = new TreeMap<>();
        if (!Files.exists(file)) {
            return notes;
        }
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException(TEXTS.text("tooLarge", file));
        }
        try (JsonParser json = new JsonFactory().createParser(file.toFile())) {
            while (json.nextToken() != null) {
                if (json.currentToken() == JsonToken.START_ARRAY) {
                    readPackets(json, notes);
                }
            }
        } catch (JsonProcessingException e) {
            throw new IOException(TEXTS.text("damaged", file), e);
        }
        return notes;
    }

    private static void readPackets(JsonParser json, Map<Integer, Note> notes) throws IOException {
        while (json.nextToken() == JsonToken.START_OBJECT) {
            int number = 0;
            Note note = Note.NONE;
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                JsonToken value = json.nextToken();
                if (name.equals("number") && value == JsonToken.VALUE_NUMBER_INT) {
                    number = json.getIntValue();
                } else if (name.equals("marked")) {
                    note = note.withMark(value == JsonToken.VALUE_TRUE);
                } else if (name.equals("comment") && value == JsonToken.VALUE_STRING) {
                    String text = json.getText();
                    note = note.withComment(text.substring(0, Math.min(LONGEST_COMMENT, text.length())));
                } else {
                    json.skipChildren();
                }
            }
            if (number > 0 && !note.equals(Note.NONE)) {
                notes.put(number - 1, note);
            }
        }
    }

    /** Writes to a new file beside {@code file} and moves it into place. A reader finds the old notes or the new. */
    static void write(Path file, Map<Integer, Note> notes) throws IOException {
        if (notes.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Path beside = file.resolveSibling(file.getFileName() + ".new");
        try (JsonGenerator json = new JsonFactory().createGenerator(Files.newBufferedWriter(beside))) {
            json.setPrettyPrinter(new DefaultPrettyPrinter());
            json.writeStartObject();
            json.writeArrayFieldStart("packets");
            for (Map.Entry<Integer, Note> entry : notes.entrySet()) {
                json.writeStartObject();
                json.writeNumberField("number", entry.getKey() + 1);
                if (entry.getValue().marked()) {
                    json.writeBooleanField("marked", true);
                }
                if (entry.getValue().comment() != null) {
                    json.writeStringField("comment", entry.getValue().comment());
                }
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
