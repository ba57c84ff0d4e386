// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;

/** The handshake messages of one side, which may share a record or go over several. */
final class Handshake {
    private static final ByteRole ROLE = ByteRole.PROTOCOL_HEADER;
    private static final int HEADER_BYTES = 4;
    private static final int CLIENT_HELLO = 1, SERVER_HELLO = 2;
    private static final Map<Integer, String> TYPES = Map.ofEntries(Map.entry(0, "HelloRequest"),
            Map.entry(CLIENT_HELLO, "ClientHello"), Map.entry(SERVER_HELLO, "ServerHello"),
            Map.entry(4, "NewSessionTicket"), Map.entry(8, "EncryptedExtensions"), Map.entry(11, "Certificate"),
            Map.entry(12, "ServerKeyExchange"), Map.entry(13, "CertificateRequest"), Map.entry(14, "ServerHelloDone"),
            Map.entry(15, "CertificateVerify"), Map.entry(16, "ClientKeyExchange"), Map.entry(20, "Finished"),
            Map.entry(22, "CertificateStatus"), Map.entry(24, "KeyUpdate"));

    private boolean encrypted;
    /** The message that continues in the next record, and how many bytes of it are missing. Its head may be cut too. */
    private String current = "";
    private long left;
    private int head;
    private int headBytes;

    /** The side has begun to encrypt. */
    void encrypted() {
        encrypted = true;
    }

    /** Records were lost. */
    void lost() {
        left = 0;
        headBytes = 0;
        head = 0;
    }

    /** Takes the content of a record. @return the names of the messages that it carries */
    String record(MessageReader in, int length) throws DissectException {
        int end = in.taken() + length;
        if (encrypted || left == 0 && headBytes == 0 && !TYPES.containsKey(in.peek(0))) {
            in.bytes("encrypted handshake", length, ByteRole.ENCRYPTED);
            return "encrypted handshake";
        }
        List<String> names = new ArrayList<>();
        while (in.taken() < end) {
            int here = end - in.taken();
            if (left > 0) {
                names.add(current);
                int size = (int) Math.min(left, here);
                in.bytes(current + ", continued", size, ROLE);
                left -= size;
            } else if (headBytes > 0 || here < HEADER_BYTES) {
                head(in, here);
            } else {
                message(in, here);
                names.add(current);
            }
        }
        return String.join(", ", names);
    }

    /** A head that spans two records. */
    private void head(MessageReader in, int here) throws DissectException {
        int size = Math.min(HEADER_BYTES - headBytes, here);
        head = head << 8 * size | (int) in.integer(size);
        in.note("part of a handshake's head", "", size, ROLE);
        headBytes += size;
        if (headBytes == HEADER_BYTES) {
            current = name(head >>> 24);
            left = head & 0xFFFFFF;
            headBytes = 0;
            head = 0;
        }
    }

    private void message(MessageReader in, int here) throws DissectException {
        int type = in.peek();
        current = name(type);
        in.open(current, ROLE);
        in.integer(1);
        in.note("handshake type", current, 1, ROLE);
        long length = in.integer(3);
        in.note("length", Long.toString(length), 3, ROLE);
        int size = (int) Math.min(length, here - HEADER_BYTES);
        left = length - size;
        if (size > 0) {
            if ((type == CLIENT_HELLO || type == SERVER_HELLO) && left == 0) {
                new Hello(in, in.taken() + size).take(type == CLIENT_HELLO);
            } else {
                in.bytes("body", size, ROLE);
            }
        }
        in.close("");
    }

    private static String name(int type) {
        return TYPES.getOrDefault(type, "handshake " + type);
    }
}
