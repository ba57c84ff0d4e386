// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.runtime.gateway;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;

/**
 * The program behind {@code java-rmi.cgi}, a process for each message. It passes its standard input on to the port that
 * the query {@code forward=PORT} names, and writes the answer.
 */
public final class CgiProgram {

    private CgiProgram() {
    }

    /** @param args the ports that may be named */
    public static void main(String[] args) throws IOException {
        Target target = Target.of(args[0]);
        String query = System.getenv("QUERY_STRING");
        OptionalInt port = target.forward(query);
        byte[] answer = port.isPresent() ? target.exchange(port.getAsInt(), Target.all(System.in)) : new byte[0];
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(("Status: " + (port.isPresent() ? "200 OK" : "403 Forbidden") + "\r\nContent-type: application/octet-stream\r\nContent-length: " + answer.length + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
        all.write(answer);
        OutputStream out = System.out;
        all.writeTo(out);
        out.flush();
    }
}
