// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.tests.shapes.Shapes;

/** Files of others in all three syntaxes, and files that are damaged or try more than to be read. */
class ProtoImporterTest {
    private static final Shape WORD = new Shape.Text(Length.of(16), Repertoire.LATIN1);

    @Test
    void aFileOfOthersIsReadAndWhatHasNoCounterpartIsSaid() throws Exception {
        Imported imported = read("""
                syntax = "proto3";
                package shop.v1;
                import "google/protobuf/timestamp.proto";
                import "google/protobuf/empty.proto";
                import "google/protobuf/wrappers.proto";
                import "google/protobuf/any.proto";
                enum Colour { COLOUR_UNKNOWN = 0; COLOUR_RED = 1; }
                message Order {
                  message Line { string item = 1; double price = 2; repeated Line parts = 3; }
                  int64 id = 1; optional string note = 2; repeated Line lines = 3; map<string, int32> stock = 4; Colour colour = 5;
                  google.protobuf.Timestamp when = 6; google.protobuf.Int32Value maybe = 7; google.protobuf.Any any = 8;
                  oneof paid { string card = 9; bool cash = 10; }
                  uint32 count = 11; fixed64 big = 12; repeated bytes pages = 14; map<bool, int32> odd = 15;
                }
                message Either { oneof value { int32 number = 1; Order order = 2; } }
                message FindRequest { string customer = 1; sint32 max = 2; }
                message FindResponse { Either found = 1; }
                service Shop {
                  rpc Find (FindRequest) returns (FindResponse);
                  rpc Ping (google.protobuf.Empty) returns (google.protobuf.Empty);
                  rpc Watch (FindRequest) returns (stream Order);
                  rpc Put (Order) returns (Either);
                }
                """);
        Shape order = Shapes.struct("Order", "id", Primitive.LONG, "note", new OptionalValue(WORD), "lines",
                Shapes.list(Shapes.struct("Line", "item", WORD, "price", Primitive.DOUBLE), 4, 4), "stock",
                new Shape.Mapping(WORD, Primitive.INT, Length.of(4)), "colour", new Shape.Enumeration("Colour", List.of("UNKNOWN", "RED")),
                "when", new Shape.Timestamp(), "maybe", new OptionalValue(Primitive.INT), "paid", new OptionalValue(
                        new Shape.Union("Order_paid", List.of(new Field("card", WORD), new Field("cash", Primitive.BOOLEAN)))),
                "count", Primitive.LONG, "big", Primitive.LONG, "pages", Shapes.list(new Shape.Bytes(Length.of(16)), 4, 4),
                "odd", Shapes.list(Shapes.struct("Order_odd_entry", "key", Primitive.BOOLEAN, "value", Primitive.INT), 4, 4));
        Shape either = new Shape.Union("Either", List.of(new Field("number", Primitive.INT), new Field("order", order)));
        List<Operation> operations = imported.drawing().operations();
        assertEquals(List.of("Find", "Ping", "Put"), operations.stream().map(Operation::name).toList());
        assertEquals(List.of("customer", "max"), operations.get(0).parameters().stream().map(Operation.Parameter::name).toList());
        assertEquals(Optional.of(either), operations.get(0).result());
        assertEquals(Shapes.nothing("Ping"), operations.get(1));
        assertEquals(order, operations.get(2).parameters().getFirst().shape());
        assertSaid(imported, "Watch: a method with streams", "Line.parts: left out: Line contains itself",
                "Order.any: left out: the type Any", "Order.count: an unsigned number has no counterpart; it is one of 64",
                "Order.big: an unsigned number has no counterpart; it is signed", "Order.odd: a map with such keys");
    }

    @Test
    void olderAndNewerFilesSayDifferentlyWhatMayBeAbsent() throws Exception {
        Imported older = read("""
                message A { required int32 x = 1; optional string y = 2 [default = "a"];
                  repeated group G = 3 { optional int32 z = 1; } extensions 100 to 200; }
                extend A { optional int32 more = 100; }
                """);
        assertEquals(Shapes.struct("A", "x", Primitive.INT, "y", new OptionalValue(WORD)), older.drawing().payload().orElseThrow());
        assertSaid(older, "y: its default value", "A.g: left out: a group", "more: an extension");
        assertEquals(Shapes.struct("A", "x", new OptionalValue(Primitive.INT), "y", Primitive.INT), read("""
                edition = "2023";
                message A { int32 x = 1; int32 y = 2 [features.field_presence = IMPLICIT]; }
                """).drawing().payload().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            message A { required int32 x =         | line 1: protoc says: Expected field number.
            message A { required Missing m = 1; }  | line 1: protoc says: "Missing" is not defined.
            import "other.proto";                  | it imports the file other.proto; put all that it needs into one file
            import "/etc/hosts";                   | it imports the file /etc/hosts; put all that it needs into one file
            import "../a.proto";                   | it imports the file ../a.proto; put all that it needs into one file
            syntax = "proto3";                     | it has no type that could be a payload
            hello                                  | line 1: protoc says: Expected top-level statement (e.g. "message").
            message A { message A {                | line 1: protoc says: Reached end of input in message definition (missing '}').
            """)
    void damagedFilesAreRefusedInASentence(String proto, String problem) {
        String message = assertThrows(InvalidFileException.class, () -> read(proto)).getMessage();
        assertEquals("shop.proto: " + problem, message);
    }

    @Test
    void nestingWithoutAnEndIsRefused() {
        String message = assertThrows(InvalidFileException.class, () -> read("message A {".repeat(100_000))).getMessage();
        assertTrue(message.startsWith("shop.proto: "), message);
    }

    private static void assertSaid(Imported imported, String... words) {
        String notes = String.join("\n", imported.notes());
        for (String word : words) {
            assertTrue(notes.contains(word), () -> word + " is not in\n" + notes);
        }
    }

    private static Imported read(String proto) throws Exception {
        return FetchedImporter.get().read(SourceFile.of("shop.proto", proto), Optional.empty());
    }
}
