// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.keys;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import javax.crypto.SecretKey;
import javax.net.ssl.SSLSession;

/**
 * Reads the secrets of a TLS connection as lines of a key log (draft-ietf-tls-keylogfile). They come from private fields
 * of the JDK's implementation, because the JDK has no other way. From Java 9 on its package must be opened for this.
 * Where the fields are not there, there are no lines. A comment says what a reader of packets learns from the handshake
 * otherwise.
 */
public final class SessionSecrets {
    private static final String NEWEST = "TLSv1.3";

    private SessionSecrets() {
    }

    /**
     * Returns the lines of one connection; none before its handshake has ended.
     *
     * @param connection the socket or the engine of a server
     * @param client     the random number of the client's hello in hexadecimal, which names the connection; empty before it came
     * @param server     that of the server's hello. Up to TLS 1.2 both are needed to derive keys
     */
    public static List<String> of(Object connection, String client, String server) {
        try {
            Object context = get(connection, "conContext");
            return server.isEmpty() || !(boolean) get(context, "isNegotiated") ? Collections.emptyList() : lines(context, client, server);
        } catch (ReflectiveOperationException | RuntimeException otherImplementation) {
            return Collections.emptyList();
        }
    }

    private static List<String> lines(Object context, String client, String server) throws ReflectiveOperationException {
        SSLSession session = (SSLSession) get(context, "conSession");
        List<String> lines = new ArrayList<>();
        Object read = get(get(context, "inputRecord"), "readCipher");
        Object write = get(get(context, "outputRecord"), "writeCipher");
        lines.add("# connection " + client + " " + server + " " + session.getCipherSuite() + " " + records(read) + " " + records(write));
        if (session.getProtocol().equals(NEWEST)) {
            lines.add(line("CLIENT_TRAFFIC_SECRET_0", client, get(read, "baseSecret")));
            lines.add(line("SERVER_TRAFFIC_SECRET_0", client, get(write, "baseSecret")));
        } else {
            lines.add(line("CLIENT_RANDOM", client, get(session, "masterSecret")));
        }
        return lines;
    }

    /** Returns the number of the next record, which the JDK keeps in what it computes checksums of. */
    private static long records(Object cipher) throws ReflectiveOperationException {
        return ByteBuffer.wrap((byte[]) get(get(cipher, "authenticator"), "block")).getLong();
    }

    private static String line(String label, String client, Object secret) {
        StringBuilder line = new StringBuilder(label).append(' ').append(client).append(' ');
        for (byte each : ((SecretKey) secret).getEncoded()) {
            line.append(String.format(Locale.ROOT, "%02x", each));
        }
        return line.toString();
    }

    private static Object get(Object owner, String name) throws ReflectiveOperationException {
        for (Class<?> type = owner.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Field field = type.getDeclaredField(name);
                field.setAccessible(true);
                return field.get(owner);
            } catch (NoSuchFieldException inherited) {
                // a superclass may have it
            }
        }
        throw new NoSuchFieldException(name);
    }
}
