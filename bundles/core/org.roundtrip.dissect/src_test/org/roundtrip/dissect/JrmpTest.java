// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serializable;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.rmi.Remote;
import java.rmi.RemoteException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RMIClientSocketFactory;
import java.rmi.server.RMIServerSocketFactory;
import java.rmi.server.UnicastRemoteObject;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.roundtrip.dissect.roles.ByteRole;

/** Real RMI calls in this JVM, over sockets that record the bytes. */
class JrmpTest {
    private static final List<Exchange> RECORDED = new CopyOnWriteArrayList<>();

    record Data(int number, String text, double[] values) implements Serializable {
    }

    interface Doubler extends Remote {
        Data[] doubled(Data[] data, long factor, String note) throws RemoteException;

        int fail(int number) throws RemoteException;
    }

    record Recording() implements RMIClientSocketFactory, Serializable {
        @Override
        public Socket createSocket(String host, int port) throws IOException {
            Exchange recorded = new Exchange();
            RECORDED.add(recorded);
            return new RecordingSocket(port, recorded);
        }
    }

    static final class Servant implements Doubler {
        @Override
        public Data[] doubled(Data[] data, long factor, String note) {
            return new Data[] {new Data((int) factor * data[0].number, note, data[0].values), data[0]};
        }

        @Override
        public int fail(int number) {
            throw new IllegalArgumentException("no " + number);
        }
    }

    @Test
    void aWholeExchangeIsDecodedDownToItsValues() throws Exception {
        RMIServerSocketFactory loopback = port -> new ServerSocket(port, 50, InetAddress.getLoopbackAddress());
        int port = freePort();
        Registry server = LocateRegistry.createRegistry(port, new Recording(), loopback);
        Servant servant = new Servant();
        Remote stub = UnicastRemoteObject.exportObject(servant, 0, new Recording(), loopback);
        try {
            server.rebind("doubler", stub);
            Registry registry = LocateRegistry.getRegistry("127.0.0.1", port, new Recording());
            Doubler doubler = (Doubler) registry.lookup("doubler");
            Data data = new Data(21, "größer \0 \uD83D\uDE00", new double[] {0.5, -1e300});
            assertEquals(42, doubler.doubled(new Data[] {data}, 2, "note")[0].number);
            try {
                doubler.fail(7);
            } catch (IllegalArgumentException expected) {
                assertEquals("no 7", expected.getMessage());
            }
            List<Message> all = new ArrayList<>();
            for (Exchange recorded : List.copyOf(RECORDED)) {
                Exchange copy = recorded.copy();
                List<Message> messages = copy.messages();
                assertEquals(summary(messages), summary(copy.messagesByPackets(7)));
                all.addAll(messages);
            }
            check(all);
        } finally {
            UnicastRemoteObject.unexportObject(servant, true);
            UnicastRemoteObject.unexportObject(server, true);
        }
    }

    @Test
    void aConnectionMayCarryASingleCall() throws IOException {
        Exchange recorded = new Exchange().add(Side.CLIENT, "JRMI\0\2L".getBytes(StandardCharsets.ISO_8859_1))
                .add(Side.CLIENT, ObjectStreamTest.call("alone"));
        List<Message> messages = recorded.messagesByPackets(5);
        assertEquals(List.of("JRMI header (opens the connection)", "method 1234"), messages.stream().map(Message::operation).toList());
        assertEquals(List.of("alone"), Exchange.values(messages.get(1), "characters"));
    }

    /** Recorded: the registry of CAROL 3.0.10, JOnAS's layer above RMI. The stub in it has a reference that CAROL writes itself. */
    @Test
    void aReferenceOfCarolIsDecoded() throws IOException {
        List<Message> messages = new Exchange()
                .add(Side.CLIENT, HexFormat.of().parseHex("50aced00057722000000000000000000000000000000000000000000000000000244154dc9d4e63bdf"
                        + "74000e524d495f5345525645525f525043"))
                .add(Side.SERVER, HexFormat.of().parseHex("51aced0005770f0119b071d5000001a22ce8bbf4246b737200366f72672e6f77322e6561737962"
                        + "65616e732e7270632e726d692e7365727665722e524d49536572766572525043496d706c5f53747562000000000000000202000070787200"
                        + "1a6a6176612e726d692e7365727665722e52656d6f746553747562e9fedcc98be1651a020000707872001c6a6176612e726d692e73657276"
                        + "65722e52656d6f74654f626a656374d361b4910c61331e03000070787077020000737200296f72672e6f77322e6361726f6c2e726d692e6a"
                        + "726d702e7365727665722e4a556e696361737452656620932617c9cf0eb0040000707872001973756e2e726d692e7365727665722e556e69"
                        + "63617374526566729ba1f19d8f4e02040000707870000000047f00000119b071d5000001a22ce8bbf4800200000000fffffffe0009313237"
                        + "2e302e302e3100008b59c01f9e27d3595a5819b071d5000001a22ce8bbf480070178")).messages();
        Message answer = messages.get(1);
        assertEquals("registry.lookup", answer.operation());
        assertNull(answer.problem());
        assertEquals(0, answer.roles().bytes(ByteRole.UNKNOWN));
        assertEquals(List.of("127.0.0.1"), Exchange.values(answer, "host"));
        assertEquals(List.of("35673"), Exchange.values(answer, "port"));
    }

    @Test
    void aCheckOfTheConnectionIsNoCallOfAnOperationThatIsNamedPing() throws IOException {
        List<Message> messages = new Exchange().add(Side.CLIENT, ObjectStreamTest.call("before")).add(Side.CLIENT, new byte[] {0x52})
                .add(Side.SERVER, new byte[] {0x53}).messages();
        assertEquals(List.of("CONTROL Ping (connection check)", "CONTROL PingAck (connection check)"),
                messages.stream().skip(1).map(message -> message.kind() + " " + message.operation()).toList());
    }

    private static void check(List<Message> all) {
        for (Message message : all) {
            assertNull(message.problem(), message::toString);
            assertEquals("jrmp", message.protocol());
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN), message::toString);
        }
        assertTrue(all.stream().anyMatch(message -> message.operation().equals("registry.lookup")
                && Exchange.values(message, "characters").equals(List.of("doubler"))), () -> summary(all).toString());
        assertTrue(all.stream().anyMatch(message -> message.operation().equals("dgc.dirty")
                && message.kind() == MessageKind.REQUEST));
        List<Message> calls = all.stream().filter(message -> message.operation().startsWith("method ")).toList();
        assertEquals(4, calls.size(), () -> summary(all).toString());
        assertEquals(List.of("21"), Exchange.values(calls.get(0), "number").stream().skip(1).toList());
        assertEquals(List.of("0.5"), Exchange.values(calls.get(0), "[0]").stream().skip(1).toList());
        assertEquals(List.of("-1.0E300"), Exchange.values(calls.get(0), "[1]"));
        assertTrue(Exchange.values(calls.get(0), "characters").contains("größer \0 \uD83D\uDE00"));
        assertTrue(Exchange.values(calls.get(0), "characters").contains("note"));
        assertEquals(MessageKind.RESPONSE, calls.get(1).kind());
        assertEquals(calls.get(0).requestId(), calls.get(1).requestId());
        assertEquals(List.of("42", "21"), Exchange.values(calls.get(1), "number"));
        assertTrue(Exchange.values(calls.get(3), "characters").contains("no 7"));
        assertTrue(calls.get(0).roles().bytes(ByteRole.TYPE_INFORMATION) > 100);
    }

    private static List<String> summary(List<Message> messages) {
        return messages.stream().map(message -> message.side() + " " + message.from() + "-" + message.to() + " "
                + message.kind() + " " + message.operation()).toList();
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return any.getLocalPort();
        }
    }
}
