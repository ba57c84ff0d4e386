// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Optional;
import org.roundtrip.dissect.keys.KeyLog;
import org.roundtrip.model.Contract;

/**
 * Facts about the connections of a capture that are known before decoding. Immutable.
 *
 * @param contract  the operations that may be called and the shapes of their values, from the run's plan; empty without a
 *                  plan
 * @param operation the only one of them that is called; empty when that is not known
 * @param keys      of encrypted connections
 */
public record Hints(Optional<Contract> contract, String operation, KeyLog keys) {
    /** Without any knowledge, for a capture from elsewhere. */
    public static final Hints NONE = new Hints(Optional.empty(), "", KeyLog.NONE);

    /** Hints from the contract of a run. */
    public static Hints of(Contract contract) {
        return new Hints(Optional.of(contract), "", KeyLog.NONE);
    }

    /** Hints for a connection on which one operation is called. @param operation its name */
    public static Hints of(Contract contract, String operation) {
        return new Hints(Optional.of(contract), operation, KeyLog.NONE);
    }

    /** Returns the same with keys. */
    public Hints with(KeyLog log) {
        return new Hints(contract, operation, log);
    }

    /** Whether the contract has an operation of that name; false when the contract is not known. */
    public boolean hasOperation(String name) {
        return contract.stream().flatMap(known -> known.operations().stream())
                .anyMatch(operation -> operation.name().equals(name));
    }
}
