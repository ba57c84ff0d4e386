// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.jdk.JvmFlags;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Refusal;

/** Finds what makes it impossible to carry a contract with one side of a choice. */
final class SideCheck {
    private final Optional<Contract> contract;
    private final Network network;
    private final Jdks jdks;
    private final BiConsumer<String, String> objections;
    private boolean objected;

    /** @param contract what the side must carry as a whole; empty when it need not @param objections gets the place and the reason of each objection */
    SideCheck(Optional<Contract> contract, Network network, Jdks jdks, BiConsumer<String, String> objections) {
        this.contract = contract;
        this.network = network;
        this.jdks = jdks;
        this.objections = objections;
    }

    void check(ChosenSide side, RegisteredProvider registered) {
        try {
            objected = false;
            if (registered.availability() instanceof Availability.Unavailable no) {
                object(PlanCheck.PROVIDER, no.reason());
                return;
            }
            Map<String, Option> options = registered.options().stream()
                    .collect(Collectors.toMap(Option::name, option -> option));
            side.options().forEach((name, value) -> option(name, value, options));
            java(side, registered);
            if (!objected) {
                refusals(Variant.of(registered, jdks, side)).forEach(refusal -> object(refusal.field(), refusal.reason()));
            }
        } catch (ProviderException e) {
            object(PlanCheck.PROVIDER, e.getMessage());
        }
    }

    private List<Refusal> refusals(Variant variant) {
        RegisteredProvider registered = variant.client().registered();
        return contract.isEmpty() ? List.of() : ProviderException.guard(registered.info().id(), "refusals",
                () -> registered.provider().refusals(contract.get(), variant.client().options()));
    }

    private void option(String name, String value, Map<String, Option> options) {
        String place = "options." + name;
        Option option = options.get(name);
        if (option == null) {
            object(place, text("option.unknown", String.join(", ", options.keySet().stream().sorted().toList())));
        } else if (option.objection(value) != null) {
            object(place, text("option.impossible", option.objection(value)));
        } else if (name.equals(CommonOptions.PORT.name()) && (Long.parseLong(value) & ~0xFFFFL) != 0) {
            object(place, text("port"));
        } else if (name.equals(CommonOptions.HOST.name()) && value.isBlank()) {
            object(place, text("host.empty"));
        } else if (name.equals(CommonOptions.HOST.name()) && !CommonOptions.loopback(value)
                && CommonOptions.requiredHost(network).isPresent()) {
            object(place, text("host.network", network.mode()));
        }
    }

    private void java(ChosenSide side, RegisteredProvider registered) {
        if (!registered.info().inJvm()) {
            if (!side.jdk().isEmpty() || !side.jvmFlags().isEmpty()) {
                object(side.jdk().isEmpty() ? "jvmFlags" : "jdk", text("jdk.program", registered.info().label()));
            }
            return;
        }
        side.jvmFlags().forEach(flag -> JvmFlags.objection(flag).ifPresent(reason -> object("jvmFlags", reason)));
        if (!side.here()) {
            return;
        }
        Optional<Jdk> jdk = side.jdk().isEmpty() ? Optional.of(Jdk.own()) : jdks.find(side.jdk());
        if (jdk.isEmpty()) {
            object("jdk", text("jdk.missing", side.jdk(),
                    jdks.list().stream().map(Jdk::version).distinct().collect(Collectors.joining(", "))));
            return;
        }
        if (jdk.get().feature() < registered.info().java()) {
            object("jdk", text("jdk.old", registered.info().label(), registered.info().java(), jdk.get().version()));
        }
        List<String> lacking = jdk.get().lacking(registered.info().modules());
        if (!lacking.isEmpty()) {
            object("jdk", text("jdk.modules", registered.info().label(), String.join(", ", lacking), jdk.get().version(),
                    jdk.get().home()));
        }
    }

    private void object(String place, String reason) {
        objected = true;
        objections.accept(place, reason);
    }

    private static String text(String key, Object... values) {
        return PlanCheck.TEXTS.text(key, values);
    }
}
