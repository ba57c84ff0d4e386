// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import java.util.Optional;
import org.roundtrip.model.Contract;

/**
 * What is known beforehand of the connections of a capture. Immutable.
 *
 * @param contract the operations that were called and the shapes of their values, where the run's plan tells them
 */
public record Hints(Optional<Contract> contract) {
    /** Nothing is known, as of a capture from elsewhere. */
    public static final Hints NONE = new Hints(Optional.empty());

    /** What a run's contract tells. */
    public static Hints of(Contract contract) {
        return new Hints(Optional.of(contract));
    }

    /** Whether the contract has an operation of that name; false when the contract is not known. */
    public boolean hasOperation(String name) {
        return contract.stream().flatMap(known -> known.operations().stream())
                .anyMatch(operation -> operation.name().equals(name));
    }
}
