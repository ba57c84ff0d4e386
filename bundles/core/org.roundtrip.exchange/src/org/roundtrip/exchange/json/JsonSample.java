// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.JsonKind;
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.avro.AvroReader;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/**
 * Reads JSON and YAML. A file that says what it is, such as a schema or OpenAPI, is read as that. Any other is a sample of what is sent: an object
 * is a struct; objects with the same fields share one. Lengths are the ranges that the sample has. Values one after another, as in
 * JSON lines, are samples of one payload.
 */
public final class JsonSample implements Importer {
    private static final Texts TEXTS = Texts.of(JsonSample.class);

    @Override
    public List<String> endings() {
        List<String> endings = new ArrayList<>(List.of(".json", ".jsonl", ".ndjson"));
        endings.addAll(Trees.YAML);
        return endings;
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        List<JsonNode> values = Trees.all(file);
        JsonNode root = values.getFirst();
        return switch (values.size() > 1 ? JsonKind.SAMPLE : JsonKind.of(root)) {
            case PAYLOAD -> new PayloadFormat().read(file, type);
            case OPENAPI -> OpenApi.read(file, root, type);
            case SCHEMA -> JsonSchemaReader.read(file, root, type);
            case AVRO -> AvroReader.read(file, root, type);
            case SAMPLE -> sample(file, values, type);
        };
    }

    private static Imported sample(SourceFile file, List<JsonNode> values, Optional<String> type) throws InvalidFileException {
        if (values.stream().anyMatch(value -> deeper(value, Shape.DEEPEST))) {
            throw file.problem(TEXTS.text("deep", Shape.DEEPEST));
        }
        TypeTable table = new TypeTable(file);
        Seen seen = values.stream().map(JsonSample::seen).reduce(Seen::merged).orElseThrow();
        table.payload(new SampleStructs(table).sketch(seen, file.stem()));
        return table.drawing(type);
    }

    private static boolean deeper(JsonNode node, int levels) {
        return node.isContainerNode() && (levels == 0 || node.valueStream().anyMatch(part -> deeper(part, levels - 1)));
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
            case NUMBER -> number(node);
            default -> new Seen.Nothing();
        };
    }

    private static Seen number(JsonNode node) {
        BigDecimal value = node.decimalValue().stripTrailingZeros();
        Seen.Number.Kind kind = !node.isIntegralNumber() ? value.compareTo(nearest(value)) == 0 ? Seen.Number.Kind.DOUBLE : Seen.Number.Kind.EXACT
                : node.canConvertToInt() ? Seen.Number.Kind.INT : node.canConvertToLong() ? Seen.Number.Kind.LONG : Seen.Number.Kind.EXACT;
        long whole = Math.max(0, (long) value.precision() - value.scale());
        return new Seen.Number(kind, (int) Math.min(Integer.MAX_VALUE, Math.max(whole, value.scale() > 0 ? 0 : 1)), Math.max(0, value.scale()));
    }

    /** Returns the number of 64 bits that is written as this one; another number where there is none. */
    private static BigDecimal nearest(BigDecimal value) {
        double nearest = value.doubleValue();
        return Double.isInfinite(nearest) ? BigDecimal.ZERO : new BigDecimal(Double.toString(nearest));
    }
}
