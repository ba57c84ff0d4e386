// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.Texts;

/** Finds everything that makes it impossible to run a plan, before anything starts. */
public final class PlanCheck {
    private static final String PROVIDER = "provider";
    private static final Texts TEXTS = Texts.of(PlanCheck.class);

    private final Contract contract;
    private final Network network;
    private final List<Objection> objections = new ArrayList<>();

    private PlanCheck(Contract contract, Network network) {
        this.contract = contract;
        this.network = network;
    }

    /** Returns the objections to a plan. */
    public static List<Objection> of(ProviderCatalogue catalogue, Plan plan) {
        PlanCheck check = new PlanCheck(plan.contract(), plan.protocol().network());
        NetworkAbility.missing(plan.protocol().network())
                .ifPresent(reason -> check.objections.add(new Objection("", "network", reason)));
        plan.contract().operations().forEach(operation -> check.operation(operation, plan.protocol().heapMiB()));
        plan.providers().forEach(choice -> check.choice(choice, catalogue));
        return check.objections;
    }

    /** Returns the objections to carrying a contract with one provider. */
    public static List<Objection> of(RegisteredProvider registered, ProviderChoice choice, Contract contract) {
        PlanCheck check = new PlanCheck(contract, Network.LOOPBACK);
        check.choice(choice, registered);
        return check.objections;
    }

    private void operation(Operation operation, int heap) {
        long need = HeapNeed.mebibytes(operation);
        if (need > heap) {
            objections.add(new Objection("", largest(operation), TEXTS.text("heap", largest(operation), need,
                    heap)));
        }
    }

    private static String largest(Operation operation) {
        String place = operation.name() + ".result";
        double most = operation.result().map(HeapNeed::bytes).orElse(0.0);
        for (Parameter parameter : operation.parameters()) {
            double need = HeapNeed.bytes(parameter.shape());
            if (need > most) {
                most = need;
                place = operation.name() + "." + parameter.name();
            }
        }
        return place;
    }

    private void choice(ProviderChoice choice, ProviderCatalogue catalogue) {
        Optional<RegisteredProvider> found = catalogue.find(choice.id());
        if (found.isEmpty()) {
            String known = catalogue.providers().stream().map(each -> each.info().id()).collect(Collectors.joining(", "));
            object(choice, PROVIDER, TEXTS.text(known.isEmpty() ? "provider.none" : "provider.unknown", choice.id(),
                    known));
            return;
        }
        choice(choice, found.get());
    }

    private void choice(ProviderChoice choice, RegisteredProvider registered) {
        try {
            chosen(choice, registered);
        } catch (ProviderException e) {
            object(choice, PROVIDER, e.getMessage());
        }
    }

    private void chosen(ProviderChoice choice, RegisteredProvider registered) {
        if (registered.availability() instanceof Availability.Unavailable no) {
            object(choice, PROVIDER, no.reason());
            return;
        }
        int before = objections.size();
        Map<String, Option> options = registered.options().stream()
                .collect(Collectors.toMap(Option::name, option -> option));
        choice.options().forEach((name, value) -> option(choice, name, value, options));
        if (objections.size() > before) {
            return;
        }
        Variant variant = Variant.of(registered, choice);
        Provider provider = registered.provider();
        List<Refusal> refusals = ProviderException.guard(registered.info().id(), "refusals",
                () -> provider.refusals(contract, variant.options()));
        refusals.forEach(refusal -> object(choice, refusal.field(), refusal.reason()));
    }

    private void option(ProviderChoice choice, String name, String value, Map<String, Option> options) {
        String place = "options." + name;
        Option option = options.get(name);
        if (option == null) {
            object(choice, place, TEXTS.text("option.unknown",
                    String.join(", ", options.keySet().stream().sorted().toList())));
        } else if (option.objection(value) != null) {
            object(choice, place, TEXTS.text("option.impossible", option.objection(value)));
        } else if (name.equals(CommonOptions.PORT.name()) && (Long.parseLong(value) & ~0xFFFFL) != 0) {
            object(choice, place, TEXTS.text("port"));
        } else if (name.equals(CommonOptions.HOST.name()) && value.isBlank()) {
            object(choice, place, TEXTS.text("host.empty"));
        } else if (name.equals(CommonOptions.HOST.name()) && !CommonOptions.loopback(value)
                && CommonOptions.requiredHost(network).isPresent()) {
            object(choice, place, TEXTS.text("host.network", network.mode()));
        }
    }

    private void object(ProviderChoice choice, String place, String reason) {
        objections.add(new Objection(choice.variant(), place, reason));
    }
}
