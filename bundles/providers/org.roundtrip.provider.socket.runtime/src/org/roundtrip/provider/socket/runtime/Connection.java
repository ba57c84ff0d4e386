// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.EOFException;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.util.concurrent.atomic.AtomicLong;

/**
 * One end of a connection with its buffers. A client's is opened again by the call that follows a failed one. Used by one thread;
 * only {@link #close} and {@link #look} may come from another.
 */
public final class Connection implements AutoCloseable {
    /** The longest message: longer ones are neither sent nor read. */
    public static final int MOST_BYTES = 256 << 20;

    private final WireOutput out = new WireOutput();
    /** Odd while a call is under way. */
    private final AtomicLong calls = new AtomicLong();
    private final SocketAddress server;
    private volatile SocketChannel channel;
    private volatile boolean closed;
    private volatile boolean overdue;
    private WireInput in = new WireInput();
    /** What {@link #look} saw last, and how often. */
    private long seen;
    private int times;

    /** Takes over a connected channel. */
    Connection(SocketChannel channel) throws IOException {
        this.channel = channel;
        this.server = channel.getRemoteAddress();
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    }

    /** Opens a connection to a server. */
    static Connection to(SocketAddress server) throws IOException {
        return new Connection(SocketChannel.open(server));
    }

    /** Returns whether small messages are sent without waiting for acknowledgements (TCP_NODELAY). */
    boolean noDelay() throws IOException {
        return channel.getOption(StandardSocketOptions.TCP_NODELAY);
    }

    /** Begins a request. @return the message, to which the arguments are added */
    public WireOutput request(int operation) throws IOException {
        out.begin();
        out.putShort((short) operation);
        return out;
    }

    /** Sends the request of a one-way call, which has no reply. */
    public void send() throws IOException {
        begin();
        try {
            out.send(channel);
        } catch (IOException e) {
            throw failed(e);
        }
        end();
    }

    /** Sends the request and waits for its reply. @return the reply, from which the result is read */
    public WireInput exchange() throws IOException {
        begin();
        try {
            out.send(channel);
            if (!in.next(channel)) {
                throw new EOFException("the server has closed the connection");
            }
        } catch (IOException e) {
            throw failed(e);
        }
        end();
        return in;
    }

    /** The value needs no barrier of the processor's: another thread looks at it some time later. */
    private void begin() throws IOException {
        if (!channel.isOpen() && !closed) {
            open();
        }
        calls.lazySet(calls.get() + 1);
    }

    private void end() {
        calls.lazySet(calls.get() + 1);
    }

    private void open() throws IOException {
        SocketChannel next = SocketChannel.open(server);
        next.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel = next;
        in = new WireInput();
        overdue = false;
        if (closed) {
            next.close();
        }
    }

    /** What is left of the reply would be taken for the next one, so the channel is closed. */
    private IOException failed(IOException e) throws IOException {
        end();
        channel.close();
        return overdue ? (IOException) new SocketTimeoutException("the server has not replied in time").initCause(e) : e;
    }

    /** Ends the call that is under way when this finds it for the last of so many times. */
    void look(int most) {
        long now = calls.get();
        times = now % 2 == 1 && now == seen ? times + 1 : 0;
        seen = now;
        if (times == most) {
            overdue = true;
            try {
                channel.close();
            } catch (IOException e) {
                // The call fails nevertheless.
                return;
            }
        }
    }

    /** Answers requests until the client closes the connection. */
    void serve(Dispatcher dispatcher) throws IOException {
        while (in.next(channel)) {
            int operation = Short.toUnsignedInt(in.getShort());
            out.begin();
            if (dispatcher.dispatch(operation, in, out)) {
                out.send(channel);
            }
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        channel.close();
    }
}
