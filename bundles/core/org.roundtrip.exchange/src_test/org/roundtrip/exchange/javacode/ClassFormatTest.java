// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

/** Class files and jars come to the same types as their sources, and damaged ones to a sentence. */
class ClassFormatTest {
    private static final int DAMAGED = Tries.of(600, 3000);
    private static final Shape LINE = Shapes.struct("Line", "price", Primitive.DOUBLE);
    private final ClassFormat format = new ClassFormat();

    private static List<byte[]> classes(String source) throws IOException {
        return MemoryCompilation.of(List.of(new MemoryCompilation.Unit("Source.java", source))).classes();
    }

    private static byte[] jar(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (var entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private Drawing read(String name, byte[] bytes) throws InvalidFileException {
        return format.read(SourceFile.of(name, bytes), Optional.empty()).drawing();
    }

    @Test
    void aClassWithoutItsNeighboursIsReadAsFarAsItGoes() throws Exception {
        byte[] order = classes("class Order { int id; Line line; } record Line(double price) { }").stream()
                .filter(bytes -> ClassScan.of(bytes).orElseThrow().key().equals("Order")).findFirst().orElseThrow();
        var imported = format.read(SourceFile.of("Order.class", order), Optional.empty());
        assertEquals(Shapes.struct("Order", "id", Primitive.INT), imported.drawing().payload().orElseThrow());
        assertEquals(List.of("Order.line: left out: the source does not contain its type Line."), imported.notes());
    }

    @Test
    void theClassesOfAJarFindEachOther() throws Exception {
        List<byte[]> two = classes("package shop; class Order { int id; Line line; } record Line(double price) { }");
        byte[] jar = jar(Map.of("META-INF/MANIFEST.MF", new byte[9], "shop/A.class", two.get(0), "shop/B.class", two.get(1)));
        assertEquals(Shapes.struct("Order", "id", Primitive.INT, "line", LINE), read("shop.jar", jar).payload().orElseThrow());
    }

    @Test
    void hostileJarsAreRefusedInASentence() throws Exception {
        assertEquals("a.jar: the jar has an entry outside of it: ../../A.class", refused("a.jar", jar(Map.of("../../A.class", new byte[9]))));
        assertEquals("a.jar: it is not a jar that can be read", refused("a.jar", new byte[100]));
        assertEquals("a.jar: A.class: it is not a class file that can be read", refused("a.jar", jar(Map.of("A.class", new byte[100]))));
        assertEquals("a.jar: it has no type that could be a payload", refused("a.jar", jar(Map.of("a.txt", new byte[1]))));
        assertEquals("a.jar: the jar has more than 128 MB", refused("a.jar", jar(zeros(40))));
    }

    private static Map<String, byte[]> zeros(int files) {
        Map<String, byte[]> entries = new java.util.TreeMap<>();
        for (int i = 0; i < files; i++) {
            entries.put(i + ".bin", new byte[4_000_000]);
        }
        return entries;
    }

    /** Each byte of a class may be wrong: a sentence or a drawing, and never anything else. */
    @Test
    void damagedClassesAreRefusedOrReadButNeverFail() throws IOException {
        byte[] whole = classes("class Order { int id; java.util.List<String> words; enum E { A } E e; }").getFirst();
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < DAMAGED; i++) {
            byte[] damaged = whole.clone();
            for (int k = 0; k < 1 + i % 3; k++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                read("Order.class", damaged);
            } catch (InvalidFileException e) {
                refused++;
            }
        }
        assertEquals(true, refused > DAMAGED / 6, "refused: " + refused);
    }

    private String refused(String name, byte[] bytes) {
        return assertThrows(InvalidFileException.class, () -> read(name, bytes)).getMessage();
    }
}
