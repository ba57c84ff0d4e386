// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.dissect.DissectException;
import org.roundtrip.dissect.MessageReader;
import org.roundtrip.dissect.text.ShownText;

/**
 * The Hello messages: the options that a client offers, and those that the server chooses. A list that is longer than
 * its message is shown as bytes.
 */
final class Hello {
    private static final ByteRole ROLE = ByteRole.PROTOCOL_HEADER;
    private static final int RANDOM_BYTES = 32;
    private static final int SERVER_NAME = 0, SUPPORTED_VERSIONS = 43;
    private static final int NAME_AT = 5;
    private static final Map<Integer, String> EXTENSIONS = Map.ofEntries(Map.entry(SERVER_NAME, "server name"),
            Map.entry(5, "status request"), Map.entry(10, "supported groups"), Map.entry(11, "point formats"),
            Map.entry(13, "signature algorithms"), Map.entry(16, "application protocols"),
            Map.entry(17, "status request list"), Map.entry(23, "extended master secret"),
            Map.entry(35, "session ticket"), Map.entry(41, "pre-shared key"),
            Map.entry(SUPPORTED_VERSIONS, "supported versions"), Map.entry(44, "cookie"),
            Map.entry(45, "key exchange modes"), Map.entry(47, "certificate authorities"),
            Map.entry(50, "certificate signature algorithms"), Map.entry(51, "key share"),
            Map.entry(0xFF01, "renegotiation"));

    private final MessageReader in;
    private final int end;

    /** @param end place after the last byte that belongs to it */
    Hello(MessageReader in, int end) {
        this.in = in;
        this.end = end;
    }

    void take(boolean client) throws DissectException {
        if (left() > 2 + RANDOM_BYTES) {
            int version = (int) in.integer(2);
            in.note("version", TlsDecoder.version(version), 2, ROLE);
            in.bytes("random", RANDOM_BYTES, ROLE);
            list("session id", 1);
            if (client) {
                list("cipher suites", 2);
                list("compression methods", 1);
            } else if (left() >= 3) {
                in.note("cipher suite", "0x%04x".formatted(in.integer(2)), 2, ROLE);
                in.u8("compression method", ROLE);
            }
            extensions();
        }
        rest("rest", left());
    }

    private int left() {
        return end - in.taken();
    }

    private void rest(String name, int size) throws DissectException {
        if (size > 0) {
            in.bytes(name, size, ROLE);
        }
    }

    /** Reads bytes with a length before them. The length has a number of bytes of its own. */
    private void list(String name, int sizeBytes) throws DissectException {
        if (left() < sizeBytes) {
            return;
        }
        int size = (int) in.integer(sizeBytes);
        in.note(name + " length", Integer.toString(size), sizeBytes, ROLE);
        rest(name, Math.min(size, left()));
    }

    private void extensions() throws DissectException {
        if (left() < 2) {
            return;
        }
        in.open("extensions", ROLE);
        in.u16("length", ROLE);
        while (left() >= 4) {
            int type = (int) in.integer(2);
            String name = EXTENSIONS.getOrDefault(type, "extension " + type);
            in.note("type", name, 2, ROLE);
            int size = Math.min(in.u16("length", ROLE), left());
            if (size > 0) {
                byte[] bytes = in.take(size);
                in.note(name, value(type, bytes), size, ROLE);
            }
        }
        in.close("");
    }

    private static String value(int type, byte[] bytes) {
        if (type == SERVER_NAME && bytes.length > NAME_AT) {
            return ShownText.of(new String(bytes, NAME_AT, bytes.length - NAME_AT, StandardCharsets.US_ASCII));
        }
        if (type == SUPPORTED_VERSIONS) {
            StringBuilder versions = new StringBuilder();
            for (int at = bytes.length % 2; at + 1 < bytes.length; at += 2) {
                versions.append(versions.isEmpty() ? "" : ", ")
                        .append(TlsDecoder.version((bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF));
            }
            return ShownText.of(versions.toString());
        }
        return ShownText.hex(bytes);
    }
}
