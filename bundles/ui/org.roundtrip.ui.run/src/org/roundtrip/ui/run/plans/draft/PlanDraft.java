// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.SweptLength;
import org.roundtrip.ui.design.editing.DesignState;

/**
 * A plan that is being edited: the same parts as a {@link Plan}, but its fields may hold invalid text. Immutable: undo
 * returns to an earlier draft. {@link DraftCheck} converts it to a plan or reports its problems.
 *
 * @param contract the operations and types, with what is selected in them and what is typed and not valid
 * @param everyPair whether every client of the providers calls every server that it can
 */
public record PlanDraft(String name, String description, DesignState contract, List<ChoiceDraft> providers,
        ProtocolDraft protocol, SweepDraft sweep, boolean everyPair) {
    private static final String USUAL_CONTRACT = "Calls";

    /** Copies the list. */
    public PlanDraft {
        providers = List.copyOf(providers);
    }

    /** Copies a plan. */
    public static PlanDraft of(Plan plan) {
        return new PlanDraft(plan.name(), plan.description(), DesignState.of(FromModel.design(plan.contract())),
                plan.providers().stream().map(ChoiceDraft::of).toList(), ProtocolDraft.of(plan.protocol()), SweepDraft.of(plan.sweep()),
                plan.everyPair());
    }

    /** A draft without operations and providers, measured as usual. */
    public static PlanDraft empty(String name) {
        return new PlanDraft(name, "", DesignState.of(Design.empty(Design.Kind.CONTRACT, USUAL_CONTRACT)), List.of(),
                ProtocolDraft.of(Protocol.STANDARD), SweepDraft.NONE, false);
    }

    /** The operations and types. */
    public Design design() {
        return contract.design();
    }

    /** Converts the contract alone. @throws IllegalArgumentException with one sentence when it is invalid */
    public Contract toContract() {
        return ToModel.contract(design(), design().name());
    }

    /** The same plan under another name. */
    public PlanDraft withName(String other) {
        return new PlanDraft(other, description, contract, providers, protocol, sweep, everyPair);
    }

    /** A name that no choice of a provider has. It is the wanted one, or that with the first free number from 2 on. */
    public String freeName(String wanted) {
        Set<String> taken = providers.stream().map(ChoiceDraft::variant).collect(Collectors.toSet());
        return Stream.concat(Stream.of(wanted), IntStream.iterate(2, number -> number + 1).mapToObj(number -> wanted + " " + number))
                .filter(name -> !taken.contains(name)).findFirst().orElseThrow();
    }

    /** The same plan with another description. */
    public PlanDraft withDescription(String other) {
        return new PlanDraft(name, other, contract, providers, protocol, sweep, everyPair);
    }

    /** The same plan with another protocol. */
    public PlanDraft withProtocol(ProtocolDraft other) {
        return new PlanDraft(name, description, contract, providers, other, sweep, everyPair);
    }

    /** The same plan with other providers. */
    public PlanDraft withProviders(List<ChoiceDraft> others) {
        return new PlanDraft(name, description, contract, others, protocol, sweep, everyPair);
    }

    /** The same plan with another choice at a place. Those that stand over it stay so when it gets another name. */
    public PlanDraft with(int place, ChoiceDraft choice) {
        List<ChoiceDraft> choices = new ArrayList<>(providers);
        String before = choices.set(place, choice).variant();
        boolean renamed = choices.stream().noneMatch(each -> each.variant().equals(before));
        choices.replaceAll(each -> renamed && each.over().equals(before) ? each.withOver(choice.variant()) : each);
        return withProviders(choices);
    }

    /** The same plan with other operations and types. */
    public PlanDraft withContract(DesignState other) {
        return new PlanDraft(name, description, other, providers, protocol, sweep, everyPair);
    }

    /** The same plan with another sweep. */
    public PlanDraft withSweep(SweepDraft other) {
        return new PlanDraft(name, description, contract, providers, protocol, other, everyPair);
    }

    /** The same plan with or without every client calling every server. */
    public PlanDraft withEveryPair(boolean every) {
        return new PlanDraft(name, description, contract, providers, protocol, sweep, every);
    }

    /** The places of lengths that can be swept; none while the operations are not valid. */
    public List<String> lengths() {
        try {
            return SweptLength.places(toContract());
        } catch (IllegalArgumentException invalid) {
            return List.of();
        }
    }

    /** Whether both would be written as the same file. */
    public boolean isSameAs(PlanDraft other) {
        return withContract(other.contract).withProtocol(other.protocol).withSweep(other.sweep).equals(other)
                && sweep.written().equals(other.sweep.written()) && protocol.isSameAs(other.protocol) && contract.unfinished().equals(other.contract.unfinished())
                && (design() == other.design() || ToModel.drawing(design()).equals(ToModel.drawing(other.design())));
    }
}
