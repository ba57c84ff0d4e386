// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/** Says which operations of a contract a provider can carry when the others are left out. */
public final class CarriedOperations {
    private CarriedOperations() {
    }

    /**
     * Returns the operations that a provider refuses, by name in the contract's order, each with its first refusal. A provider
     * refuses a type where it is for the first time, so each operation is asked about alone too.
     */
    public static Map<String, Refusal> refused(Provider provider, Contract contract, Map<String, String> options) {
        Map<String, Refusal> together = new LinkedHashMap<>();
        provider.refusals(contract, options).forEach(refusal -> together.putIfAbsent(operation(refusal), refusal));
        Map<String, Refusal> refused = new LinkedHashMap<>();
        for (Operation operation : contract.operations()) {
            Refusal refusal = together.containsKey(operation.name()) ? together.get(operation.name())
                    : provider.refusals(alone(contract, operation), options).stream().findFirst().orElse(null);
            if (refusal != null) {
                refused.put(operation.name(), refusal);
            }
        }
        return refused;
    }

    private static Contract alone(Contract contract, Operation operation) {
        return new Contract(contract.name(), List.of(operation));
    }

    private static String operation(Refusal refusal) {
        return refusal.field().replaceFirst("[.\\[].*", "");
    }
}
