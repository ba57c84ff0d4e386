// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb.runtime;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * Asks an ORB whether it has an object, with GIOP's message for that (CORBA 3.3, part 2, 9.4.5 and 9.4.6). It needs no ORB
 * on this side.
 */
final class LocateRequest {
    private static final int LOCATE_REQUEST = 3, LOCATE_REPLY = 4;
    private static final int OBJECT_HERE = 1;
    private static final int HEADER_BYTES = 12;
    private static final int TYPE_AT = 7;

    private LocateRequest() {
    }

    /** Sends the request with an object's key, and waits for the reply. @throws IOException when none comes */
    static boolean isHere(Socket socket, String key) throws IOException {
        byte[] bytes = key.getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream message = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(message);
        out.writeBytes("GIOP");
        out.write(new byte[] {1, 0, 0, LOCATE_REQUEST});
        out.writeInt(2 * Integer.BYTES + bytes.length);
        out.writeInt(1);
        out.writeInt(bytes.length);
        out.write(bytes);
        socket.getOutputStream().write(message.toByteArray());
        DataInputStream in = new DataInputStream(socket.getInputStream());
        byte[] header = new byte[HEADER_BYTES];
        in.readFully(header);
        boolean littleEndian = (header[TYPE_AT - 1] & 1) != 0;
        in.readInt();
        int status = in.readInt();
        return header[TYPE_AT] == LOCATE_REPLY && (littleEndian ? Integer.reverseBytes(status) : status) == OBJECT_HERE;
    }
}
