// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads JSON that may come from anywhere: limits size, nesting and lengths, and refuses a name twice in one object. */
final class Json {
    /** Deeper than any shape that {@link ShapeReader} allows. */
    private static final int DEEPEST = 300;
    static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).maxNumberLength(100)
                    .maxNameLength(10_000).build())
            .build())
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Json() {
    }

    /** Reads the text of a file of at most {@code most} bytes. */
    static String text(Path file, long most) throws InvalidFileException {
        String name = file.getFileName() == null ? file.toString() : file.getFileName().toString();
        try (InputStream in = Files.newInputStream(regular(file))) {
            byte[] bytes = in.readNBytes((int) most + 1);
            if (bytes.length > most) {
                throw new InvalidFileException(name, "", "the file is larger than " + most / 1_000_000
                        + " MB, which no such file should be");
            }
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new InvalidFileException(name, "", "the file is not text in UTF-8");
        } catch (NoSuchFileException e) {
            throw new InvalidFileException(name, "", "there is no such file (looked for " + file + ")");
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException e) {
            throw new InvalidFileException(name, "", "the file cannot be read (" + e.getMessage() + ")");
        }
    }

    /** Parses one JSON object. @param source name of the file for messages */
    static JsonNode object(String json, String source) throws InvalidFileException {
        JsonNode node;
        try {
            node = MAPPER.readTree(json);
        } catch (StreamConstraintsException e) {
            throw new InvalidFileException(source, "", at(e) + (e.getOriginalMessage().contains("nesting")
                    ? "brackets are nested deeper than " + DEEPEST + " levels" : "a number or name is far too long"))
                    .at(offset(e));
        } catch (JsonEOFException e) {
            throw new InvalidFileException(source, "", at(e) + "the text ends before its brackets are closed")
                    .at(offset(e));
        } catch (JsonProcessingException e) {
            throw new InvalidFileException(source, "", at(e) + "this is not JSON: " + firstSentence(e)).at(offset(e));
        }
        if (!node.isObject()) {
            throw new InvalidFileException(source, "", "the file does not hold a JSON object");
        }
        return node;
    }

    private static Path regular(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is not a file");
        }
        return file;
    }

    private static String at(JsonProcessingException e) {
        JsonLocation place = e.getLocation();
        return place == null ? "" : "line " + place.getLineNr() + ", column " + place.getColumnNr() + ": ";
    }

    private static int offset(JsonProcessingException e) {
        return e.getLocation() == null ? 0 : (int) Math.max(0, e.getLocation().getCharOffset());
    }

    private static String firstSentence(JsonProcessingException e) {
        String message = e.getOriginalMessage().lines().findFirst().orElse("").strip();
        return message.length() <= 160 ? message : Texts.clip(message);
    }
}
