// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.model.text.Texts;

/** Reads JSON that may come from anywhere: limits size, nesting and lengths, and refuses a name twice in one object. */
public final class Json {
    /** Deeper than any shape that {@link ShapeReader} allows. */
    private static final int DEEPEST = 300;
    private static final Texts TEXTS = Texts.of(Json.class);
    static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(100)
                    .maxNameLength(10_000).build())
            .build())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Json() {
    }

    /** Reads the text of a file. @param most the bytes above which it is refused */
    public static String text(Path file, long most) throws InvalidFileException {
        String name = file.getFileName() == null ? file.toString() : file.getFileName().toString();
        try (InputStream in = Files.newInputStream(regular(file))) {
            byte[] bytes = in.readNBytes((int) most + 1);
            if (bytes.length > most) {
                throw new InvalidFileException(name, "", TEXTS.text("file.large", most / 1_000_000));
            }
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.encoding"));
        } catch (NoSuchFileException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.none", file));
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.unreadable", e.getMessage()));
        }
    }

    /** Parses JSON of any kind, with all digits of numbers. @param source name of the file for messages */
    public static JsonNode parse(String json, String source) throws InvalidFileException {
        return parse(json, source, MAPPER.reader().with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS));
    }

    /** Parses values that follow each other, such as one in each line, as {@link #parse} does. @return at least one */
    public static List<JsonNode> values(String json, String source) throws InvalidFileException {
        ObjectReader reader = MAPPER.reader().with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        List<JsonNode> values = new ArrayList<>();
        try (JsonParser parser = reader.createParser(json)) {
            while (parser.nextToken() != null) {
                values.add(reader.readTree(parser));
            }
        } catch (JsonProcessingException e) {
            throw new InvalidFileException(source, "", JsonProblem.of(e, DEEPEST)).at(offset(e));
        } catch (NumberFormatException exponentTooLarge) {
            throw new InvalidFileException(source, "", TEXTS.text("json.long"));
        } catch (IOException e) {
            throw new IllegalStateException("Only a text is read", e);
        }
        return values.isEmpty() ? List.of(parse(json, source)) : values;
    }

    private static JsonNode parse(String json, String source, ObjectReader reader) throws InvalidFileException {
        try {
            return reader.readTree(json);
        } catch (JsonProcessingException e) {
            throw new InvalidFileException(source, "", JsonProblem.of(e, DEEPEST)).at(offset(e));
        } catch (NumberFormatException exponentTooLarge) {
            throw new InvalidFileException(source, "", TEXTS.text("json.long"));
        }
    }

    /** Returns JSON as the text of a file that people read. */
    public static String layout(ObjectNode content) {
        return Layout.of(content);
    }

    /** Parses one JSON object. @param source name of the file for messages */
    static ObjectNode object(String json, String source) throws InvalidFileException {
        JsonNode node = parse(json, source, MAPPER.reader());
        if (!node.isObject()) {
            throw new InvalidFileException(source, "", TEXTS.text("json.object"));
        }
        return (ObjectNode) node;
    }

    private static Path regular(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException(TEXTS.text("file.not"));
        }
        return file;
    }

    private static int offset(JsonProcessingException e) {
        return e.getLocation() == null ? 0 : (int) Math.max(0, e.getLocation().getCharOffset());
    }
}
