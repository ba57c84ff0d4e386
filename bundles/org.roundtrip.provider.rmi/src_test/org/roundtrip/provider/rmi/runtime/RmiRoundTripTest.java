// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.rmi.Remote;
import java.rmi.ServerException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteRef;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.ServerSetting;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.values.Arrivals;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.ExpectedValues;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.provider.rmi.RmiProvider;

class RmiRoundTripTest {
    private static final long SEED = 2005;
    @TempDir
    static Path cache;
    private final Arrivals arrivals = new Arrivals();
    private final ClassLoader before = Thread.currentThread().getContextClassLoader();
    private final RmiServer server = new RmiServer();
    private final RmiClient client = new RmiClient();
    private URLClassLoader loader;

    @BeforeEach
    void compile() throws Exception {
        Path classes = new RmiProvider().compile(contract(), Map.of(), cache).classes();
        loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, before);
        Thread.currentThread().setContextClassLoader(loader);
    }

    @AfterEach
    void close() throws Exception {
        client.close();
        server.close();
        loader.close();
        Thread.currentThread().setContextClassLoader(before);
    }

    @Test
    void everyOperationCarriesItsValuesBothWays() throws Exception {
        Object stub = open(start(0), new Steps());
        for (Operation operation : contract().operations()) {
            ExpectedValues neutral = ExpectedValues.of(operation, SEED);
            Caller caller = Generated.caller(operation.name(), stub);
            caller.prepare(SEED, neutral.pool());
            arrivals.begin();
            Digest digest = new Digest();
            for (int entry = 0; entry < neutral.pool(); entry++) {
                caller.digestArguments(entry, digest);
                caller.call(entry);
                caller.digestResult(digest);
            }
            assertEquals(neutral.digest(), digest.hex(), operation.name());
            assertEquals(neutral.digest(), arrivals.end(), operation.name());
        }
    }

    @Test
    void connectingIsTimedApartFromTheLookup() throws Exception {
        Steps steps = new Steps();
        open(start(0), steps);
        assertTrue(steps.lookupNanos().orElse(0) > 0);
        assertTrue(steps.connectNanos().orElse(0) > 0);
        assertTrue(steps.connectNanos().orElseThrow() < steps.lookupNanos().orElseThrow());
    }

    @Test
    void nothingListensAnywhereButOnTheChosenAddress() throws Exception {
        Endpoint endpoint = start(0);
        for (int port : List.of(endpoint.ports().getFirst(), endpoint.namingPorts().getFirst())) {
            new Socket("127.0.0.1", port).close();
            assertThrows(IOException.class, () -> new Socket("127.0.0.2", port).close());
        }
    }

    @Test
    void aPortCanBeUsedAgainAtOnceAndATakenOneIsABindException() throws Exception {
        Endpoint endpoint = start(0);
        int port = endpoint.ports().getFirst();
        open(endpoint, new Steps());
        server.close();
        assertEquals(List.of(port), start(port).ports());
        try (RmiServer second = new RmiServer()) {
            assertThrows(BindException.class, () -> second.start(setting(port)));
        }
    }

    @Test
    void afterTheServerIsClosedNothingListensAndNoThreadKeepsTheJvmAlive() throws Exception {
        Endpoint endpoint = start(0);
        open(endpoint, new Steps());
        server.close();
        for (int port : List.of(endpoint.ports().getFirst(), endpoint.namingPorts().getFirst())) {
            new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1")).close();
        }
        for (int i = 0; i < 100 && keepsAlive(); i++) {
            Thread.sleep(20);
        }
        assertFalse(keepsAlive());
    }

    @Test
    void theServantDeserializesNothingButPayloads() throws Exception {
        Object stub = open(start(0), new Steps());
        Method method = stub.getClass().getInterfaces()[0].getMethod("row", loader.loadClass("payload.Row"));
        RemoteRef reference = ((RemoteObject) Proxy.getInvocationHandler(stub)).getRef();
        Object row = loader.loadClass("payload.Row").getConstructor().newInstance();
        assertInstanceOf(row.getClass(), reference.invoke((Remote) stub, method, new Object[] {row}, hash(method)));
        Exception refused = assertThrows(ServerException.class, () -> reference.invoke((Remote) stub, method,
                new Object[] {new ArrayList<>(List.of("not a row"))}, hash(method)));
        assertTrue(refused.toString().contains("REJECTED"), refused.toString());
    }

    @Test
    void theRegistryIsBoundFromInsideOnly() throws Exception {
        Endpoint endpoint = start(0);
        Remote stub = (Remote) open(endpoint, new Steps());
        Registry registry = LocateRegistry.getRegistry("127.0.0.1", endpoint.namingPorts().getFirst());
        assertArrayEquals(new String[] {RmiServer.NAME}, registry.list());
        Exception refused = assertThrows(ServerException.class, () -> registry.rebind("other", stub));
        assertTrue(refused.toString().contains("REJECTED"), refused.toString());
    }

    /** The method hash of the RMI specification. */
    private static long hash(Method method) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(method.getName()
                + MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString());
        byte[] sha = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
        return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    private static boolean keepsAlive() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().startsWith("RMI") && !thread.isDaemon());
    }

    private Endpoint start(int port) throws Exception {
        return server.start(setting(port));
    }

    private ServerSetting setting(int port) {
        return new ServerSetting("127.0.0.1", port, Map.of(), cache, SEED, 16, arrivals);
    }

    private Object open(Endpoint endpoint, Steps steps) throws Exception {
        client.prepare(new ClientSetting(Map.of(), cache, 20));
        return client.open(endpoint, steps);
    }

    private static Contract contract() {
        Enumeration colour = new Enumeration("Colour", List.of("red", "green", "blue"));
        Text latin1 = new Text(new Length(0, 200), Repertoire.LATIN1);
        Text unicode = new Text(new Length(0, 200), Repertoire.UNICODE);
        List<Field> fields = new ArrayList<>();
        for (Primitive primitive : Primitive.values()) {
            fields.add(new Field(primitive.name().toLowerCase(), primitive));
            fields.add(new Field("all_" + primitive, new Sequence(primitive, new Length(0, 5))));
        }
        fields.add(new Field("latin1", latin1));
        fields.add(new Field("unicode", unicode));
        fields.add(new Field("octets", new Bytes(new Length(0, 50))));
        fields.add(new Field("colour", colour));
        Struct row = new Struct("Row", fields);
        return new Contract("Trial", List.of(
                new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                echo("row", row),
                echo("rows", new Sequence(new Sequence(row, new Length(0, 3)), new Length(0, 3))),
                echo("colours", new Sequence(colour, Length.of(3))),
                echo("none", new Sequence(Primitive.INT, Length.of(0))),
                echo("large", new Sequence(Primitive.DOUBLE, Length.of(100_000))),
                echo("text", new Text(Length.of(1 << 20), Repertoire.UNICODE)),
                new Operation("toString", List.of(new Parameter("class", latin1)), Optional.of(latin1),
                        Behaviour.COUNT_AND_UPPER_CASE),
                new Operation("many", List.of(new Parameter("a", Primitive.LONG), new Parameter("b", unicode)),
                        Optional.of(row), Behaviour.GENERATE)));
    }

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }
}
