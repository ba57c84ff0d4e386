// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.capture.network.NetworkAbility;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.ProviderException;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.HostList;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.SweptPlan;

/** Finds everything that makes it impossible to run a plan, before anything starts. */
public final class PlanCheck {
    static final String PROVIDER = "provider";
    private static final String HOST = "host";
    private static final String NETWORK = "network";
    /** Places of objections to the processors of a plan. */
    public static final String CLIENT_PROCESSORS = "processors.client", SERVER_PROCESSORS = "processors.server",
            CAPTURE_PROCESSORS = "processors.capture", PLACEMENT = "placement";
    private static final String SWEEP = "sweep";
    static final Texts TEXTS = Texts.of(PlanCheck.class);

    /** So many choices a file of a run may have. */
    private static final int MOST_PAIRS = 100;

    private final Plan plan;
    private final Jdks jdks;
    private final List<Objection> objections = new ArrayList<>();

    private PlanCheck(Plan plan, Jdks jdks) {
        this.plan = plan;
        this.jdks = jdks;
    }

    /** Returns the objections to a plan. Tries whether its network can be made, see {@link NetworkAbility#missing}. */
    public static List<Objection> of(ProviderCatalogue catalogue, Jdks jdks, HostList hosts, Plan plan) {
        List<Objection> objections = new ArrayList<>();
        NetworkAbility.missing(plan.protocol().network())
                .ifPresent(reason -> objections.add(new Objection("", NETWORK, reason)));
        objections.addAll(untried(catalogue, jdks, hosts, plan));
        return objections;
    }

    /** Returns the objections to a plan, without the trial of its network: nothing is started. */
    public static List<Objection> untried(ProviderCatalogue catalogue, Jdks jdks, HostList hosts, Plan plan) {
        Set<Objection> found = new LinkedHashSet<>();
        int pairs = Pairs.of(catalogue, plan).providers().size();
        if (pairs > MOST_PAIRS) {
            found.add(new Objection("", PROVIDER, TEXTS.text("pairs.many", pairs, MOST_PAIRS)));
        }
        measured(plan, found).forEach(at -> found.addAll(at(catalogue, jdks, hosts, at)));
        return List.copyOf(found);
    }

    /** The plan at the steps of its sweep, once for each contract. It is the plan itself when it cannot be swept. */
    private static Collection<Plan> measured(Plan plan, Set<Objection> found) {
        Map<Contract, Plan> measured = new LinkedHashMap<>();
        try {
            for (Operation operation : plan.contract().operations()) {
                SweptPlan.steps(plan, operation.name()).stream().map(step -> SweptPlan.at(plan, step.orElse(null)))
                        .forEach(at -> measured.put(at.contract(), at));
            }
        } catch (IllegalArgumentException e) {
            found.add(new Objection("", SWEEP, e.getMessage()));
            return List.of(plan);
        }
        return measured.values();
    }

    private static List<Objection> at(ProviderCatalogue catalogue, Jdks jdks, HostList hosts, Plan plan) {
        PlanCheck check = new PlanCheck(plan, jdks);
        plan.contract().operations().forEach(operation -> check.operation(operation, plan.protocol().heapMiB()));
        plan.providers().forEach(choice -> check.choice(choice, catalogue));
        plan.providers().forEach(choice -> check.hosts(choice, hosts));
        check.processors(plan);
        new AbilityCheck(catalogue, plan, check.objections).check();
        return check.objections;
    }

    /** Returns the objections to carrying a contract with one provider. */
    public static List<Objection> of(RegisteredProvider registered, Jdks jdks, ChosenSide side, Contract contract) {
        List<Objection> objections = new ArrayList<>();
        new SideCheck(Optional.of(contract), Network.LOOPBACK, jdks,
                (place, reason) -> objections.add(new Objection(side.provider(), place, reason))).check(side, registered);
        return objections;
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
        int before = objections.size();
        // Where every client calls every server, a pair leaves out what it cannot carry.
        Optional<Contract> carried = plan.everyPair() ? Optional.empty() : Optional.of(plan.contract());
        SideCheck sides = new SideCheck(carried, network(), jdks, (place, reason) -> object(choice, place, reason));
        Optional<RegisteredProvider> client = found(choice, choice.client(), catalogue);
        Optional<RegisteredProvider> server = choice.sameProvider() ? client : found(choice, choice.server(), catalogue);
        client.ifPresent(registered -> sides.check(choice.client(), registered));
        if (!choice.server().equals(choice.client())) {
            server.ifPresent(registered -> sides.check(choice.server(), registered));
        }
        if (plan.protocol().serverTime() && CommonOptions.KEPT.equals(choice.server().options().get(CommonOptions.SERVER.name()))) {
            object(choice, CommonOptions.SERVER.name(), TEXTS.text("server.kept"));
        }
        if (objections.size() == before && !client.get().info().calls(server.get().info())) {
            object(choice, PROVIDER, TEXTS.text("pair", client.get().info().label(), server.get().info().label()));
        } else if (objections.size() == before && carried.isPresent()) {
            exchange(choice, carried.get(), catalogue);
        }
    }

    private void exchange(ProviderChoice choice, Contract contract, ProviderCatalogue catalogue) {
        Pairs.exchanges(Variant.of(catalogue, jdks, choice), (side, other) -> {
            try {
                ProviderException.guard(side.registered().info().id(), "refusals",
                        () -> side.registered().provider().refusals(contract, side.options(), other))
                        .forEach(refusal -> object(choice, refusal.field(), refusal.reason()));
            } catch (ProviderException e) {
                object(choice, PROVIDER, e.getMessage());
            }
        });
    }

    private void hosts(ProviderChoice choice, HostList hosts) {
        for (ChosenSide side : new LinkedHashSet<>(List.of(choice.client(), choice.server()))) {
            if (side.here()) {
                continue;
            }
            try {
                hosts.get(side.host());
            } catch (HostException | InvalidFileException e) {
                object(choice, HOST, e.getMessage());
            }
            if (!network().equals(Network.LOOPBACK)) {
                object(choice, HOST, TEXTS.text("host.elsewhere", network().mode(), side.host()));
            }
        }
    }

    /** The processors of hosts are not known here; a host without them refuses to start the process. */
    private void processors(Plan plan) {
        Affinity affinity = plan.protocol().affinity();
        if (plan.providers().stream().anyMatch(choice -> choice.client().here())) {
            processors(CLIENT_PROCESSORS, affinity.client());
        }
        if (plan.providers().stream().anyMatch(choice -> choice.server().here())) {
            processors(SERVER_PROCESSORS, affinity.server());
        }
        processors(CAPTURE_PROCESSORS, affinity.capture());
        processors(PLACEMENT, plan.protocol().placement().calls());
        processors(PLACEMENT, plan.protocol().placement().rest());
    }

    private void processors(String place, String wanted) {
        String online = Taskset.online();
        if (!Taskset.within(wanted, online)) {
            objections.add(new Objection("", place, TEXTS.text("processors", wanted, online)));
        } else if (!wanted.isEmpty() && !Taskset.here()) {
            objections.add(new Objection("", place, TEXTS.text("processors.program")));
        }
    }

    private Network network() {
        return plan.protocol().network();
    }

    private Optional<RegisteredProvider> found(ProviderChoice choice, ChosenSide side, ProviderCatalogue catalogue) {
        Optional<RegisteredProvider> found = catalogue.find(side.provider());
        if (found.isEmpty()) {
            String known = catalogue.providers().stream().map(each -> each.info().id()).collect(Collectors.joining(", "));
            object(choice, PROVIDER, TEXTS.text(known.isEmpty() ? "provider.none" : "provider.unknown", side.provider(),
                    known));
        }
        return found;
    }

    private void object(ProviderChoice choice, String place, String reason) {
        objections.add(new Objection(choice.variant(), place, reason));
    }
}
