// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.ProviderInfo;

/** Finds what a plan asks of the clients of its providers that their middleware does not have. */
final class AbilityCheck {
    private static final Texts TEXTS = Texts.of(PlanCheck.class);

    private final ProviderCatalogue catalogue;
    private final Plan plan;
    private final List<Objection> objections;

    /** @param objections gets what is found */
    AbilityCheck(ProviderCatalogue catalogue, Plan plan, List<Objection> objections) {
        this.catalogue = catalogue;
        this.plan = plan;
        this.objections = objections;
    }

    void check() {
        if (plan.protocol().load().asynchronous()) {
            answered("asynchronous.oneWay");
            declared(ProviderInfo::asynchronous, "calls", "asynchronous");
        }
        if (plan.protocol().studied().lookups() > 0) {
            declared(ProviderInfo::lookups, "lookups", "lookups");
        }
        if (plan.protocol().studied().connections() > 0) {
            answered("connections.oneWay");
            declared(ProviderInfo::connections, "connections", "connections");
        }
    }

    private void answered(String text) {
        plan.contract().operations().stream().filter(Operation::oneWay)
                .forEach(operation -> objections.add(new Objection("", operation.name(), TEXTS.text(text, operation.name()))));
    }

    private void declared(Predicate<ProviderInfo> ability, String place, String text) {
        String those = catalogue.providers().stream().map(RegisteredProvider::info).filter(ability).map(ProviderInfo::label)
                .collect(Collectors.joining(", "));
        for (ProviderChoice choice : plan.providers()) {
            catalogue.find(choice.client().provider()).map(RegisteredProvider::info).filter(ability.negate())
                    .ifPresent(info -> objections.add(new Objection(choice.variant(), place,
                            TEXTS.text(those.isEmpty() ? text + ".none" : text, info.label(), those))));
        }
    }
}
