// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.tests.shapes.Shapes;
import org.roundtrip.tests.shapes.Tries;

/** Class files come to the same types as their sources, and damaged ones to a sentence. */
class ClassFormatTest {
    private static final int DAMAGED = Tries.of(600, 3000);
    private static final Shape LINE = Shapes.struct("Line", "price", Primitive.DOUBLE);
    private final ClassFormat format = new ClassFormat();
    @TempDir
    private Path folder;

    private static List<byte[]> classes(String source) throws IOException {
        return MemoryCompilation.of(List.of(new MemoryCompilation.Unit("Source.java", source))).classes();
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
    void classesBesideAreFound() throws Exception {
        List<byte[]> two = classes("package shop; class Order { int id; Line line; } record Line(double price) { }");
        Path shop = Files.createDirectory(folder.resolve("shop"));
        for (byte[] each : two) {
            Files.write(shop.resolve(ClassScan.of(each).orElseThrow().simpleName() + ".class"), each);
        }
        assertEquals(Shapes.struct("Order", "id", Primitive.INT, "line", LINE),
                format.read(SourceFile.read(shop.resolve("Order.class")), Optional.empty()).drawing().payload().orElseThrow());
        List<SourceFile> files = List.of(SourceFile.of("a.class", two.get(0)), SourceFile.of("b.class", two.get(1)), SourceFile.of("c.class", new byte[9]));
        List<String> failed = new ArrayList<>();
        List<Imported> all = format.readAll(files, new ReadingListener() {
            @Override
            public void reads(int more) {
            }

            @Override
            public void failed(SourceFile file, InvalidFileException reason) {
                failed.add(file.name());
            }
        });
        assertEquals(2, all.getFirst().drawing().types().size());
        assertEquals(List.of("c.class"), failed);
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
}
