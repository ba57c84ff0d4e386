// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket.runtime;

import java.io.IOException;

/** Calls the servant. Its implementation is generated for each contract. Safe for several threads. */
@FunctionalInterface
public interface Dispatcher {

    /**
     * Reads the arguments up to the end of the message, makes the call, and writes the result.
     *
     * @return whether the call is answered; one-way calls are not
     */
    boolean dispatch(int operation, WireInput in, WireOutput out) throws IOException;

    /** Returns the exception for an operation that the contract does not have. */
    static IOException unknown(int operation) {
        return new ProtocolException("there is no operation " + operation);
    }
}
