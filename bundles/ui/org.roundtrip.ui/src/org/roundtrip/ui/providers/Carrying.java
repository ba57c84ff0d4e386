// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.providers;

import java.util.List;
import java.util.function.UnaryOperator;
import org.roundtrip.engine.check.Objection;
import org.roundtrip.engine.check.PlanCheck;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.ProviderInfo;

/**
 * Whether a provider carries a contract.
 *
 * @param id      of the provider
 * @param label   its name for people
 * @param refused each place that it refuses, with the reason; empty when it carries all
 */
public record Carrying(String id, String label, List<String> refused) {

    /** Asks a provider, with its options as they are at first. Takes a while. @param places the words for a place of the contract */
    static Carrying of(KnownProvider provider, Contract contract, UnaryOperator<String> places, Jdks jdks) {
        ProviderInfo info = provider.info();
        return new Carrying(info.id(), info.label(), PlanCheck.of(provider.registered(), jdks, ChosenSide.of(info.id()), contract)
                .stream().map(objection -> words(objection, places)).distinct().toList());
    }

    private static String words(Objection objection, UnaryOperator<String> places) {
        return objection.place().isEmpty() ? objection.reason() : places.apply(objection.place()) + ": " + objection.reason();
    }
}
