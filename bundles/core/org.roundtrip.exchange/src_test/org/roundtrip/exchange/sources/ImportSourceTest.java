// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Formats;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Outline;
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.Selection;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.javacode.ClassFormat;
import org.roundtrip.exchange.javacode.JavaReader;
import org.roundtrip.exchange.json.JsonSample;
import org.roundtrip.exchange.json.JsonSchemaReader;
import org.roundtrip.exchange.xml.XsdReader;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.tests.shapes.Tries;

/** Folders and archives come in whole: what can be read, each thing once, and a note for all else. */
class ImportSourceTest {
    private static final int DAMAGED = Tries.of(150, 2000);
    private static final String ORDER = "package shop; public record Order(Line line, int id) {}";
    private static final String LINE = "package shop; public record Line(double price) {}";
    @TempDir
    private Path folder;
    private Path root;
    private final Formats formats = new Formats();

    @BeforeEach
    void prepare() throws IOException {
        root = Files.createDirectory(folder.resolve("root"));
        List.of(new JavaReader(), new ClassFormat(), new XsdReader(), new JsonSample(), new JsonSchemaReader(), new PayloadFormat()).forEach(formats::addImporter);
    }

    private void put(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Path zip(String name, Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (var entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return Files.write(folder.resolve(name), bytes.toByteArray());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Imported read(Path path, Path... include) throws InvalidFileException {
        return read(path, "", include);
    }

    private Imported read(Path path, String type, Path... include) throws InvalidFileException {
        try (ImportSource source = ImportSource.open(path, List.of(include))) {
            return source.read(formats, Optional.of(type).filter(each -> !each.isEmpty()), importer -> importer, ReadingListener.NONE);
        }
    }

    private String refused(Path path) {
        return assertThrows(InvalidFileException.class, () -> read(path)).getMessage();
    }

    @Test
    void aFolderIsOneDrawingWithEachTypeOnce() throws Exception {
        put("shop/Order.java", ORDER);
        put("shop/Line.java", LINE);
        put("shop/package-info.java", "package shop;");
        put("line.xsd", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:complexType name='Line'><xs:sequence>"
                + "<xs:element name='price' type='xs:double'/></xs:sequence></xs:complexType></xs:schema>");
        put("package.json", "{\"name\": \"web\", \"version\": \"1\"}");
        put(".git/Hidden.java", "record Hidden(int x) {}");
        put("README.txt", "nothing");
        Imported imported = read(root);
        assertEquals("Order; Order{line Line, id int}; Line{price double}", Outline.of(imported.drawing()));
        assertEquals(List.of(), imported.notes());
        assertEquals("root", imported.drawing().name());
        assertEquals("Line; Line{price double}", Outline.of(read(root, "Line").drawing()));
    }

    @Test
    void whatCannotBeReadIsANoteAndTheOthersComeIn() throws Exception {
        put("A.java", "record A(int x) {}");
        put("B.java", "record B(int x {}");
        put("C.java", "record C(B b) {}");
        put("d.schema.json", "{");
        Imported imported = read(root);
        assertTrue(Outline.of(imported.drawing()).contains("A{x int}"), Outline.of(imported.drawing()));
        assertEquals(1, imported.notes().stream().filter(note -> note.startsWith("B.java: ")).count(), imported.notes()::toString);
        assertEquals(1, imported.notes().stream().filter(note -> note.startsWith("d.schema.json: ")).count(), imported.notes()::toString);
    }

    @Test
    void differentThingsOfOneNameBothComeIn() throws Exception {
        put("a.schema.json", "{\"title\": \"Line\", \"type\": \"object\", \"properties\": {\"n\": {\"type\": \"integer\"}}, \"required\": [\"n\"]}");
        put("b.schema.json", "{\"title\": \"Line\", \"type\": \"object\", \"properties\": {\"n\": {\"type\": \"boolean\"}}, \"required\": [\"n\"]}");
        Imported imported = read(root);
        assertEquals("Line; Line{n long}; Line_2{n boolean}", Outline.of(imported.drawing()));
    }

    @Test
    void anArchiveIsReadLikeAFolder() throws Exception {
        Path zip = zip("shop.zip", new TreeMap<>(Map.of("src/shop/Order.java", bytes(ORDER), "src/shop/Line.java", bytes(LINE), "lib/x.jar", new byte[3])));
        Imported imported = read(zip);
        assertEquals("Order; Order{line Line, id int}; Line{price double}", Outline.of(imported.drawing()));
        assertEquals(List.of("1 archive in it was not opened."), imported.notes());
    }

    @Test
    void classesAreFoundOnTheImportPathAlsoInAnArchive() throws Exception {
        put("shop/Order.java", ORDER);
        assertTrue(read(root.resolve("shop/Order.java")).notes().getFirst().startsWith("Order.line: left out: its type Line is neither in the file nor in "),
                read(root.resolve("shop/Order.java")).notes()::toString);
        Path jar = zip("lib.jar", Map.of("shop/Line.java", bytes(LINE)));
        Imported imported = read(root.resolve("shop/Order.java"), jar);
        assertEquals("Order; Order{line Line, id int}; Line{price double}", Outline.of(imported.drawing()));
        assertEquals(List.of(), imported.notes());
    }

    @Test
    void hostileArchivesAreRefusedInASentence() throws Exception {
        assertTrue(refused(zip("out.zip", Map.of("../../A.java", bytes("record A(int x) {}")))).startsWith("out.zip: "));
        assertTrue(refused(Files.write(folder.resolve("none.jar"), new byte[100])).startsWith("none.jar: it is not an archive that can be read"));
        assertTrue(refused(zip("empty.zip", Map.of("a.txt", new byte[1]))).startsWith("empty.zip: none of its files can be imported"));
        Map<String, byte[]> bomb = new TreeMap<>();
        for (int i = 0; i < 40; i++) {
            bomb.put(i + ".java", new byte[4_000_000]);
        }
        assertTrue(refused(zip("bomb.zip", bomb)).contains("128 MB"));
        Map<String, byte[]> many = new TreeMap<>();
        for (int i = 0; i < 50_001; i++) {
            many.put(i + ".txt", new byte[0]);
        }
        assertTrue(refused(zip("many.zip", many)).startsWith("many.zip: it has more than 50000 files"));
    }

    @Test
    void linksOutOfAFolderAreNotFollowed() throws Exception {
        Files.writeString(folder.resolve("Outside.java"), "record Outside(int x) {}");
        Files.createSymbolicLink(root.resolve("Outside.java"), folder.resolve("Outside.java"));
        Files.createSymbolicLink(root.resolve("up"), folder);
        put("A.java", "record A(Outside outside, int x) {}");
        assertEquals("A; A{x int}", Outline.of(read(root).drawing()));
    }

    @Test
    void moreThanFitsIsChosenByAPattern() throws Exception {
        StringBuilder service = new StringBuilder("interface Many {");
        for (int i = 0; i < 300; i++) {
            service.append("int get").append(i).append("(Key key); void set").append(i).append("(int value);");
        }
        put("Many.java", service + "} record Key(long id) {}");
        Imported imported = read(root.resolve("Many.java"));
        assertFalse(Selection.fits(imported.drawing()));
        String message = assertThrows(InvalidFileException.class, () -> Selection.checked(imported.drawing(), "Many.java")).getMessage();
        assertTrue(message.startsWith("Many.java: it has 600 operations, and a payload has room for 200"), message);
        var chosen = Selection.operations(imported.drawing(), "GET1?, set29*", "Many.java");
        assertEquals(21, chosen.operations().size());
        assertEquals(1, chosen.types().size());
        assertEquals(chosen, Selection.checked(chosen, "Many.java"));
        assertTrue(assertThrows(InvalidFileException.class, () -> Selection.operations(imported.drawing(), "put*", "Many.java")).getMessage()
                .startsWith("Many.java: none of its operations is named like put*"));
    }

    @Test
    void aTextInAnOldEncodingIsReadWithANote() throws Exception {
        for (var row : Map.of("EUC-JP", "名前", "windows-1252", "größe", "UTF-16LE", "\uFEFFgröße").entrySet()) {
            byte[] text = ("// " + row.getValue() + "\nrecord A(int x) {}").replaceFirst("^// \uFEFF", "\uFEFF// ").getBytes(row.getKey());
            SourceFile file = SourceFile.of("A.java", text);
            assertTrue(file.text().contains(row.getValue().replace("\uFEFF", "")), row.getKey());
            assertEquals(row.getKey().startsWith("UTF") ? Optional.empty() : Optional.of(row.getKey()), file.guessed());
            assertEquals("A; A{x int}", Outline.of(new JavaReader().read(file, Optional.empty()).drawing()));
        }
        assertThrows(InvalidFileException.class, () -> SourceFile.of("A.java", new byte[] {(byte) 0xFF, 0, 1, 2}).text());
    }

    /** Whatever is wrong with an archive: a drawing or a sentence. */
    @Test
    void damagedArchivesAreRefusedOrReadButNeverFail() throws Exception {
        byte[] whole = Files.readAllBytes(zip("a.zip", new TreeMap<>(Map.of("shop/Line.java", bytes(LINE), "b.schema.json", bytes("{\"type\": \"object\"}")))));
        Random random = new Random(1);
        List<String> refused = new ArrayList<>();
        for (int i = 0; i < DAMAGED; i++) {
            byte[] damaged = whole.clone();
            for (int k = 0; k < 1 + i % 4; k++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            Path file = Files.write(folder.resolve("damaged.zip"), damaged);
            try {
                read(file);
            } catch (InvalidFileException e) {
                refused.add(e.getMessage());
            }
        }
        assertFalse(refused.isEmpty());
    }
}
