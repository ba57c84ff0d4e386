// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The records of SSL 3.0 and TLS 1.0 to 1.3, and their handshake while it is not encrypted. The entry is {@link
 * org.roundtrip.dissect.tls.TlsDissector}; a decoder belongs to one connection and one thread.
 *
 * <p>Where the keys are known, {@code Carried} finds the messages of the connection within: {@code Channel} opens the records
 * of a side, {@code RecordKeys} one record, with keys that {@code KeyDerivation} makes from the secrets. A capture mostly
 * begins after the handshake, so the number of a record is found by trying: only the right one has the right checksum.
 */
package org.roundtrip.dissect.tls;
