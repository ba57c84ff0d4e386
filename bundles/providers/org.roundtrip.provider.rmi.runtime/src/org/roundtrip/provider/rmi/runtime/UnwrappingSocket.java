// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A connection whose first byte decides what it is. When it begins with a POST, RMI gets the body of the request, and
 * what RMI writes is sent as the response when RMI closes the connection. Otherwise its bytes are passed on as they are.
 * RMI's servers did the same until Java 8, with the same headers; a body that would be empty has one byte, as theirs
 * had.
 */
final class UnwrappingSocket extends AcceptedSocket {
    private static final int LONGEST_HEAD = 1 << 13;
    private static final int MOST_BYTES = 1 << 28;
    private static final String LENGTH = "content-length:";

    private final ByteArrayOutputStream response = new ByteArrayOutputStream();
    private boolean begun;
    private boolean http;
    private InputStream body;

    UnwrappingSocket() throws SocketException {
        super();
    }

    private void begin() throws IOException {
        if (begun) {
            return;
        }
        begun = true;
        BufferedInputStream in = new BufferedInputStream(super.getInputStream());
        in.mark(1);
        http = in.read() == 'P';
        in.reset();
        body = http ? request(in) : in;
    }

    private static InputStream request(InputStream in) throws IOException {
        String head = head(in).toLowerCase(Locale.ROOT);
        int at = head.indexOf(LENGTH);
        if (!head.startsWith("post ") || at < 0) {
            throw new IOException("a POST with a length is expected");
        }
        int end = head.indexOf('\n', at);
        long length = Long.parseLong(head.substring(at + LENGTH.length(), end).trim());
        if (length < 0 || length > MOST_BYTES) {
            throw new IOException("a length is expected");
        }
        byte[] bytes = new byte[(int) length];
        for (int read = 0; read < bytes.length;) {
            int more = in.read(bytes, read, bytes.length - read);
            if (more < 0) {
                throw new EOFException();
            }
            read += more;
        }
        return new ByteArrayInputStream(bytes);
    }

    private static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0 || head.length() > LONGEST_HEAD) {
                throw new EOFException();
            }
            head.append((char) next);
        }
        return head.toString();
    }

    /** RMI reads on a thread of this connection, and not when it accepts. */
    @Override
    public InputStream getInputStream() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                begin();
                return body.read();
            }

            @Override
            public int read(byte[] into, int offset, int length) throws IOException {
                begin();
                return body.read(into, offset, length);
            }

            @Override
            public int available() throws IOException {
                begin();
                return body.available();
            }
        };
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
        return http ? response : super.getOutputStream();
    }

    @Override
    public synchronized void close() throws IOException {
        try {
            if (http && !isClosed()) {
                answer();
            }
        } finally {
            super.close();
        }
    }

    private void answer() throws IOException {
        int length = Math.max(1, response.size());
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(("HTTP/1.0 200 OK\r\nContent-type: application/octet-stream\r\nContent-length: " + length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        response.writeTo(all);
        if (response.size() == 0) {
            all.write(0);
        }
        all.writeTo(super.getOutputStream());
    }
}
