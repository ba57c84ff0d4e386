// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Optional;
import org.roundtrip.model.Contract;

/**
 * Facts about the connections of a capture that are known before decoding. Immutable.
 *
 * @param contract the operations that were called and the shapes of their values, from the run's plan; empty without a
 *                 plan
 */
public record Hints(Optional<Contract> contract) {
    /** Without any knowledge, for a capture from elsewhere. */
    public static final Hints NONE = new Hints(Optional.empty());

    /** Hints from the contract of a run. */
    public static Hints of(Contract contract) {
        return new Hints(Optional.of(contract));
    }

    /** Whether the contract has an operation of that name; false when the contract is not known. */
    public boolean hasOperation(String name) {
        return contract.stream().flatMap(known -> known.operations().stream())
                .anyMatch(operation -> operation.name().equals(name));
    }
}
