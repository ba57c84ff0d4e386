// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.tunnel;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;

/**
 * What RMI takes for a connection. Today's clients know JRMP's stream protocol only, so this class answers their handshake
 * and their pings itself. Each message that RMI sends becomes a POST of the single-operation protocol, as RMI sent it itself
 * through HTTP until Java 8: it is sent when RMI asks for the answer. Used by one thread at a time.
 */
public final class TunnelSocket extends Socket {
    private static final byte[] SINGLE_OPERATION = {'J', 'R', 'M', 'I', 0, 2, 0x4c};
    private static final int ACCEPTED = 0x4e, PING = 0x52, PING_ACK = 0x53, DGC_ACK = 0x54;
    private static final int DGC_ACK_BYTES = 15;
    /** After its length, the client's host name is followed by its port. */
    private static final int PORT_BYTES = 4;

    private final Tunnel tunnel;
    private final String host;
    private final int port;
    private final Sent sent = new Sent();
    private ByteArrayInputStream answer = new ByteArrayInputStream(new byte[0]);
    private boolean greeted;
    private boolean named;
    private boolean closed;
    private int timeoutMillis;
    private String line = "";

    /** Makes one to a port, without opening anything. */
    public TunnelSocket(Tunnel tunnel, String host, int port) {
        this.tunnel = tunnel;
        this.host = host;
        this.port = port;
    }

    /** What RMI has written and was not sent yet. */
    private final class Sent extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void write(int b) {
            bytes.write(b);
        }

        @Override
        public void write(byte[] from, int offset, int length) {
            bytes.write(from, offset, length);
        }

        /** Nobody waits for the answer to an acknowledgement of the garbage collector. */
        @Override
        public void flush() throws IOException {
            byte[] written = bytes.toByteArray();
            if (named && written.length == DGC_ACK_BYTES && written[0] == DGC_ACK) {
                exchange();
            }
        }
    }

    /** Reading is the sign that a message is complete. */
    private final class Received extends InputStream {
        @Override
        public int read() throws IOException {
            exchange();
            return answer.read();
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            exchange();
            return answer.read(into, offset, length);
        }

        @Override
        public int available() throws IOException {
            exchange();
            return answer.available();
        }
    }

    private void exchange() throws IOException {
        byte[] written = sent.bytes.toByteArray();
        if (written.length == 0) {
            return;
        }
        sent.bytes.reset();
        if (!greeted) {
            greeted = true;
            answer = new ByteArrayInputStream(accepted());
            return;
        }
        int from = named ? 0 : 2 + ((written[0] & 0xFF) << 8 | written[1] & 0xFF) + PORT_BYTES;
        named = true;
        int length = written.length - from;
        if (length == 1 && written[from] == PING) {
            answer = new ByteArrayInputStream(new byte[] {PING_ACK});
        } else if (length > 0) {
            ByteArrayOutputStream message = new ByteArrayOutputStream(SINGLE_OPERATION.length + length);
            message.write(SINGLE_OPERATION, 0, SINGLE_OPERATION.length);
            message.write(written, from, length);
            Tunnel.Answer answered = tunnel.post(host, port, message.toByteArray(), timeoutMillis);
            line = answered.line();
            answer = new ByteArrayInputStream(answered.body());
        }
    }

    /** A server accepts the protocol with the client's address. */
    private static byte[] accepted() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeByte(ACCEPTED);
        out.writeUTF(InetAddress.getLoopbackAddress().getHostAddress());
        out.writeInt(0);
        return bytes.toByteArray();
    }

    /** Returns the status line of the last answer; empty before the first. */
    public String line() {
        return line;
    }

    @Override
    public OutputStream getOutputStream() {
        return sent;
    }

    @Override
    public InputStream getInputStream() {
        return new Received();
    }

    @Override
    public void setSoTimeout(int millis) {
        timeoutMillis = millis;
    }

    @Override
    public int getSoTimeout() {
        return timeoutMillis;
    }

    /** Connections are those of the JDK's HTTP client, which sets it. */
    @Override
    public void setTcpNoDelay(boolean on) {
        // it is set
    }

    @Override
    public boolean getTcpNoDelay() {
        return true;
    }

    @Override
    public void setKeepAlive(boolean on) {
        // there is no connection that lasts
    }

    @Override
    public int getPort() {
        return port;
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
    }
}
