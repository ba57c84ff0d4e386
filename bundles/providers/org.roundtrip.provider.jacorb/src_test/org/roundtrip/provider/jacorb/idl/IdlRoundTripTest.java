// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.jacorb.IdlExporter;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;

/** What Roundtrip writes as IDL comes back, but for lengths, and instants, which are numbers in IDL. Many shapes share a file. */
class IdlRoundTripTest {
    private static final int SHAPES = 60;

    @TempDir
    Path folder;

    @Provide
    Arbitrary<List<Shape>> batches() {
        return RandomDrawings.batches(SHAPES).map(shapes -> shapes.stream().map(IdlRoundTripTest::writable).toList());
    }

    @Property(tries = 1, seed = "1", shrinking = ShrinkingMode.OFF)
    void shapesComeBackWithoutTheirLengths(@ForAll("batches") List<Shape> shapes) throws Exception {
        List<Operation> operations = operations(shapes);
        String idl = new IdlExporter().write(drawing(operations)).text();
        Drawing back = new IdlImporter().read(SourceFile.of("random.idl", idl), Optional.empty()).drawing();
        for (int i = 0; i < SHAPES; i++) {
            assertEquals(inIdl(shapes.get(i)), back.operations().get(i).parameters().getFirst().shape(), () -> idl);
        }
        assertEquals(List.of(), back.unused());
    }

    @Tag("night")
    @Property(tries = 3, shrinking = ShrinkingMode.OFF)
    void shapesComeBackWithoutTheirLengthsManyTimes(@ForAll("batches") List<Shape> shapes) throws Exception {
        shapesComeBackWithoutTheirLengths(shapes);
    }

    @Test
    void aPayloadComesBackAsThePayload() throws Exception {
        Shape order = Shapes.struct("Order", "id", Primitive.LONG, "colour", Shapes.COLOUR);
        Drawing drawing = new Drawing("orders", "", Optional.of(order), List.of(Shapes.nothing("ping")), List.of());
        assertEquals(drawing, new IdlImporter().read(SourceFile.of("orders.idl", new IdlExporter().write(drawing).text()),
                Optional.empty()).drawing());
    }

    @org.junit.jupiter.api.Tag("tool")
    @Test
    void omniidlTakesRandomShapes() throws Exception {
        assumeTrue(NativePrograms.find("omniidl").isPresent(), "omniidl is not on this machine");
        String idl = new IdlExporter().write(drawing(operations(batches().sample()))).text();
        Path file = Files.writeString(folder.resolve("random.idl"), idl);
        Process omniidl = new ProcessBuilder("omniidl", "-bdump", file.toString()).redirectErrorStream(true).start();
        String output = new String(omniidl.getInputStream().readAllBytes());
        assertEquals(0, omniidl.waitFor(), () -> output + idl);
        assertTrue(output.contains("interface"), output);
    }

    private static List<Operation> operations(List<Shape> shapes) {
        return IntStream.range(0, shapes.size()).mapToObj(i -> Shapes.nothing("take" + i, shapes.get(i))).toList();
    }

    private static Drawing drawing(List<Operation> operations) {
        return new Drawing("random", "", Optional.empty(), operations, List.of());
    }

    /** IDL has no struct without fields. */
    private static Shape writable(Shape shape) {
        return shape instanceof Shape.Struct struct && struct.fields().isEmpty()
                ? new Shape.Struct(struct.name(), List.of(new Field("only", Primitive.INT)))
                : RandomDrawings.inside(shape, IdlRoundTripTest::writable);
    }

    /** What comes back: the repertoire and the digits are kept, lengths are those that an import assumes. */
    private static Shape inIdl(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> new Shape.Text(Length.of(16), text.repertoire());
            case Shape.Bytes bytes -> new Shape.Bytes(Length.of(16));
            case Shape.Timestamp timestamp -> Primitive.LONG;
            case Shape.Sequence list when list.element() == Primitive.BYTE -> new Shape.Bytes(Length.of(16));
            case Shape.Sequence list -> new Shape.Sequence(inIdl(list.element()), Length.of(4));
            case Shape.Mapping map -> new Shape.Mapping(inIdl(map.key()), inIdl(map.value()), Length.of(4));
            default -> RandomDrawings.inside(shape, IdlRoundTripTest::inIdl);
        };
    }
}
