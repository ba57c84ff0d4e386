// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * What a person wrote about a run: the file {@code label.json} in its folder. The engine neither reads nor writes it.
 *
 * @param name a name in place of the plan's, or empty
 * @param note any text, or empty
 * @param tags words to find the run by
 */
public record RunLabel(String name, String note, List<String> tags) {
    /** Nothing was written. */
    public static final RunLabel NONE = new RunLabel("", "", List.of());
    /** Its name in the folder of a run. */
    static final String FILE = "label.json";
    private static final int MOST_BYTES = 1_000_000;

    /** Removes blanks at the ends, and tags that are empty or there twice. */
    public RunLabel {
        name = name.strip();
        note = note.strip();
        tags = tags.stream().map(String::strip).filter(tag -> !tag.isEmpty()).distinct().toList();
    }

    /** Reads the label of a run's folder. @throws InvalidFileException when there is one that cannot be read */
    static RunLabel read(Path folder) throws InvalidFileException {
        Path file = folder.resolve(FILE);
        if (Files.notExists(file)) {
            return NONE;
        }
        JsonNode node = Json.object(Json.text(file, MOST_BYTES), FILE);
        return new RunLabel(node.path("name").asText(""), node.path("note").asText(""),
                StreamSupport.stream(node.path("tags").spliterator(), false).map(JsonNode::asText).toList());
    }

    /** Writes the label, or deletes the file when nothing is in it. A reader finds the old label or this one. */
    void write(Path folder) throws IOException {
        if (equals(NONE)) {
            Files.deleteIfExists(folder.resolve(FILE));
            return;
        }
        ObjectNode node = Json.MAPPER.createObjectNode().put("name", name).put("note", note);
        tags.forEach(node.putArray("tags")::add);
        Path writing = folder.resolve(FILE + ".writing");
        Files.writeString(writing, Layout.of(node));
        Files.move(writing, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
    }
}
