// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketException;

/** A connection under TLS that remembers the random numbers of both hellos, with which a key log names the connection. */
final class HelloSocket extends AcceptedSocket {
    private static final int RANDOM_AT = 11, RANDOM_BYTES = 32;
    private static final String DIGITS = "0123456789abcdef";
    private final Beginning received = new Beginning();
    private final Beginning sent = new Beginning();

    HelloSocket() throws SocketException {
        super();
    }

    /** The first bytes of one direction: those of a hello, up to the end of its random number. */
    private static final class Beginning {
        private final byte[] bytes = new byte[RANDOM_AT + RANDOM_BYTES];
        private volatile int length;

        void add(byte[] from, int offset, int count) {
            int more = Math.min(count, bytes.length - length);
            if (more > 0) {
                System.arraycopy(from, offset, bytes, length, more);
                length += more;
            }
        }

        String random() {
            StringBuilder hex = new StringBuilder();
            for (int i = RANDOM_AT; i < bytes.length && length == bytes.length; i++) {
                hex.append(DIGITS.charAt(bytes[i] >> 4 & 0xF)).append(DIGITS.charAt(bytes[i] & 0xF));
            }
            return hex.toString();
        }
    }

    /** Returns the client's number in hexadecimal; empty before its hello. */
    String clientRandom() {
        return received.random();
    }

    /** Returns the server's number in hexadecimal; empty before its hello. */
    String serverRandom() {
        return sent.random();
    }

    @Override
    public InputStream getInputStream() throws IOException {
        return new FilterInputStream(super.getInputStream()) {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
            }

            @Override
            public int read(byte[] into, int offset, int count) throws IOException {
                int read = in.read(into, offset, count);
                received.add(into, offset, read);
                return read;
            }
        };
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
        return new FilterOutputStream(super.getOutputStream()) {
            @Override
            public void write(byte[] from, int offset, int count) throws IOException {
                sent.add(from, offset, count);
                out.write(from, offset, count);
            }
        };
    }
}
