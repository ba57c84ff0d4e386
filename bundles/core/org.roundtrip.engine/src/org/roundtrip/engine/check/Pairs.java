// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.catalogue.VariantSide;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.EveryPair;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.provider.CarriedOperations;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** The pairs of a plan in which every client calls every server, and what each of them can carry. */
public final class Pairs {
    private Pairs() {
    }

    /** Returns the plan with all its pairs as choices; a plan that measures what is chosen stays as it is. */
    public static Plan of(ProviderCatalogue catalogue, Plan plan) {
        return plan.everyPair() ? EveryPair.expanded(plan, (client, server) -> calls(catalogue, client, server)) : plan;
    }

    private static boolean calls(ProviderCatalogue catalogue, ChosenSide client, ChosenSide server) {
        return catalogue.find(client.provider()).isPresent() && catalogue.find(server.provider()).isPresent()
                && info(catalogue, client).calls(info(catalogue, server));
    }

    private static ProviderInfo info(ProviderCatalogue catalogue, ChosenSide side) {
        return catalogue.find(side.provider()).orElseThrow().info();
    }

    /**
     * Returns why a variant cannot carry some operations of a contract. By name, in the contract's order: a sentence for
     * each.
     *
     * @throws ProviderException when a provider throws something that its interface does not allow
     */
    public static Map<String, String> refused(Variant variant, Contract contract) {
        Set<VariantSide> sides = new LinkedHashSet<>(List.of(variant.client(), variant.server()));
        Map<String, String> refused = new LinkedHashMap<>();
        for (VariantSide side : sides) {
            ProviderInfo info = side.registered().info();
            Map<String, Refusal> ofSide = ProviderException.guard(info.id(), "refusals",
                    () -> CarriedOperations.refused(side.registered().provider(), contract, side.options()));
            ofSide.forEach((operation, refusal) -> refused.putIfAbsent(operation,
                    PlanCheck.TEXTS.text("pair.refused", info.label(), refusal.field(), refusal.reason())));
        }
        exchanges(variant, (side, other) -> ProviderException.guard(side.registered().info().id(), "refusals",
                () -> CarriedOperations.refused(side.registered().provider(), contract, side.options(), other))
                .forEach((operation, refusal) -> refused.putIfAbsent(operation, PlanCheck.TEXTS.text("pair.exchange",
                        side.registered().info().label(), other.label(), refusal.field(), refusal.reason()))));
        return refused;
    }

    /** Calls back for each side of two providers, with the provider of the other side. */
    static void exchanges(Variant variant, BiConsumer<VariantSide, ProviderInfo> asking) {
        if (variant.client().registered() != variant.server().registered()) {
            asking.accept(variant.client(), variant.server().registered().info());
            asking.accept(variant.server(), variant.client().registered().info());
        }
    }

    /** Returns a contract without some operations, at least one of which is left. */
    public static Contract without(Contract contract, Set<String> refused) {
        List<Operation> carried = new ArrayList<>(contract.operations());
        carried.removeIf(operation -> refused.contains(operation.name()));
        return refused.isEmpty() ? contract : new Contract(contract.name(), carried);
    }
}
