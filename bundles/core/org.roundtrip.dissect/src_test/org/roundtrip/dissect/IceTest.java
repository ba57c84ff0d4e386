// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

/**
 * A capture of Ice 3.7.10 for Java, client and server, with Slice of {@link #CONTRACT}. The client called each operation, the
 * one-way one also in a batch; operations of every object; a facet, an object and an operation that are not there; in the
 * encoding 1.0; and once with compression.
 */
class IceTest {
    static final int PORT = 47124;
    private static final Length SOME = new Length(0, 9);
    private static final Shape TEXT = new Text(new Length(0, 5000), Repertoire.UNICODE);
    private static final Struct ROW = new Struct("Row", List.of(new Field("id", Primitive.INT), new Field("name", TEXT),
            new Field("colour", new Enumeration("Colour", List.of("red", "green", "blue"))),
            new Field("sums", new Sequence(Primitive.DOUBLE, SOME)), new Field("letter", Primitive.CHAR),
            new Field("price", new Decimal(9, 2))));
    static final Contract CONTRACT = new Contract("Trial", List.of(echo("rows", new Sequence(ROW, SOME)),
            echo("either", new Sequence(new Union("Either", List.of(new Field("row", ROW), new Field("text", TEXT))), SOME)),
            echo("maybe", new OptionalValue(Primitive.LONG)),
            echo("NameHelper", new Mapping(TEXT, new Bytes(SOME), SOME)),
            new Operation("fail", List.of(new Parameter("when", new Timestamp())), Optional.empty(), List.of(new Struct("Rejected",
                    List.of(new Field("reason", TEXT), new Field("code", Primitive.INT)))), Behaviour.THROW),
            new Operation("tell", List.of(new Parameter("note", TEXT)), Optional.empty(), List.of(), Behaviour.NOTHING, true)));
    private static final List<String> FIRST_ROW = List.of("7", "größe €", "green", "1.5", "-2.25", "x", "12.30");
    private static final List<String> SECOND_ROW = List.of("-8", "", "blue", "€", "-0.05");

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    static Exchange recorded() throws IOException {
        return Recorded.read(Path.of("src_test/org/roundtrip/dissect/ice.pcap"), PORT).knowing(CONTRACT);
    }

    private static List<Message> messages(MessageKind kind, String operation) throws IOException {
        return recorded().messages().stream().filter(message -> message.kind() == kind && message.operation().equals(operation))
                .toList();
    }

    @Test
    void repliesBelongToRequests() throws IOException {
        List<Message> messages = recorded().messages();
        List<String> operations = List.of("ice_isA", "rows", "either", "maybe", "maybe", "NameHelper", "fail", "tell", "BatchRequest",
                "ice_ping", "ice_ids", "ice_id", "ice_ping", "ice_ping", "other", "rows", "fail", "", "rows");
        List<Message> requests = messages.stream().filter(message -> message.kind() == MessageKind.REQUEST).toList();
        assertEquals(operations, requests.stream().map(Message::operation).toList());
        List<Message> responses = messages.stream().filter(message -> message.kind() == MessageKind.RESPONSE).toList();
        List<Message> answered = requests.stream().filter(request -> !List.of("tell", "BatchRequest").contains(request.operation()))
                .toList();
        assertEquals(answered.stream().map(request -> request.operation() + request.requestId()).toList(),
                responses.stream().map(response -> response.operation() + response.requestId()).toList());
        assertEquals(List.of(MessageKind.HANDSHAKE, MessageKind.CONTROL), messages.stream().map(Message::kind)
                .filter(kind -> kind != MessageKind.REQUEST && kind != MessageKind.RESPONSE).toList());
        assertEquals(Message.NO_ID, messages(MessageKind.REQUEST, "tell").getFirst().requestId());
    }

    @Test
    void valuesHaveTheNamesOfTheContract() throws IOException {
        for (MessageKind kind : List.of(MessageKind.REQUEST, MessageKind.RESPONSE)) {
            List<Message> rows = messages(kind, "rows");
            assertEquals(List.of(both(FIRST_ROW, SECOND_ROW), SECOND_ROW, SECOND_ROW), rows.stream().map(IceTest::content).toList());
            assertEquals(List.of("green", "blue"), Exchange.values(rows.getFirst(), "colour"));
            assertEquals(both(FIRST_ROW, List.of("t", "u")), content(messages(kind, "either").getFirst()));
            assertEquals(List.of("row", "text", "text"), Exchange.values(messages(kind, "either").getFirst(), "case"));
            assertEquals(List.of(List.of("5"), List.of()), messages(kind, "maybe").stream().map(IceTest::content).toList());
            assertEquals(List.of("a", "0102", "b", ""), content(messages(kind, "NameHelper").getFirst()));
        }
        assertEquals(List.of("one"), content(messages(MessageKind.REQUEST, "tell").getFirst()));
        assertEquals(List.of("two", "three"), content(messages(MessageKind.REQUEST, "BatchRequest").getFirst()));
        assertEquals(List.of("1970-01-01T00:00:01Z"), content(messages(MessageKind.REQUEST, "fail").getFirst()));
        assertEquals(List.of("1970-01-01T00:00:02Z"), content(messages(MessageKind.REQUEST, "fail").getLast()));
    }

    @Test
    void exceptionsAreThoseOfTheContractInBothEncodings() throws IOException {
        for (Message reply : messages(MessageKind.RESPONSE, "fail")) {
            assertEquals(List.of("user exception"), Exchange.values(reply, "reply status"));
            assertEquals(List.of("::payload::Rejected"), Exchange.values(reply, "type"));
            assertEquals(1, Exchange.values(reply, "code").size());
            assertTrue(reply.roles().bytes(ByteRole.TYPE_INFORMATION) > 0);
        }
        assertEquals(List.of("facet does not exist", "object does not exist", "operation does not exist"), recorded().messages()
                .stream().flatMap(message -> Exchange.values(message, "reply status").stream())
                .filter(status -> status.endsWith("exist")).toList());
    }

    @Test
    void everyByteHasARoleButThoseThatAreCompressed() throws IOException {
        for (Message message : recorded().messages()) {
            boolean compressed = Exchange.values(message, "compression").equals(List.of("compressed"));
            assertEquals(compressed ? message.length() - 14 : 0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
            assertEquals(compressed ? "The body is compressed with bzip2 and not decoded here." : null, message.problem());
        }
    }

    @Test
    void withoutTheContractValuesAreOctets() throws IOException {
        Exchange unknown = new Exchange();
        recorded().turns().forEach(turn -> unknown.add(turn.side(), turn.bytes()));
        List<Message> messages = unknown.messagesByPackets(7);
        assertEquals(recorded().messages().stream().map(Message::length).toList(), messages.stream().map(Message::length).toList());
        Message rows = messages.stream().filter(message -> message.operation().equals("rows")).findFirst().orElseThrow();
        assertNull(rows.problem());
        assertEquals(1, content(rows).size());
    }

    @Test
    void sizesThatCannotBeAreRefusedWithoutMemoryForThem() {
        for (int size : new int[] {-1, 13, Integer.MAX_VALUE}) {
            byte[] bytes = ByteBuffer.allocate(30).order(ByteOrder.LITTLE_ENDIAN).put("IceP".getBytes()).put(new byte[] {1, 0, 1, 0, 0, 0})
                    .putInt(size).putInt(1).put((byte) 0xFF).putInt(Integer.MAX_VALUE).array();
            List<Message> messages = new Exchange().knowing(CONTRACT).add(Side.CLIENT, bytes).messages();
            assertTrue(messages.stream().anyMatch(message -> message.problem() != null), messages::toString);
        }
    }

    @Tag("tool")
    @Test
    void tsharkFindsTheSameMessages(@TempDir Path folder) throws IOException, InterruptedException {
        Tshark.need();
        List<String> theirs = Tshark.fields(Tshark.capture(recorded(), folder.resolve("ice.pcapng")), "icep", "icep",
                "icep.compression_status", "icep.message_type", "icep.message_status", "icep.request_id", "icep.operation");
        // It takes the size of compressed bytes for a request's number.
        assertEquals(theirs.stream().map(line -> line.startsWith("2") ? line.replaceFirst("\\d+\t$", "\t") : line).toList(),
                recorded().messages().stream().map(IceTest::line).toList());
    }

    private static String line(Message message) {
        org.roundtrip.dissect.Field header = message.fields().getFirst();
        List<String> types = List.of("Request", "BatchRequest", "Reply", "ValidateConnection", "CloseConnection");
        boolean compressed = header.part("compression").value().equals("compressed");
        return String.join("\t", compressed ? "2" : "0", Integer.toString(types.indexOf(header.part("message type").value())),
                header.part("message size").value(), String.join("", Exchange.values(message, "request id")), String.join(",",
                        message.kind() == MessageKind.REQUEST ? Exchange.values(message, "operation") : List.of()));
    }

    private static List<String> both(List<String> one, List<String> other) {
        List<String> both = new ArrayList<>(one);
        both.addAll(other);
        return both;
    }

    /** The values of content fields without parts. */
    private static List<String> content(Message message) {
        List<String> values = new ArrayList<>();
        content(message.fields(), values);
        return values;
    }

    private static void content(List<org.roundtrip.dissect.Field> fields, List<String> into) {
        for (org.roundtrip.dissect.Field field : fields) {
            if (field.parts().isEmpty() && field.role() == ByteRole.CONTENT) {
                into.add(field.value());
            }
            content(field.parts(), into);
        }
    }
}
