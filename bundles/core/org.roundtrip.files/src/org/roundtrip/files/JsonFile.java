// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** A kind of JSON file that another bundle keeps in a Roundtrip home: read strictly, written whole. Any thread. */
public final class JsonFile {
    private final SchemaCheck schema;
    private final int mostBytes;

    /**
     * A kind of file.
     *
     * @param beside    a class; the schema is the resource {@code KIND-VERSION.schema.json} of its package
     * @param kind      such as {@code roundtrip-hosts}
     * @param version   the version that this program reads and writes; older ones are upgraded, newer ones refused
     * @param mostBytes the size above which a file is refused
     */
    public JsonFile(Class<?> beside, String kind, int version, int mostBytes) {
        this.schema = new SchemaCheck(beside, kind, version);
        this.mostBytes = mostBytes;
    }

    /** Returns an empty file of this kind, to be filled. */
    public ObjectNode create() {
        return Json.MAPPER.createObjectNode().put("schema", schema.name());
    }

    /** Reads a file. @throws InvalidFileException when it is not there, or is not what the schema says */
    public ObjectNode read(Path file) throws InvalidFileException {
        String name = file.getFileName().toString();
        ObjectNode content = Json.object(Json.text(file, mostBytes), name);
        schema.check(content, name);
        return content;
    }

    /** Returns a file's text, valid or not. @throws InvalidFileException when it is missing, too large or no text */
    public String text(Path file) throws InvalidFileException {
        return Json.text(file, mostBytes);
    }

    /** Returns the content as the text of a file. */
    public String text(ObjectNode content) {
        return Layout.of(content);
    }

    /** Makes an object of a file that fits its schema. */
    @FunctionalInterface
    public interface Reader<T> {
        /** Reads the content. @throws InvalidFileException when it breaks a rule that the schema cannot express */
        T read(ObjectNode content) throws InvalidFileException;
    }

    /**
     * Reads a file from text.
     *
     * @param source name of the file for messages
     * @throws InvalidFileException when the text is not what the schema and the reader say; it has the place in the text
     */
    public <T> T parse(String json, String source, Reader<T> reader) throws InvalidFileException {
        ObjectNode content = Json.object(json, source);
        try {
            schema.check(content, source);
            return reader.read(content);
        } catch (InvalidFileException e) {
            throw e.at(JsonPlaces.offset(json, e.place()));
        }
    }

    /**
     * Writes a file that only this user may read. A reader finds the old file or this one. The caller sees to it that
     * nobody else writes it at the same time, see {@link ProcessLock}.
     */
    public void write(Path file, ObjectNode content) throws IOException {
        Path writing = file.resolveSibling(file.getFileName() + ".writing");
        Files.deleteIfExists(writing);
        try (FileChannel out = FileChannel.open(writing, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                ofTheUserOnly())) {
            ByteBuffer bytes = ByteBuffer.wrap(Layout.of(content).getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
        RunFolder.move(writing, file);
    }

    private static FileAttribute<?>[] ofTheUserOnly() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))}
                : new FileAttribute<?>[0];
    }
}
