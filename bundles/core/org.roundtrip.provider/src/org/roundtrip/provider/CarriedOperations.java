// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
        return refused(contract, each -> provider.refusals(each, options));
    }

    /** Returns in the same way the operations that a provider cannot exchange with another one. */
    public static Map<String, Refusal> refused(Provider provider, Contract contract, Map<String, String> options, ProviderInfo other) {
        return refused(contract, each -> provider.refusals(each, options, other));
    }

    private static Map<String, Refusal> refused(Contract contract, Function<Contract, List<Refusal>> refusals) {
        Map<String, Refusal> together = new LinkedHashMap<>();
        refusals.apply(contract).forEach(refusal -> together.putIfAbsent(operation(refusal), refusal));
        Map<String, Refusal> refused = new LinkedHashMap<>();
        for (Operation operation : contract.operations()) {
            Refusal refusal = together.containsKey(operation.name()) ? together.get(operation.name())
                    : refusals.apply(alone(contract, operation)).stream().findFirst().orElse(null);
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
