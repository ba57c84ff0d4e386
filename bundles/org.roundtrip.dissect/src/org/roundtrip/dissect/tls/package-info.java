// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The records of SSL 3.0 and TLS 1.0 to 1.3, and their handshake while it is not encrypted. The entry is {@link
 * org.roundtrip.dissect.tls.TlsDissector}; a decoder belongs to one connection and one thread. Nothing is decrypted.
 */
package org.roundtrip.dissect.tls;
