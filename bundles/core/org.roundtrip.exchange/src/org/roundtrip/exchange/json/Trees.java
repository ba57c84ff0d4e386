// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;

/** Reads JSON and YAML, which are the same trees in two ways of writing. */
final class Trees {
    /** The endings of files that are YAML. */
    static final List<String> YAML = List.of(".yaml", ".yml");

    private Trees() {
    }

    /** Returns the one value of a file. @throws InvalidFileException when it has another number of them, or is damaged */
    static JsonNode one(SourceFile file) throws InvalidFileException {
        return isYaml(file) ? YamlTree.all(file).getFirst() : Json.parse(file.text(), file.name());
    }

    /** Returns the values of a file, of which JSON lines have many. @return at least one */
    static List<JsonNode> all(SourceFile file) throws InvalidFileException {
        return isYaml(file) ? YamlTree.all(file) : Json.values(file.text(), file.name());
    }

    private static boolean isYaml(SourceFile file) {
        return YAML.stream().anyMatch(file.name().toLowerCase(Locale.ROOT)::endsWith);
    }
}
