// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.io.FilterInputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Arrays;

/** A client's socket that records the bytes it carries. */
final class RecordingSocket extends Socket {
    private final Exchange recorded;

    RecordingSocket(int port, Exchange recorded) throws IOException {
        super(InetAddress.getLoopbackAddress(), port);
        this.recorded = recorded;
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
            public int read(byte[] to, int at, int length) throws IOException {
                int read = super.read(to, at, length);
                if (read > 0) {
                    recorded.add(Side.SERVER, Arrays.copyOfRange(to, at, at + read));
                }
                return read;
            }
        };
    }

    @Override
    public OutputStream getOutputStream() throws IOException {
        return new FilterOutputStream(super.getOutputStream()) {
            @Override
            public void write(int value) throws IOException {
                write(new byte[] {(byte) value}, 0, 1);
            }

            @Override
            public void write(byte[] from, int at, int length) throws IOException {
                recorded.add(Side.CLIENT, Arrays.copyOfRange(from, at, at + length));
                out.write(from, at, length);
            }
        };
    }
}
