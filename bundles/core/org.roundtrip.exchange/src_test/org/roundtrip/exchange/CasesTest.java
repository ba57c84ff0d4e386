// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roundtrip.exchange.avro.AvroReader;
import org.roundtrip.exchange.json.JsonSample;
import org.roundtrip.exchange.json.JsonSchemaReader;
import org.roundtrip.exchange.rpc.SliceReader;
import org.roundtrip.exchange.rpc.ThriftReader;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** What comes out of each of the small files in the folder {@code cases}: the table is {@code cases.txt}. */
class CasesTest {
    static final List<Importer> IMPORTERS = List.of(new JsonSample(), new JsonSchemaReader(), new AvroReader(), new ThriftReader(), new SliceReader());

    static byte[] content(String name) throws IOException {
        try (InputStream in = CasesTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    static Stream<String> rows() throws IOException {
        return new String(content("cases.txt"), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"));
    }

    static Formats formats() {
        Formats formats = new Formats();
        IMPORTERS.forEach(formats::addImporter);
        return formats;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void files(String row) throws IOException {
        String name = row.substring(0, row.indexOf(' '));
        assertEquals(row, name + " " + comesOut(SourceFile.of(name, content("cases/" + name))));
    }

    private static String comesOut(SourceFile file) {
        try {
            Imported imported = formats().importer(file).read(file, Optional.empty());
            Set<String> known = new HashSet<>();
            List<String> parts = Stream.of(imported.drawing().payload().stream().map(shape -> line(shape, known)),
                    imported.drawing().operations().stream().map(operation -> line(operation, known)),
                    imported.drawing().unused().stream().map(shape -> "unused " + line(shape, known))).flatMap(each -> each).toList();
            return String.join("; ", parts) + "; notes: " + imported.notes().size();
        } catch (InvalidFileException e) {
            assertEquals(1, e.getMessage().lines().count(), e.getMessage());
            return "refused";
        }
    }

    private static String line(Operation operation, Set<String> known) {
        return operation.name() + operation.parameters().stream().map(each -> each.name() + ":" + line(each.shape(), known))
                .collect(Collectors.joining(",", "(", ")")) + operation.result().map(result -> ":" + line(result, known)).orElse("");
    }

    /** A shape on one line; what a struct, union or enum is stands where its name is for the first time. */
    private static String line(Shape shape, Set<String> known) {
        return switch (shape) {
            case Shape.Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "text(" + text.length() + ")";
            case Shape.Bytes bytes -> "bytes(" + bytes.length() + ")";
            case Shape.Timestamp timestamp -> "timestamp";
            case Shape.Decimal decimal -> "decimal(" + decimal.digits() + "," + decimal.scale() + ")";
            case Shape.OptionalValue optional -> line(optional.value(), known) + "?";
            case Shape.Sequence sequence -> "[" + line(sequence.element(), known) + "](" + sequence.length() + ")";
            case Shape.Mapping mapping -> "<" + line(mapping.key(), known) + "," + line(mapping.value(), known) + ">(" + mapping.length() + ")";
            case Shape.Enumeration enumeration -> enumeration.name()
                    + (known.add(enumeration.name()) ? "{" + String.join("/", enumeration.constants()) + "}" : "");
            case Shape.Struct struct -> struct.name() + (known.add(struct.name()) ? members(struct.fields(), ",", known) : "");
            case Shape.Union union -> union.name() + (known.add(union.name()) ? members(union.cases(), "|", known) : "");
        };
    }

    private static String members(List<Shape.Field> fields, String between, Set<String> known) {
        return fields.stream().map(field -> field.name() + ":" + line(field.shape(), known)).collect(Collectors.joining(between, "{", "}"));
    }
}
