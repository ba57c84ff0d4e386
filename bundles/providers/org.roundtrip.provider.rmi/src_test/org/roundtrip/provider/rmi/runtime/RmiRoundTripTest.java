// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.rmi.Remote;
import java.rmi.ServerException;
import java.rmi.registry.LocateRegistry;
import java.rmi.registry.Registry;
import java.rmi.server.RemoteObject;
import java.rmi.server.RemoteRef;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Steps;
import org.roundtrip.provider.rmi.RmiProvider;
import org.roundtrip.tests.shapes.RoundTripTests;

/** RMI between two halves in one JVM. */
class RmiRoundTripTest extends RoundTripTests {

    RmiRoundTripTest() {
        super(new RmiProvider(), new RmiServer(), new RmiClient());
    }

    @Test
    void connectingIsTakenOffTheLookup() throws Exception {
        Steps steps = new Steps();
        Endpoint endpoint = start(0);
        long before = System.nanoTime();
        open(endpoint, steps);
        long all = System.nanoTime() - before;
        assertTrue(steps.connectNanos().orElseThrow() > 0 && steps.lookupNanos().orElseThrow() > 0);
        assertTrue(steps.connectNanos().orElseThrow() + steps.lookupNanos().orElseThrow() <= all);
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
        for (Thread left : keepAlive()) {
            assertTrue(left.join(Duration.ofMinutes(5)), left.getName());
        }
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

    /** Returns the method hash of the RMI specification. */
    private static long hash(Method method) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new DataOutputStream(bytes).writeUTF(method.getName()
                + MethodType.methodType(method.getReturnType(), method.getParameterTypes()).toMethodDescriptorString());
        byte[] sha = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
        return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    private static List<Thread> keepAlive() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("RMI") && !thread.isDaemon()).toList();
    }
}
