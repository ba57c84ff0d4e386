// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Shapes;

/** The {@code .proto} files of contracts, and the source of a call. */
class ProtoWriterTest {
    private static final Set<StubKind> WAITING = EnumSet.of(StubKind.BLOCKING, StubKind.FUTURE, StubKind.STREAM);
    /** Ends with an exception. */
    static final Operation FAILING = new Operation("fail", List.of(), Optional.empty(),
            List.of(Shapes.struct("Rejected", "code", Primitive.INT)), Behaviour.NOTHING);
    private static final Contract CONTRACT = Shapes.contract(
            Shapes.echo("points", Shapes.list(Shapes.list(Shapes.struct("Point", "x", Primitive.SHORT, "word", Shapes.WORD,
                    "colour", Shapes.COLOUR), 0, 2), 0, 2)), Shapes.nothing("ping"));

    private static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> line.contains("=") && !line.startsWith("option ")
                || line.startsWith("message") || line.startsWith("enum") || line.startsWith("rpc")).toList();
    }

    @Test
    void everyKindOfShapeHasItsType() {
        Map<String, String> files = ProtoWriter.write(CONTRACT, false);
        assertEquals(List.of("syntax = \"proto3\";", "enum Colour {", "Colour_red = 0;", "Colour_green = 1;",
                "Colour_class = 2;", "Colour_values = 3;", "message Point {", "int32 x = 1;", "string word = 2;",
                ".payload.Colour colour = 3;", "message ListOf_Point {", "repeated .payload.Point element = 1;"),
                lines(files.get("payload.proto")));
        assertEquals(List.of("syntax = \"proto3\";", "message PointsRequest {", "repeated .payload.ListOf_Point value_f1 = 1;",
                "message PointsResponse {", "repeated .payload.ListOf_Point result = 1;", "message PingRequest {",
                "message PingResponse {"), lines(files.get("messages.proto")));
        assertTrue(files.get("service.proto").contains("rpc ping (.messages.PingRequest) returns (.messages.PingResponse);"));
    }

    @Test
    void laterKindsHaveTheirOwnFormsAndAMessageWhereAFieldCannotHaveThem() {
        Shape either = new Shape.Union("Either", List.of(new Shape.Field("letter", Primitive.CHAR),
                new Shape.Field("when", new Shape.Timestamp())));
        Map<String, String> files = ProtoWriter.write(Shapes.contract(Shapes.nothing("take",
                Shapes.struct("Row", "price", new Shape.Decimal(9, 2), "maybe", new Shape.OptionalValue(Primitive.SHORT), "map",
                        Shapes.map(Primitive.LONG, either, 3)),
                Shapes.list(new Shape.OptionalValue(Primitive.INT), 0, 2), Shapes.list(Shapes.map(Shapes.WORD, Primitive.INT, 3), 0,
                        2))), false);
        assertEquals(List.of("syntax = \"proto3\";", "message Either {", "uint32 letter_f1 = 1;",
                ".google.protobuf.Timestamp when_f2 = 2;", "message Row {", "string price = 1;", "optional int32 maybe = 2;",
                "map<int64, .payload.Either> map = 3;", "message MapOf_string_int32 {", "map<string, int32> element = 1;",
                "message OptionalOf_int32 {", "optional int32 element = 1;"), lines(files.get("payload.proto")));
        assertTrue(files.get("payload.proto").contains("import \"google/protobuf/timestamp.proto\";"));
        assertTrue(files.get("payload.proto").contains("oneof value {"));
    }

    @Test
    void fieldsThatCouldHaveTheSameMethodsGetAnEnding() {
        assertEquals(List.of("a", "b2"), ProtoNames.fields(List.of("a", "b2")));
        assertEquals(List.of("item_f1", "itemCount_f2"), ProtoNames.fields(List.of("item", "itemCount")));
        assertEquals(List.of("class_f1"), ProtoNames.fields(List.of("class")));
        assertEquals("ItemF1", ProtoNames.accessor("item_f1"));
        assertEquals("A1B", ProtoNames.accessor("a1b"));
    }

    @Test
    void constantsThatProtocDoesNotDistinguishGetAnEnding() {
        assertEquals(List.of("E_RED_n0", "E_red_n1"), ProtoNames.constants(new Enumeration("E", List.of("RED", "red"))));
    }

    @Test
    void theRequestIsBuiltBeforeTheTimedCallAndTheResponseReadAfterIt() {
        Map<StubKind, String> calls = Map.of(StubKind.BLOCKING, "answer = stub.points(requests[entry]);",
                StubKind.FUTURE, "answer = stub.points(requests[entry]).get();",
                StubKind.OBSERVER, "stub.points(requests[entry], reply);",
                StubKind.LISTENER, "reply.future = stub.points(requests[entry]);",
                StubKind.STREAM, "answer = stream.call(stub, requests[entry]);",
                StubKind.OBSERVED_STREAM, "stream.send(stub, requests[entry], reply);");
        for (StubKind stub : StubKind.values()) {
            String caller = GrpcSources.of(CONTRACT, stub).get("generated/Caller_points.java");
            String timed = caller.substring(caller.indexOf(WAITING.contains(stub) ? "void call(int entry)" : "void send(int entry"),
                    caller.indexOf("digestArguments"));
            assertTrue(timed.contains(calls.get(stub)), timed);
            assertTrue(!timed.contains("newBuilder") && !timed.contains("getResult"), timed);
        }
    }

    @Test
    void whatCannotBeCarriedIsRefusedByFieldAndReason() {
        Contract contract = Shapes.contract(Shapes.echo("deep", Shapes.deep(100)), Shapes.nothing("sum_up"),
                Shapes.nothing("sumUp"));
        assertEquals(List.of("sumUp", "deep.value", "deep.result"),
                GrpcRefusals.of(contract, false).stream().map(Refusal::field).toList());
        assertEquals(List.of(), GrpcRefusals.of(Shapes.contract(Shapes.echo("most", Shapes.deep(99))), false));
    }

    @Test
    void whatEndsAStreamOrCannotOpenOneIsRefused() {
        Contract contract = Shapes.contract(Shapes.nothing("ping"), FAILING, Shapes.nothing("hash_code"));
        assertEquals(List.of(), GrpcRefusals.of(contract, false));
        assertEquals(List.of("fail", "hash_code"), GrpcRefusals.of(contract, true).stream().map(Refusal::field).toList());
    }

    @Test
    void streamsAreASecondServiceWithTheSameOperations() {
        String services = ProtoWriter.write(CONTRACT, true).get("service.proto");
        assertTrue(services.startsWith(ProtoWriter.write(CONTRACT, false).get("service.proto").stripTrailing()), services);
        assertTrue(services.contains("service " + CONTRACT.name() + "Streams {"), services);
        assertTrue(services.contains("rpc ping (stream .messages.PingRequest) returns (stream .messages.PingResponse);"), services);
        assertTrue(!GrpcSources.of(CONTRACT, StubKind.FUTURE).containsKey("generated/StreamServant.java"));
    }
}
