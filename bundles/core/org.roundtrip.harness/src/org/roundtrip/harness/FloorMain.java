// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import org.roundtrip.harness.control.ControlLine;

/**
 * Main class of both processes with which a machine is tried. They make the least of calls: some bytes over a connection on
 * loopback and back, without a middleware and without a compiled contract.
 *
 * <p>Commands of the control protocol: {@code start} makes a process the server and answers {@code port}. {@code open} with
 * {@code port} makes it the client. {@code calls} with {@code nanos} and {@code bytes} makes calls for so long with so many bytes each
 * way; it answers {@code calls} and {@code medianNanos}, of the calls in the latter three quarters of that time.
 */
public final class FloorMain {
    private static final int MOST_CALLS = 1 << 18;
    /** The part of the time in which calls are not counted, since threads were moved just before. */
    private static final int SETTLING = 4;

    private final long[] nanos = new long[MOST_CALLS];
    private ByteBuffer buffer = ByteBuffer.allocateDirect(Integer.BYTES);
    private SocketChannel channel;

    private FloorMain() {
    }

    /** @param args are not read */
    public static void main(String[] args) throws Exception {
        Control.serve(new FloorMain()::run);
    }

    private ControlLine run(ControlLine command) throws IOException {
        ControlLine done = ControlLine.of("done");
        switch (command.word()) {
            case "start":
                return done.with("port", start());
            case "open":
                channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), (int) command.number("port")));
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                return done;
            case "calls":
                return calls(command.number("nanos"), (int) command.number("bytes"), done);
            case "stop":
                return done;
            default:
                throw new IllegalArgumentException("a trial knows no command " + command.word());
        }
    }

    private int start() throws IOException {
        ServerSocketChannel server = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        Thread servant = new Thread(() -> serve(server), "servant");
        servant.setDaemon(true);
        servant.start();
        return ((InetSocketAddress) server.getLocalAddress()).getPort();
    }

    private void serve(ServerSocketChannel server) {
        try (SocketChannel client = server.accept()) {
            client.setOption(StandardSocketOptions.TCP_NODELAY, true);
            while (true) {
                receive(client);
                send(client);
            }
        } catch (IOException gone) {
            // the client has ended
        }
    }

    private ControlLine calls(long length, int bytes, ControlLine done) throws IOException {
        resize(Integer.BYTES + bytes);
        long begin = System.nanoTime();
        long before = begin;
        int made = 0;
        int kept = 0;
        while (before - begin < length && kept < MOST_CALLS) {
            buffer.putInt(0, bytes);
            send(channel);
            receive(channel);
            long now = System.nanoTime();
            if (now - begin >= length / SETTLING) {
                nanos[kept++] = now - before;
            }
            before = now;
            made++;
        }
        Arrays.sort(nanos, 0, kept);
        return done.with("calls", made).with("medianNanos", kept == 0 ? (before - begin) / Math.max(1, made) : nanos[kept / 2]);
    }

    /** Sends the buffer, which is a whole message: the number of bytes that follow, then these. */
    private void send(SocketChannel to) throws IOException {
        buffer.rewind();
        while (buffer.hasRemaining()) {
            to.write(buffer);
        }
    }

    /** Receives a whole message into the buffer, which gets its size. */
    private void receive(SocketChannel from) throws IOException {
        buffer.rewind();
        while (buffer.position() < Integer.BYTES || buffer.hasRemaining()) {
            if (from.read(buffer) < 0) {
                throw new EOFException();
            }
            if (buffer.position() >= Integer.BYTES && buffer.getInt(0) + Integer.BYTES != buffer.capacity()) {
                int have = buffer.position();
                resize(buffer.getInt(0) + Integer.BYTES);
                buffer.position(have);
            }
        }
    }

    private void resize(int bytes) {
        ByteBuffer other = ByteBuffer.allocateDirect(bytes);
        buffer.rewind();
        buffer.limit(Math.min(bytes, buffer.capacity()));
        other.put(buffer);
        other.rewind();
        buffer = other;
    }
}
