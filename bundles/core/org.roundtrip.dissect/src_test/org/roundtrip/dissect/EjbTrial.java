// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Timestamp;

/**
 * The calls of a session bean that captures of containers have, all by one client: {@link #CALLED}, one after the other. The rows of the
 * first call are two, those of the second none; {@code fail} ends with an exception.
 */
final class EjbTrial {
    static final int PORT = 4711;
    static final List<String> CALLED = List.of("rows", "numbers", "title", "rows", "octets", "fail", "yield", "title");
    private static final Length SOME = new Length(0, 9);
    private static final Shape TEXT = new Text(new Length(0, 99), Shape.Repertoire.UNICODE);
    private static final Shape ROWS = new Sequence(new Struct("Row", List.of(new Field("id", Primitive.INT), new Field("name", TEXT),
            new Field("colour", new Enumeration("Colour", List.of("red", "green", "blue"))), new Field("sums", new Sequence(Primitive.DOUBLE, SOME)),
            new Field("letter", Primitive.CHAR), new Field("price", new Decimal(9, 2)), new Field("flags", new Sequence(Primitive.BOOLEAN, SOME)),
            new Field("maybe", new OptionalValue(Primitive.LONG)), new Field("when", new Timestamp()),
            new Field("counts", new Mapping(TEXT, Primitive.INT, SOME)))), SOME);
    private static final List<Primitive> NUMBERS = List.of(Primitive.BOOLEAN, Primitive.BYTE, Primitive.SHORT, Primitive.INT, Primitive.LONG,
            Primitive.CHAR, Primitive.FLOAT, Primitive.DOUBLE);
    static final Contract CONTRACT = new Contract("Trial", List.of(echo("rows", ROWS), echo("title", TEXT),
            echo("octets", new Bytes(new Length(0, 1 << 20))),
            new Operation("numbers", IntStream.range(0, 8).mapToObj(i -> new Parameter("n" + i, NUMBERS.get(i))).toList(),
                    Optional.of(Primitive.DOUBLE), Behaviour.GENERATE),
            new Operation("fail", List.of(new Parameter("code", Primitive.INT)), Optional.empty(), List.of(new Struct("Rejected",
                    List.of(new Field("reason", TEXT), new Field("code", Primitive.INT)))), Behaviour.THROW),
            new Operation("yield", List.of(), Optional.empty(), Behaviour.NOTHING)));
    /** The arguments of {@code numbers}. */
    static final List<String> ARGUMENTS = List.of("true", "-3", "-300", "70000", Long.toString(Long.MIN_VALUE), "x", "1.5", "-2.25");

    private EjbTrial() {
    }

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    static Exchange recorded(String file) throws IOException {
        return Recorded.read(Path.of("src_test/org/roundtrip/dissect", file), PORT).knowing(CONTRACT);
    }

    /** The requests or responses of an operation. */
    static List<Message> of(List<Message> messages, MessageKind kind, String operation) {
        return messages.stream().filter(message -> message.kind() == kind && message.operation().equals(operation)).toList();
    }

    /** The only group of that name, such as the arguments of a request. */
    static org.roundtrip.dissect.Field group(Message message, String name) {
        return message.fields().stream().flatMap(EjbTrial::within).filter(field -> field.name().equals(name)).findFirst().orElseThrow();
    }

    private static Stream<org.roundtrip.dissect.Field> within(org.roundtrip.dissect.Field field) {
        return Stream.concat(Stream.of(field), field.parts().stream().flatMap(EjbTrial::within));
    }

    /** All calls are there, each with a request and a response of one number. */
    static void assertCalled(List<Message> messages) {
        List<Message> requests = ofCalls(messages, MessageKind.REQUEST);
        List<Message> responses = ofCalls(messages, MessageKind.RESPONSE);
        assertEquals(CALLED, requests.stream().map(Message::operation).toList());
        assertEquals(CALLED, responses.stream().map(Message::operation).toList());
        assertEquals(requests.stream().map(Message::requestId).toList(), responses.stream().map(Message::requestId).toList());
        assertEquals(CALLED.size(), requests.stream().map(Message::requestId).distinct().count());
    }

    private static List<Message> ofCalls(List<Message> messages, MessageKind kind) {
        return messages.stream().filter(message -> message.kind() == kind && message.operation().indexOf('.') < 0).toList();
    }

    /** The rows are those that were sent, in the request and in the response. */
    static void assertRows(List<Message> messages) {
        for (MessageKind kind : List.of(MessageKind.REQUEST, MessageKind.RESPONSE)) {
            List<org.roundtrip.dissect.Field> rows = rows(of(messages, kind, "rows").getFirst());
            assertEquals(List.of("7", "-8"), values(rows, "id"));
            assertEquals(List.of("größe €", ""), values(rows, "name"));
            assertEquals(List.of("payload.Colour.green", "payload.Colour.blue"), values(rows, "colour"));
            assertEquals(List.of("ß", "ß"), values(rows, "letter"));
            assertEquals(List.of("1.5", "-2.25"), rows.getFirst().part("sums").parts().stream().filter(EjbTrial::numbered)
                    .map(org.roundtrip.dissect.Field::value).toList());
        }
    }

    /** The rows of a message; the fields of each are in the part with the name of its class. */
    static List<org.roundtrip.dissect.Field> rows(Message message) {
        return group(message, message.kind() == MessageKind.REQUEST ? "arguments" : "result").part("value").parts().stream()
                .filter(EjbTrial::numbered).map(row -> row.parts().getLast()).toList();
    }

    static List<String> values(List<org.roundtrip.dissect.Field> rows, String field) {
        return rows.stream().map(row -> row.part(field).value()).toList();
    }

    static boolean numbered(org.roundtrip.dissect.Field field) {
        return field.name().startsWith("[");
    }
}
