// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** A file to import, or a text that was pasted: a name, whose ending says the language, and the content. Immutable. */
public final class SourceFile {
    private static final int MOST_BYTES = 64_000_000;
    private static final int MOST_BYTES_OF_TEXT = 4_000_000;
    private static final Texts TEXTS = Texts.of(SourceFile.class);
    private final String name;
    private final byte[] content;

    private SourceFile(String name, byte[] content) {
        this.name = name;
        this.content = content;
    }

    /** Returns a text under a name, such as what somebody pasted. */
    public static SourceFile of(String name, String text) {
        return new SourceFile(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns bytes under a name. */
    public static SourceFile of(String name, byte[] content) {
        return new SourceFile(name, content.clone());
    }

    /** Reads a file. @throws InvalidFileException when it is missing, unreadable or too large */
    public static SourceFile read(Path file) throws InvalidFileException {
        String name = String.valueOf(file.getFileName());
        if (Files.isDirectory(file)) {
            throw new InvalidFileException(name, "", TEXTS.text("file.folder"));
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InvalidFileException(name, "", TEXTS.text("file.large", MOST_BYTES / 1_000_000));
            }
            return new SourceFile(name, bytes);
        } catch (NoSuchFileException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.none"));
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException e) {
            throw new InvalidFileException(name, "", TEXTS.text("file.unreadable", String.valueOf(e.getMessage())));
        }
    }

    /** Returns the name with its ending. */
    public String name() {
        return name;
    }

    /** Returns the name without any ending, for what the content itself gives no name. */
    public String stem() {
        int dot = name.indexOf('.', 1);
        String stem = Excerpt.clip(dot < 0 ? name : name.substring(0, dot));
        return stem.isBlank() ? TEXTS.text("unnamed") : stem;
    }

    /** Returns the content. */
    public byte[] bytes() {
        return content.clone();
    }

    /** Returns the content as text in UTF-8, without a byte order mark. @throws InvalidFileException when it is none */
    public String text() throws InvalidFileException {
        if (content.length > MOST_BYTES_OF_TEXT) {
            throw problem(TEXTS.text("file.large", MOST_BYTES_OF_TEXT / 1_000_000));
        }
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw problem(TEXTS.text("file.encoding"));
        }
    }

    /** Returns an exception for the whole file. @param problem what is wrong, in words that follow a colon */
    public InvalidFileException problem(String problem) {
        return new InvalidFileException(name, "", problem);
    }
}
