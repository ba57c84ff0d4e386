// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.tls;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a cipher suite needs.
 *
 * @param mode     how it enciphers
 * @param keyBytes length of its key
 * @param hash     of its key derivation: {@code SHA256} or {@code SHA384}
 * @param mac      the algorithm of its own checksums; empty where the mode checks by itself
 */
record Suite(Mode mode, int keyBytes, String hash, String mac) {
    private static final Pattern NAME = Pattern.compile("TLS_(?:\\w+_WITH_)?(?:AES_(128|256)_(GCM|CBC)|(CHACHA20)_POLY1305)_(SHA(?:256|384)?)");
    private static final int LONG_KEY = 32, BITS = 8;

    enum Mode {
        GCM, CHACHA, CBC
    }

    /** Returns the suite that Java names so; empty when it is not one of those that current Java runtimes prefer. */
    static Optional<Suite> of(String name) {
        Matcher matcher = NAME.matcher(name);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Mode mode = matcher.group(3) != null ? Mode.CHACHA : Mode.valueOf(matcher.group(2));
        String hash = matcher.group(4);
        return Optional.of(new Suite(mode, mode == Mode.CHACHA ? LONG_KEY : Integer.parseInt(matcher.group(1)) / BITS,
                hash.equals("SHA384") ? hash : "SHA256", mode != Mode.CBC ? "" : hash.equals("SHA") ? "HmacSHA1" : "Hmac" + hash));
    }
}
