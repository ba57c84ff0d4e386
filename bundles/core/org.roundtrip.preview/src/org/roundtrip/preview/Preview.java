// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.Optional;

/**
 * One call as a middleware sends it: it was really made. Immutable.
 *
 * @param provider      the provider's id
 * @param request       what the client sent
 * @param reply         what the server answered; empty for a one-way call, which nothing answers
 * @param compiled      whether generator and compiler had to work, because the contract was not in the cache
 * @param compileMillis how long it took to have the compiled contract
 * @param callMillis    how long it took to start both sides and to call
 */
public record Preview(String provider, WireMessage request, Optional<WireMessage> reply, boolean compiled, long compileMillis,
        long callMillis) {
}
