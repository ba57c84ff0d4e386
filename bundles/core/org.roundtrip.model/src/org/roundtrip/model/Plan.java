// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.text.Texts;

/**
 * A plan of measurements: which operations, with which providers, and how.
 *
 * @param name        for people
 * @param description for people, may be empty
 * @param contract    the operations and their payload shapes
 * @param providers   at least one, no two of the same variant
 * @param protocol    how often and how long
 * @param sweep       the value that changes from step to step of a run, if one does
 * @param everyPair   whether every client of the providers calls every server that it can, see {@link EveryPair}
 */
public record Plan(String name, String description, Contract contract, List<ProviderChoice> providers,
        Protocol protocol, Optional<Sweep> sweep, boolean everyPair) {
    /** A plan that measures its providers as they are chosen. */
    public Plan(String name, String description, Contract contract, List<ProviderChoice> providers, Protocol protocol,
            Optional<Sweep> sweep) {
        this(name, description, contract, providers, protocol, sweep, false);
    }

    /** A plan in which nothing is swept. */
    public Plan(String name, String description, Contract contract, List<ProviderChoice> providers, Protocol protocol) {
        this(name, description, contract, providers, protocol, Optional.empty());
    }

    /** @throws IllegalArgumentException when the name is blank, no provider is given or two share a variant */
    public Plan {
        providers = List.copyOf(providers);
        if (name.isBlank()) {
            throw new IllegalArgumentException(Texts.of(Plan.class).text("plan.name"));
        }
        if (providers.isEmpty()) {
            throw new IllegalArgumentException(Texts.of(Plan.class).text("plan.providers"));
        }
        if (providers.stream().map(ProviderChoice::variant).distinct().count() < providers.size()) {
            throw new IllegalArgumentException(Texts.of(Plan.class).text("plan.twice"));
        }
    }

    /** The same plan with another protocol. */
    public Plan with(Protocol other) {
        return new Plan(name, description, contract, providers, other, sweep, everyPair);
    }

    /** The same plan with another contract. */
    public Plan with(Contract other) {
        return new Plan(name, description, other, providers, protocol, sweep, everyPair);
    }

    /** The same plan with another sweep, or none. */
    public Plan with(Optional<Sweep> other) {
        return new Plan(name, description, contract, providers, protocol, other, everyPair);
    }

    /**
     * The same plan with all its clients and servers on hosts. Its network becomes the one that lies between them, because a
     * network that is made on this machine cannot have a host on it.
     *
     * @param clients the name of their host, or of none for this machine; empty to leave each where it is
     * @param servers the same of the servers
     */
    public Plan at(Optional<String> clients, Optional<String> servers) {
        Plan there = with(providers.stream().map(choice -> new ProviderChoice(choice.variant(),
                clients.map(choice.client()::at).orElse(choice.client()),
                servers.map(choice.server()::at).orElse(choice.server()), choice.over())).toList());
        boolean here = there.providers.stream().allMatch(choice -> choice.client().here() && choice.server().here());
        return here ? there : there.with(protocol.with(Network.LOOPBACK));
    }

    /** The same plan with other choices. */
    public Plan with(List<ProviderChoice> others) {
        return new Plan(name, description, contract, others, protocol, sweep, everyPair);
    }

    /** The same plan with or without every client calling every server. */
    public Plan withEveryPair(boolean every) {
        return new Plan(name, description, contract, providers, protocol, sweep, every);
    }

    /** The same plan under another name. */
    public Plan named(String other) {
        return new Plan(other, description, contract, providers, protocol, sweep, everyPair);
    }

    /** Returns the same plan with another description. */
    public Plan described(String other) {
        return new Plan(name, other, contract, providers, protocol, sweep, everyPair);
    }
}
