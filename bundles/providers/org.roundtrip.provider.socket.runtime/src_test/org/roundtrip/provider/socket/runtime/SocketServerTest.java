// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.HexFormat;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server that adds one to an int, without any generated classes. */
class SocketServerTest {
    /** The server answers this number when it is released. */
    private static final int STALLING = -1;
    private final CountDownLatch released = new CountDownLatch(1);
    private ServerSocketChannel listening;
    private Thread serving;

    @BeforeEach
    void serve() throws IOException {
        listening = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        serving = Thread.ofPlatform().start(() -> {
            while (listening.isOpen()) {
                try (Connection connection = new Connection(listening.accept())) {
                    connection.serve((operation, in, out) -> {
                        int number = in.getInt();
                        in.end();
                        if (number == STALLING) {
                            await();
                        }
                        if (operation > 0) {
                            throw Dispatcher.unknown(operation);
                        }
                        out.putInt(number + 1);
                        return true;
                    });
                } catch (IOException hostileOrClosed) {
                    continue;
                }
            }
        });
    }

    private void await() {
        try {
            released.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @AfterEach
    void stop() throws Exception {
        listening.close();
        serving.join();
    }

    private static int call(Connection connection, int number) throws IOException {
        connection.request(0).putInt(number);
        WireInput in = connection.exchange();
        int result = in.getInt();
        in.end();
        return result;
    }

    @ParameterizedTest
    @ValueSource(strings = {"ffffffff", "7fffffff0000", "00000000", "00000001 00", "00000006 0001 00000000",
        "00000007 0000 00000000 00", "00000005 0000 000000", "474554202f20485454502f312e310d0a"})
    void aHostileRequestClosesItsConnectionAndHarmsNoOther(String hex) throws IOException {
        try (Socket hostile = new Socket(InetAddress.getLoopbackAddress(), listening.socket().getLocalPort())) {
            hostile.getOutputStream().write(HexFormat.of().parseHex(hex.replace(" ", "")));
            hostile.shutdownOutput();
            assertEquals(-1, hostile.getInputStream().read());
        }
        try (Connection connection = new Connection(SocketChannel.open(listening.getLocalAddress()))) {
            assertEquals(8, call(connection, 7));
        }
    }

    @Test
    void anOverdueCallIsGivenUpAndTheNextOneOpensTheConnectionAgain() throws Exception {
        try (CallLimit limit = new CallLimit(1); Connection connection = limit.on(Connection.to(listening.getLocalAddress()))) {
            assertEquals(4, call(connection, 3));
            assertThrows(SocketTimeoutException.class, () -> call(connection, STALLING));
            released.countDown();
            assertEquals(8, call(connection, 7));
        }
    }

    @Test
    void aCallAfterTheServerHasClosedTheConnectionOpensItAgainButNotAfterItsOwnEnd() throws Exception {
        Connection connection = Connection.to(listening.getLocalAddress());
        connection.request(1).putInt(0);
        assertThrows(IOException.class, connection::exchange);
        assertEquals(8, call(connection, 7));
        connection.close();
        assertThrows(ClosedChannelException.class, () -> call(connection, 7));
    }

    @Test
    void aCallAllocatesNothing() throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Connection connection = new Connection(SocketChannel.open(listening.getLocalAddress()))) {
            for (int i = 0; i < 20_000; i++) {
                call(connection, i);
            }
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().threadId());
            long beforeServer = threads.getThreadAllocatedBytes(serving.threadId());
            for (int i = 0; i < 10_000; i++) {
                call(connection, i);
            }
            long client = threads.getThreadAllocatedBytes(Thread.currentThread().threadId()) - before;
            long server = threads.getThreadAllocatedBytes(serving.threadId()) - beforeServer;
            assertTrue(client < 10_000 && server < 10_000, client + " and " + server + " bytes in 10,000 calls");
        }
    }
}
