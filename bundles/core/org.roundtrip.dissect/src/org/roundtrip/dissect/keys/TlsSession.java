// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.keys;

/**
 * The secrets of one TLS connection. The arrays are not changed by anybody.
 *
 * @param clientRandom of the client's hello, in lower-case hexadecimal
 * @param serverRandom of the server's hello
 * @param suite        the cipher suite as Java names it
 * @param master       the master secret of TLS 1.2; null in TLS 1.3
 * @param client       the secret of what the client sends after the handshake of TLS 1.3; null in TLS 1.2
 * @param server       the same of the server
 * @param clientRecords how many records the client had sent with these keys in the end
 * @param serverRecords how many the server had sent
 */
public record TlsSession(String clientRandom, byte[] serverRandom, String suite, byte[] master, byte[] client, byte[] server,
        long clientRecords, long serverRecords) {
    /** Whether all is there that the suite needs. */
    boolean whole() {
        return !suite.isEmpty() && (master != null && serverRandom != null || client != null && server != null);
    }
}
