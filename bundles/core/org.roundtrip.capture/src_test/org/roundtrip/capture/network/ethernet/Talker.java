// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.network.ethernet;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Main class of the client or the server of a TCP connection; the client prints how many nanoseconds exchanges took. */
final class Talker {
    private static final int CHUNK = 64 << 10;

    private Talker() {
    }

    /**
     * @param arguments {@code serve HOST}, {@code echo BYTES TIMES HOST PORT}, {@code send BYTES HOST PORT} or
     *                  {@code get BYTES HOST PORT}
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments[0].equals("serve")) {
            serve(arguments[1]);
            return;
        }
        int last = arguments.length - 1;
        try (Socket socket = new Socket(arguments[last - 1], Integer.parseInt(arguments[last]))) {
            socket.setTcpNoDelay(true);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            int bytes = Integer.parseInt(arguments[1]);
            switch (arguments[0]) {
                case "echo" -> echo(in, out, bytes, Integer.parseInt(arguments[2]));
                case "send" -> move(in, out, bytes, 0);
                default -> move(in, out, 0, bytes);
            }
        }
    }

    private static void serve(String host) throws IOException {
        try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getByName(host))) {
            System.out.println(listening.getLocalPort());
            try (Socket socket = listening.accept()) {
                socket.setTcpNoDelay(true);
                DataInputStream in = new DataInputStream(socket.getInputStream());
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                int request = in.readInt();
                int response = in.readInt();
                for (int times = in.readInt(); times > 0; times--) {
                    in.skipNBytes(request);
                    fill(out, response);
                }
                in.read();
            }
        }
    }

    private static void echo(DataInputStream in, DataOutputStream out, int bytes, int times) throws IOException {
        ask(out, bytes, bytes, times);
        byte[] message = new byte[bytes];
        long[] nanos = new long[times];
        for (int i = 0; i < times; i++) {
            long begin = System.nanoTime();
            out.write(message);
            in.readFully(message);
            nanos[i] = System.nanoTime() - begin;
        }
        Arrays.stream(nanos).forEach(System.out::println);
    }

    private static void move(DataInputStream in, DataOutputStream out, int there, int back) throws IOException {
        long begin = System.nanoTime();
        ask(out, there, Math.max(back, 1), 1);
        fill(out, there);
        in.skipNBytes(Math.max(back, 1));
        System.out.println(System.nanoTime() - begin);
    }

    private static void ask(DataOutputStream out, int request, int response, int times) throws IOException {
        byte[] numbers = new byte[12];
        ByteBuffer.wrap(numbers).putInt(request).putInt(response).putInt(times);
        out.write(numbers);
    }

    private static void fill(DataOutputStream out, int bytes) throws IOException {
        byte[] chunk = new byte[Math.min(bytes, CHUNK)];
        for (int left = bytes; left > 0; left -= chunk.length) {
            out.write(chunk, 0, Math.min(left, chunk.length));
        }
    }
}
