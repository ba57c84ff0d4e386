// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.UnicastRemoteObject;
import java.math.BigDecimal;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** Real RMI calls of a contract's operations: methods are found by their hashes, values are named. */
class JrmpContractTest {
    private static final List<Exchange> RECORDED = new CopyOnWriteArrayList<>();
    private static final Length SOME = new Length(0, 100);
    private static final Text TEXT = new Text(SOME, Repertoire.UNICODE);
    private static final Enumeration COLOUR = new Enumeration("Colour", List.of("red", "green"));
    private static final Struct ROW = new Struct("Row", List.of(new Shape.Field("number", Primitive.INT),
            new Shape.Field("label", TEXT), new Shape.Field("colour", COLOUR)));

    static final Contract CONTRACT = new Contract("Trial", List.of(
            new Operation("many", List.of(new Parameter("flag", Primitive.BOOLEAN), new Parameter("small", Primitive.BYTE),
                    new Parameter("text", TEXT), new Parameter("middle", Primitive.SHORT),
                    new Parameter("number", Primitive.INT), new Parameter("half", Primitive.FLOAT),
                    new Parameter("whole", Primitive.DOUBLE), new Parameter("data", new Bytes(SOME)),
                    new Parameter("big", Primitive.LONG)), Optional.of(Primitive.DOUBLE), Behaviour.GENERATE),
            new Operation("wait", List.of(new Parameter("rows", new Sequence(ROW, SOME))), Optional.empty(),
                    Behaviour.NOTHING),
            new Operation("row", List.of(), Optional.of(ROW), Behaviour.GENERATE),
            new Operation("later", List.of(new Parameter("letter", Primitive.CHAR), new Parameter("when", new Shape.Timestamp()),
                    new Parameter("price", new Shape.Decimal(9, 2)),
                    new Parameter("maybe", new Shape.OptionalValue(Primitive.INT)),
                    new Parameter("none", new Shape.OptionalValue(ROW)),
                    new Parameter("one", new Shape.Union("Either", List.of(new Shape.Field("number", Primitive.INT))))),
                    Optional.of(new Shape.Mapping(Primitive.INT, TEXT, SOME)), Behaviour.GENERATE),
            new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING)));

    enum Colour {
        red, green
    }

    static final class Row implements Serializable {
        private static final long serialVersionUID = 1L;
        int number = 17;
        String label = "größe";
        Colour colour = Colour.green;
    }

    abstract static class Either implements Serializable {
        private static final long serialVersionUID = 1L;

        static final class NumberCase extends Either {
            private static final long serialVersionUID = 1L;
            int value = 23;
        }
    }

    interface Trial extends Remote {
        double many(boolean flag, byte small, String text, short middle, int number, float half, double whole,
                byte[] data, long big) throws RemoteException;

        void wait_(Row[] rows) throws RemoteException;

        Row row() throws RemoteException;

        HashMap<Integer, String> later(char letter, Date when, BigDecimal price, Integer maybe, Row none, Either one)
                throws RemoteException;

        void ping() throws RemoteException;

        void unknown(int number) throws RemoteException;
    }

    static final class Servant implements Trial {
        @Override
        public double many(boolean flag, byte small, String text, short middle, int number, float half, double whole,
                byte[] data, long big) {
            return -0.5;
        }

        @Override
        public void wait_(Row[] rows) {
        }

        @Override
        public Row row() {
            return new Row();
        }

        @Override
        public HashMap<Integer, String> later(char letter, Date when, BigDecimal price, Integer maybe, Row none, Either one) {
            return new HashMap<>(Map.of(3, "drei"));
        }

        @Override
        public void ping() {
        }

        @Override
        public void unknown(int number) {
            throw new IllegalStateException("unknown");
        }
    }

    record Recording() implements RMIClientSocketFactory, Serializable {
        @Override
        public Socket createSocket(String host, int port) throws IOException {
            Exchange recorded = new Exchange().knowing(CONTRACT);
            RECORDED.add(recorded);
            return new RecordingSocket(port, recorded);
        }
    }

    @BeforeAll
    static void record() throws Exception {
        Servant servant = new Servant();
        Trial stub = (Trial) UnicastRemoteObject.exportObject(servant, 0, new Recording(),
                port -> new ServerSocket(port, 50, InetAddress.getLoopbackAddress()));
        try {
            stub.many(true, (byte) -2, "text", (short) -300, 70_000, 1.5f, -0.25, new byte[] {1, 2}, 1L << 40);
            stub.wait_(new Row[] {new Row(), new Row()});
            stub.row();
            stub.later('\u4e00', new Date(5), new BigDecimal("1.50"), 19, null, new Either.NumberCase());
            stub.ping();
            try {
                stub.unknown(1);
            } catch (IllegalStateException expected) {
                assertEquals("unknown", expected.getMessage());
            }
        } finally {
            UnicastRemoteObject.unexportObject(servant, true);
        }
    }

    private static List<Message> recorded() {
        return RECORDED.stream().flatMap(recorded -> recorded.copy().messages().stream()).toList();
    }

    private static Field group(List<Message> all, MessageKind kind, String operation, String group) {
        Message message = all.stream().filter(each -> each.kind() == kind && each.operation().equals(operation))
                .findFirst().orElseThrow(() -> new AssertionError("no " + operation + " in "
                        + all.stream().map(each -> each.kind() + " " + each.operation() + " " + each.problem()).toList()));
        assertNull(message.problem(), message::toString);
        assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
        return message.fields().stream().filter(field -> field.name().equals(group)).findFirst().orElse(null);
    }

    @Test
    void operationsAndTheirValuesHaveTheContractsNames() {
        List<Message> all = recorded();
        Field many = group(all, MessageKind.REQUEST, "many", "arguments");
        assertEquals(List.of("true", "-2", "text", "-300", "70000", "1.5", "-0.25", "[B of 2", Long.toString(1L << 40)),
                CONTRACT.operation("many").parameters().stream().map(each -> many.part(each.name()).value()).toList());
        assertEquals("0102", many.part("data").part("elements").value());
        assertEquals("-0.5", group(all, MessageKind.RESPONSE, "many", "result").part("value").value());
        Field row = group(all, MessageKind.REQUEST, "wait", "arguments").part("rows").part("[1]");
        assertEquals("17", row.parts().getLast().part("number").value());
        Field result = group(all, MessageKind.RESPONSE, "row", "result").part("value");
        assertEquals("größe", result.parts().getLast().part("label").value());
        assertTrue(result.parts().getLast().part("colour").value().endsWith("Colour.green"));
        assertNull(group(all, MessageKind.REQUEST, "ping", "arguments"));
        assertNull(group(all, MessageKind.RESPONSE, "ping", "result"));
    }

    @Test
    void laterKindsAreFoundByTheirDescriptorsAndShownAsObjects() {
        List<Message> all = recorded();
        Field later = group(all, MessageKind.REQUEST, "later", "arguments");
        assertEquals(List.of("\u4e00", "java.util.Date", "java.math.BigDecimal", "java.lang.Integer", "null",
                Either.NumberCase.class.getName()),
                CONTRACT.operation("later").parameters().stream().map(each -> later.part(each.name()).value()).toList());
        assertEquals("19", later.part("maybe").parts().getLast().part("value").value());
        assertEquals("23", later.part("one").parts().getLast().part("value").value());
        assertEquals("java.util.HashMap", group(all, MessageKind.RESPONSE, "later", "result").part("value").value());
    }

    @Test
    void classesMayHaveAnyName() throws IOException {
        byte[] call = ObjectStreamTest.call((Object) new Colour[0]);
        String name = "[L" + Colour.class.getName() + ";";
        for (String odd : List.of("[;", "[", "[[", "$", ".", ";", "Row", "a$Row", "a.Row_")) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            int at = new String(call, StandardCharsets.ISO_8859_1).indexOf(name);
            bytes.write(call, 0, at - 1);
            bytes.write(odd.length());
            bytes.write(odd.getBytes(StandardCharsets.ISO_8859_1));
            bytes.write(call, at + name.length(), call.length - at - name.length());
            Message message = new Exchange().knowing(CONTRACT).add(Side.CLIENT, bytes.toByteArray()).messages().getFirst();
            assertEquals("method 1234", message.operation(), odd);
        }
    }

    @Test
    void aMethodThatIsNotInTheContractHasItsHash() {
        Message unknown = recorded().stream().filter(message -> message.operation().startsWith("method ")).findFirst()
                .orElse(null);
        assertNotNull(unknown);
        assertNull(unknown.problem());
        assertEquals(List.of("00000001"), Exchange.values(unknown, "primitive values"));
    }
}
