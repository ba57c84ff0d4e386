// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.Json;
import org.roundtrip.model.Length;

/**
 * Finds types in a sample of what is sent. An object is a struct; objects with the same fields share one. Lengths are the
 * ranges that the sample has.
 */
public final class JsonSample implements Importer {
    @Override
    public List<String> endings() {
        return List.of(".json");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        table.payload(new SampleStructs(table).sketch(seen(Json.parse(file.text(), file.name())), file.stem()));
        return table.drawing(type);
    }

    private static Seen seen(JsonNode node) {
        return switch (node.getNodeType()) {
            case OBJECT -> {
                Map<String, Seen.Field> fields = new LinkedHashMap<>();
                node.properties().forEach(field -> fields.put(field.getKey(), new Seen.Field(seen(field.getValue()),
                        !field.getValue().isNull())));
                yield new Seen.Fields(fields);
            }
            case ARRAY -> new Seen.Items(node.valueStream().map(JsonSample::seen).reduce(Seen::merged), Length.of(node.size()));
            case STRING -> new Seen.Chars(Length.of(node.asText().length()), node.asText().chars().allMatch(c -> c < 0x80));
            case BOOLEAN -> new Seen.Flag();
            case NUMBER -> !node.isIntegralNumber() || !node.canConvertToLong() ? Seen.Number.DOUBLE
                    : node.canConvertToInt() ? Seen.Number.INT : Seen.Number.LONG;
            default -> new Seen.Nothing();
        };
    }
}
