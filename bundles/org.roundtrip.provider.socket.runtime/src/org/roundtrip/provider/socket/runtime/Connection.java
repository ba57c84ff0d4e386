// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.EOFException;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;

/** One end of a connection with its buffers. Used by one thread; only {@link #close} may come from another. */
public final class Connection implements AutoCloseable {
    /** The longest message: longer ones are neither sent nor read. */
    public static final int MOST_BYTES = 256 << 20;

    private final SocketChannel channel;
    private final WireInput in = new WireInput();
    private final WireOutput out = new WireOutput();

    /** Takes over a connected channel. */
    Connection(SocketChannel channel) throws IOException {
        this.channel = channel;
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
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
        out.send(channel);
    }

    /** Sends the request and waits for its reply. @return the reply, from which the result is read */
    public WireInput exchange() throws IOException {
        out.send(channel);
        if (!in.next(channel)) {
            throw new EOFException("the server has closed the connection");
        }
        return in;
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
        channel.close();
    }
}
