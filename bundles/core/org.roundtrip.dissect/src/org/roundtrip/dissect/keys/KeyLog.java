// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.keys;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The secrets of TLS connections, in the format that NSS invented and other programs read (SSLKEYLOGFILE, see
 * draft-ietf-tls-keylogfile). A capture often begins after the handshake, so a comment before the secrets of a connection
 * says what the handshake said: {@code # connection CLIENT_RANDOM SERVER_RANDOM SUITE RECORDS RECORDS}, and
 * how many records each side, the client first, had sent in the end. A file may come from elsewhere; what
 * is not understood is left out.
 *
 * @param sessions those of which all is known that decoding needs
 */
public record KeyLog(List<TlsSession> sessions) {
    /** Without any secret. */
    public static final KeyLog NONE = new KeyLog(List.of());

    private static final int MOST_BYTES = 1 << 20, MOST_SESSIONS = 1000;
    private static final Pattern CONNECTION = Pattern.compile("# connection ([0-9a-f]{64}) ([0-9a-f]{64}) (\\w{1,60}) (\\d{1,15}) (\\d{1,15})");
    private static final Pattern SECRET = Pattern.compile(
            "(CLIENT_RANDOM|CLIENT_TRAFFIC_SECRET_0|SERVER_TRAFFIC_SECRET_0) ([0-9a-fA-F]{64}) ((?:[0-9a-fA-F]{2}){32,64})");

    /** Copies the list. */
    public KeyLog {
        sessions = List.copyOf(sessions);
    }

    /** Reads a file; there are no secrets when it does not exist or cannot be read. */
    public static KeyLog read(Path file) {
        if (!Files.isRegularFile(file)) {
            return NONE;
        }
        try (InputStream in = Files.newInputStream(file)) {
            return parse(new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            return NONE;
        }
    }

    /** Reads the lines of a key log. */
    public static KeyLog parse(String text) {
        Map<String, TlsSession> found = new LinkedHashMap<>();
        text.lines().forEach(line -> {
            Matcher connection = CONNECTION.matcher(line);
            Matcher secret = SECRET.matcher(line);
            if (connection.matches() && found.size() < MOST_SESSIONS) {
                found.put(connection.group(1), new TlsSession(connection.group(1), bytes(connection.group(2)), connection.group(3),
                        null, null, null, Long.parseLong(connection.group(4)), Long.parseLong(connection.group(5))));
            } else if (secret.matches()) {
                // OpenSSL writes capital letters.
                found.computeIfPresent(secret.group(2).toLowerCase(Locale.ROOT), (random, known) -> with(known, secret.group(1), bytes(secret.group(3))));
            }
        });
        return new KeyLog(found.values().stream().filter(TlsSession::whole).toList());
    }

    private static TlsSession with(TlsSession known, String label, byte[] secret) {
        boolean older = label.equals("CLIENT_RANDOM");
        boolean ofClient = label.equals("CLIENT_TRAFFIC_SECRET_0");
        return new TlsSession(known.clientRandom(), known.serverRandom(), known.suite(), older ? secret : null,
                older ? null : ofClient ? secret : known.client(), older ? null : ofClient ? known.server() : secret,
                known.clientRecords(), known.serverRecords());
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
