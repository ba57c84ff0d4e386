// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.provider.grpc.ProtoExporter;
import org.roundtrip.tests.shapes.RandomDrawings;
import org.roundtrip.tests.shapes.Shapes;

/**
 * What Roundtrip writes as {@code .proto} is taken by {@code protoc} and comes back, but for lengths, repertoires, the width of
 * shorter numbers, characters, which are numbers, and decimal numbers, which are texts. Many shapes share a file.
 */
class ProtoRoundTripTest {
    private static final int SHAPES = 60;
    private static final Shape TEXT = new Shape.Text(Length.of(16), Repertoire.LATIN1);

    @Provide
    Arbitrary<List<Shape>> batches() {
        return RandomDrawings.batches(SHAPES);
    }

    @Property(tries = 1, seed = "1", shrinking = ShrinkingMode.OFF)
    void shapesComeBackAsWhatTheLanguageHas(@ForAll("batches") List<Shape> shapes) throws Exception {
        List<Operation> operations = IntStream.range(0, SHAPES).mapToObj(i -> Shapes.nothing("take" + i, shapes.get(i))).toList();
        String proto = new ProtoExporter().write(new Drawing("random", "", Optional.empty(), operations, List.of())).text();
        Drawing back = FetchedImporter.get().read(SourceFile.of("random.proto", proto), Optional.empty()).drawing();
        for (int i = 0; i < SHAPES; i++) {
            assertEquals(inProto(shapes.get(i)), back.operations().get(i).parameters().getFirst().shape(), () -> proto);
        }
        assertEquals(List.of(), back.unused());
    }

    @Tag("night")
    @Property(tries = 5, shrinking = ShrinkingMode.OFF)
    void shapesComeBackAsWhatTheLanguageHasManyTimes(@ForAll("batches") List<Shape> shapes) throws Exception {
        shapesComeBackAsWhatTheLanguageHas(shapes);
    }

    @Test
    void aPayloadComesBackAsThePayload() throws Exception {
        Shape order = Shapes.struct("Order", "id", Primitive.LONG, "colour", Shapes.COLOUR, "class", Primitive.INT);
        Drawing drawing = new Drawing("orders", "", Optional.of(order), List.of(Shapes.nothing("ping")), List.of());
        assertEquals(drawing, FetchedImporter.get().read(SourceFile.of("orders.proto", new ProtoExporter().write(drawing).text()),
                Optional.empty()).drawing());
    }

    @Test
    void aTypeWithTheNameOfTheServiceIsKeptAndOneWithThatOfARequestIsRefused() throws Exception {
        Shape service = Shapes.struct("Service", "id", Primitive.INT);
        assertTrue(new ProtoExporter().write(Drawing.of("s", service)).text().contains("service Service_ {"));
        String message = assertThrows(ExportException.class, () -> new ProtoExporter().write(Drawing.of("s",
                Shapes.struct("EchoRequest", "id", Primitive.INT)))).getMessage();
        assertTrue(message.startsWith("payload: its message needs the name EchoRequest"), message);
        assertThrows(ExportException.class, () -> new ProtoExporter().write(new Drawing("s", "", Optional.empty(), List.of(),
                List.of(service))));
    }

    private static Shape inProto(Shape shape) {
        return switch (shape) {
            case Primitive.BYTE, Primitive.SHORT -> Primitive.INT;
            case Primitive.CHAR -> Primitive.LONG;
            case Shape.Text text -> TEXT;
            case Shape.Decimal decimal -> TEXT;
            case Shape.Bytes bytes -> new Shape.Bytes(Length.of(16));
            case Shape.Sequence list -> new Shape.Sequence(inProto(list.element()), Length.of(4));
            case Shape.Mapping map -> new Shape.Mapping(inProto(map.key()), inProto(map.value()), Length.of(4));
            default -> RandomDrawings.inside(shape, ProtoRoundTripTest::inProto);
        };
    }
}
