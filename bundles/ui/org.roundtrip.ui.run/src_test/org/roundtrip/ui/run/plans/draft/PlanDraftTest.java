// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Behaviours;
import org.roundtrip.design.Design;
import org.roundtrip.design.DrawnOperation;
import org.roundtrip.design.Insertion;
import org.roundtrip.design.Node;
import org.roundtrip.design.Piece;
import org.roundtrip.design.Removal;
import org.roundtrip.design.Renaming;
import org.roundtrip.design.Target;
import org.roundtrip.design.text.TextPlace;
import org.roundtrip.design.text.TextProperty;
import org.roundtrip.design.text.Unfinished;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Forks;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Sweep;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.study.Studied;
import org.roundtrip.provider.Option;
import org.roundtrip.ui.design.editing.DesignState;

/** Drafts of plans: conversion, edits and problems. */
class PlanDraftTest {
    private static final Shape.Text TEXT = new Shape.Text(new Length(1, 9), Shape.Repertoire.UNICODE);
    private static final Shape.Struct POINT = new Shape.Struct("Point", List.of(
            new Shape.Field("x", Shape.Primitive.DOUBLE), new Shape.Field("name", TEXT),
            new Shape.Field("hue", new Shape.Enumeration("Hue", List.of("RED", "BLUE")))));
    private static final Plan PLAN = new Plan("A plan", "", new Contract("Demo", List.of(
            new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
            new Operation("same", List.of(new Operation.Parameter("value", POINT)), Optional.of(POINT), Behaviour.ECHO),
            new Operation("list", List.of(new Operation.Parameter("raw", new Shape.Bytes(Length.of(16)))),
                    Optional.of(new Shape.Sequence(POINT, Length.of(4))), Behaviour.GENERATE))),
            List.of(ProviderChoice.of("socket"), new ProviderChoice("rmi", "rmi-2", Map.of("nodelay", "true"))),
            Protocol.STANDARD);
    private static final Map<String, List<Option>> KNOWN = Map.of("socket", List.of(), "rmi",
            List.of(Option.toggle("nodelay", "No delay", "", false)));
    private static DraftCheck.Outcome check(PlanDraft draft) {
        return DraftCheck.check(draft, KNOWN);
    }

    @Test
    void aDraftBecomesThePlanItCameFrom() {
        assertEquals(Optional.of(PLAN), check(PlanDraft.of(PLAN)).plan());
    }

    @Test
    void everyKindIsKept() {
        Shape union = new Shape.Union("Either", List.of(new Shape.Field("point", POINT),
                new Shape.Field("when", new Shape.Timestamp())));
        Shape all = new Shape.Struct("All", List.of(new Shape.Field("letter", Shape.Primitive.CHAR),
                new Shape.Field("price", new Shape.Decimal(12, 4)), new Shape.Field("either", union),
                new Shape.Field("maybe", new Shape.OptionalValue(POINT)),
                new Shape.Field("map", new Shape.Mapping(TEXT, new Shape.Sequence(union, Length.of(2)), new Length(0, 9)))));
        Plan plan = new Plan("Kinds", "", new Contract("Demo", List.of(new Operation("make", List.of(), Optional.of(all),
                Behaviour.GENERATE))), PLAN.providers(), PLAN.protocol());
        assertEquals(Optional.of(plan), check(PlanDraft.of(plan)).plan());
    }

    @Test
    void typesThatNoOperationUsesAreKept() {
        Shape.Struct unused = new Shape.Struct("Unused", List.of(new Shape.Field("point", POINT)));
        Plan plan = new Plan("Types", "", new Contract("Demo", PLAN.contract().operations(), List.of(unused)),
                PLAN.providers(), PLAN.protocol());
        assertEquals(Optional.of(plan), check(PlanDraft.of(plan)).plan());
        Design without = Removal.remove(PlanDraft.of(plan).design(), PlanDraft.of(plan).design().operations().stream()
                .map(Node::id).skip(1).toList()).design();
        assertEquals(List.of("Point", "Hue", "Unused"), check(with(plan, without)).plan().orElseThrow().contract().types()
                .stream().map(type -> NamedTypes.name(type).orElseThrow()).toList());
    }

    private static PlanDraft with(Plan plan, Design contract) {
        return PlanDraft.of(plan).withContract(DesignState.of(contract));
    }

    @Test
    void theNetworkIsKeptAndItsLatencyCheckedWhereItHasOne() {
        for (Network network : List.of(new Network.Wire(), new Network.Ethernet(7))) {
            Plan plan = PLAN.with(PLAN.protocol().with(network));
            assertEquals(Optional.of(plan), check(PlanDraft.of(plan)).plan());
        }
        ProtocolDraft unsound = ProtocolDraft.of(PLAN.protocol()).with(ProtocolField.LATENCY_MICROS, "-1");
        assertTrue(check(PlanDraft.of(PLAN).withProtocol(unsound)).plan().isPresent());
        assertEquals("This cannot be less than 0.", check(PlanDraft.of(PLAN)
                .withProtocol(unsound.withNetwork("ethernet-100"))).at(ProtocolField.LATENCY_MICROS, ""));
    }

    @Test
    void theLoadIsKept() {
        for (Load load : List.of(new Load.Closed(8), new Load.Closed(3, 250, true, true),
                new Load.Closed(2, 0, false, false, 40), new Load.Open(50, new Load.Poisson(), 8, false, true),
                new Load.Open(1000, new Load.Constant(), 16, false), new Load.Open(12.5, new Load.Poisson(), 2, true),
                new Load.Open(10, new Load.Ramp(99.5), 4, false), new Load.Open(10, new Load.Steps(90, 7), 4, false),
                new Load.Open(10, new Load.Bursts(3), 4, false))) {
            Plan plan = PLAN.with(PLAN.protocol().with(load));
            assertEquals(Optional.of(plan), check(PlanDraft.of(plan)).plan());
        }
    }

    @Test
    void onlyNumbersOfTheChosenLoadAreCheckedAndWritten() {
        ProtocolDraft closed = ProtocolDraft.of(PLAN.protocol());
        ProtocolDraft unsound = closed.with(ProtocolField.RATE, "0").with(ProtocolField.BURST, "none");
        assertTrue(check(PlanDraft.of(PLAN).withProtocol(unsound)).plan().isPresent());
        assertTrue(PlanDraft.of(PLAN).withProtocol(unsound).isSameAs(PlanDraft.of(PLAN)));
        ProtocolDraft open = unsound.withLoad(closed.load().withOpen(true));
        assertEquals("This cannot be less than 1.", check(PlanDraft.of(PLAN).withProtocol(open)).at(ProtocolField.RATE, ""));
        assertNull(check(PlanDraft.of(PLAN).withProtocol(open)).at(ProtocolField.BURST, ""));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(open.withLoad(open.load().withArrivals(ArrivalsDraft.BURSTS))))
                .at(ProtocolField.BURST, ""));
    }

    @Test
    void bothNumbersOfAnAmountCanBeAskedFor() {
        ProtocolDraft both = ProtocolDraft.of(PLAN.protocol()).withSteady(false).with(ProtocolField.WARM_UP_SECONDS, "5")
                .with(ProtocolField.WARM_UP_CALLS, "20000").withAtLeast(ProtocolField.WARM_UP_CALLS, true);
        DraftCheck.Outcome outcome = check(PlanDraft.of(PLAN).withProtocol(both));
        Plan plan = outcome.plan().orElseThrow();
        assertEquals(new WarmUp.Fixed(Amount.atLeast(20_000, 5)), plan.protocol().warmUp());
        assertEquals(both, ProtocolDraft.of(plan.protocol()));
        assertFalse(both.isSameAs(both.withAtLeast(ProtocolField.WARM_UP_CALLS, false)));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(both.with(ProtocolField.WARM_UP_CALLS, ""))).at(ProtocolField.WARM_UP_CALLS, ""));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(both.withAtLeast(ProtocolField.MEASURED_CALLS, true)
                .with(ProtocolField.MEASURED_CALLS, ""))).at(ProtocolField.MEASURED_CALLS, ""));
    }

    @Test
    void aWarmUpUntilSteadyHasItsOwnSeconds() {
        ProtocolDraft steady = ProtocolDraft.of(PLAN.protocol()).with(ProtocolField.WARM_UP_MOST, "8").with(ProtocolField.WARM_UP_CALLS, "many");
        Plan plan = check(PlanDraft.of(PLAN).withProtocol(steady)).plan().orElseThrow();
        assertEquals(new WarmUp.Steady(1, 8), plan.protocol().warmUp());
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(steady.with(ProtocolField.WARM_UP_MOST, "0.5"))).at(ProtocolField.WARM_UP_MOST, ""));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(steady.withSteady(false))).at(ProtocolField.WARM_UP_CALLS, ""));
        assertFalse(steady.isSameAs(steady.withSteady(false)));
    }

    @Test
    void forksAreTypedAsANumberOrARange() {
        ProtocolDraft typed = ProtocolDraft.of(PLAN.protocol()).with(ProtocolField.FORKS, "4 to 16");
        Plan plan = check(PlanDraft.of(PLAN).withProtocol(typed)).plan().orElseThrow();
        assertEquals(new Forks(4, 16), plan.protocol().forks());
        assertEquals(typed, ProtocolDraft.of(plan.protocol()));
        for (String wrong : List.of("16 to 4", "0 to 4", "4 to 1001", "4 to", "some")) {
            assertNotNull(check(PlanDraft.of(PLAN).withProtocol(typed.with(ProtocolField.FORKS, wrong))).at(ProtocolField.FORKS, ""), wrong);
        }
    }

    @Test
    void aPlacementByListsNeedsBoth() {
        ProtocolDraft listed = ProtocolDraft.of(PLAN.protocol()).withPlacement(Placement.Kind.LISTED).with(ProtocolField.CALL_PROCESSORS, "0");
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(listed)).at(ProtocolField.REST_PROCESSORS, ""));
        Plan plan = check(PlanDraft.of(PLAN).withProtocol(listed.with(ProtocolField.REST_PROCESSORS, "1-3"))).plan().orElseThrow();
        assertEquals(Placement.listed("0", "1-3"), plan.protocol().placement());
        assertEquals(Placement.FREE, check(PlanDraft.of(PLAN).withProtocol(listed.withPlacement(Placement.Kind.FREE))).plan().orElseThrow()
                .protocol().placement());
    }

    @Test
    void seriesAreTyped() {
        ProtocolDraft typed = ProtocolDraft.of(PLAN.protocol()).with(ProtocolField.SERIES, "1000 x 12 trimmed; 10x1 mean");
        Plan plan = check(PlanDraft.of(PLAN).withProtocol(typed)).plan().orElseThrow();
        assertEquals("1000 x 12 trimmed; 10 x 1 mean", ProtocolDraft.of(plan.protocol()).get(ProtocolField.SERIES));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(typed.with(ProtocolField.SERIES, "1000"))).at(ProtocolField.SERIES, ""));
        ProtocolDraft callers = typed.with(ProtocolField.CALLERS, "2");
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(callers)).at(ProtocolField.SERIES, ""), "series need one caller");
    }

    @Test
    void lookUpsAndConnectionsAreNumbersThatMayBeLeftOut() {
        ProtocolDraft typed = ProtocolDraft.of(PLAN.protocol()).with(ProtocolField.LOOKUPS, "1000").with(ProtocolField.CONNECTIONS, "20");
        Plan plan = check(PlanDraft.of(PLAN).withProtocol(typed)).plan().orElseThrow();
        assertEquals(new Studied(List.of(), 1000, 20), plan.protocol().studied());
        assertEquals("20", ProtocolDraft.of(plan.protocol()).get(ProtocolField.CONNECTIONS));
        assertEquals("", ProtocolDraft.of(PLAN.protocol()).get(ProtocolField.LOOKUPS));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(typed.with(ProtocolField.LOOKUPS, "1000001"))).at(ProtocolField.LOOKUPS, ""));
        ProtocolDraft asynchronous = typed.withLoad(typed.load().withAsynchronous(true));
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(asynchronous)).at(ProtocolField.CONNECTIONS, ""), "they need synchronous calls");
    }

    @Test
    void aRateThatChangesNeedsSeconds() {
        ProtocolDraft open = ProtocolDraft.of(PLAN.protocol().with(new Load.Open(10, new Load.Ramp(20), 1, false)));
        ProtocolDraft calls = open.with(ProtocolField.MEASURED_SECONDS, "").with(ProtocolField.MEASURED_CALLS, "9");
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(calls)).at(ProtocolField.MEASURED_SECONDS, ""));
    }

    @Test
    void aRenamedStructIsTheSamePlanAsOneReadWithThatName() {
        Design before = PlanDraft.of(PLAN).design();
        int point = before.types().getFirst().id();
        PlanDraft renamed = with(PLAN, Renaming.rename(before, point, "Place").design());
        assertTrue(renamed.isSameAs(PlanDraft.of(check(renamed).plan().orElseThrow())));
        assertFalse(renamed.isSameAs(PlanDraft.of(PLAN)));
        assertTrue(with(PLAN, Renaming.rename(renamed.design(), point, "Point").design()).isSameAs(PlanDraft.of(PLAN)));
    }

    @Test
    void whatIsSelectedIsNotWritten() {
        PlanDraft draft = PlanDraft.of(PLAN);
        PlanDraft other = draft.withContract(draft.contract().selecting(List.of(draft.design().types().getFirst().id())));
        assertTrue(other.isSameAs(draft));
    }

    @Test
    void everyBehaviourBringsItsParametersAndResult() {
        for (Behaviour behaviour : Behaviour.values()) {
            for (DrawnOperation operation : PlanDraft.of(PLAN).design().operations()) {
                PlanDraft draft = with(PLAN, Behaviours.change(PlanDraft.of(PLAN).design(), operation.id(), behaviour).design());
                assertTrue(check(draft).plan().isPresent(), operation.name() + " " + behaviour + ": " + check(draft).problems());
            }
        }
    }

    @Test
    void problemsAreReportedAtTheirPlaces() {
        Design design = PlanDraft.of(PLAN).design();
        TextPlace ping = new TextPlace(design.operations().getFirst().id(), TextProperty.NAME);
        TextPlace length = new TextPlace(design.types().getFirst().parts().get(1).id(), TextProperty.LENGTH);
        TextPlace constants = new TextPlace(design.types().getLast().id(), TextProperty.CONSTANTS);
        PlanDraft draft = PlanDraft.of(PLAN).withName(" ")
                .withContract(new DesignState(design, List.of(), Unfinished.NONE.with(ping, "2 pings").with(length, "9..1")
                        .with(constants, "RED, RED")))
                .withProtocol(ProtocolDraft.of(Protocol.STANDARD).with(ProtocolField.FORKS, "-1")
                        .with(ProtocolField.SEED, "many"));
        DraftCheck.Outcome outcome = check(draft);
        assertTrue(outcome.plan().isEmpty());
        assertNotNull(outcome.at(DraftCheck.NAME, ""));
        assertNotNull(outcome.at(ping, ""));
        assertNotNull(outcome.at(length, ""));
        assertEquals("The constants of an enum need different names.", outcome.at(constants, ""));
        assertEquals("This cannot be less than 1.", outcome.at(ProtocolField.FORKS, ""));
        assertEquals("'many' is not a whole number.", outcome.at(ProtocolField.SEED, ""));
    }

    @Test
    void providersAreCheckedAgainstTheInstalledOnes() {
        PlanDraft draft = PlanDraft.of(PLAN).withProviders(List.of(new ChoiceDraft("gone", "gone", Map.of()),
                new ChoiceDraft("rmi", "one", Map.of("nodelay", "maybe")), new ChoiceDraft("rmi", "one", Map.of()),
                new ChoiceDraft("rmi", "", Map.of("speed", "1"))));
        DraftCheck.Outcome outcome = check(draft);
        assertNotNull(outcome.at(0, ""));
        assertNotNull(outcome.at(1, "nodelay"));
        assertNotNull(outcome.at(2, "variant"));
        assertNotNull(outcome.at(3, "variant"));
        assertNotNull(outcome.at(3, "speed"));
    }

    @Test
    void contradictionsBetweenFieldsAreReportedToo() {
        ProtocolDraft nothing = ProtocolDraft.of(Protocol.STANDARD).with(ProtocolField.MEASURED_SECONDS, "");
        assertNotNull(check(PlanDraft.of(PLAN).withProtocol(nothing)).at(ProtocolField.MEASURED_CALLS, ""));
        Design empty = PlanDraft.empty("Nothing").design();
        assertNotNull(check(with(PLAN, empty)).at(DraftCheck.OPERATIONS, ""));
        Operation letter = new Operation("letter", List.of(new Operation.Parameter("c", Shape.Primitive.CHAR)), Optional.empty(),
                Behaviour.NOTHING);
        Design twoChars = Insertion.insert(PlanDraft.of(PLAN).design(), new Piece.Whole(letter), Target.on(Target.DESIGN)).design();
        assertNotNull(check(with(PLAN, Renaming.rename(twoChars, twoChars.types().getFirst().id(), "char").design()))
                .at(DraftCheck.OPERATIONS, ""), "one word for two types");
    }

    @Test
    void aChoiceGetsANameThatNoOtherHas() {
        PlanDraft draft = PlanDraft.of(PLAN).withProviders(List.of(new ChoiceDraft("rmi", "Java RMI", Map.of()),
                new ChoiceDraft("rmi", "Java RMI 2", Map.of())));
        assertEquals("Raw TCP", draft.freeName("Raw TCP"));
        assertEquals("Java RMI 3", draft.freeName("Java RMI"));
    }

    @Test
    void aChoiceStaysOverAnotherThatGetsAnotherName() {
        ChoiceDraft base = new ChoiceDraft("cxf", "CXF", Map.of()), above = new ChoiceDraft("cxf", "CXF over TLS", Map.of()).withOver("CXF");
        PlanDraft draft = PlanDraft.of(PLAN).withProviders(List.of(base, above));
        assertEquals("Apache CXF", draft.with(0, base.withVariant("Apache CXF")).providers().getLast().over());
        PlanDraft twice = draft.withProviders(List.of(base, above, base));
        assertEquals("CXF", twice.with(0, base.withVariant("other")).providers().get(1).over(), "another one still has the name");
    }

    @Test
    void aSweepIsKeptAndCheckedWithThePlanThatItChanges() {
        Plan swept = PLAN.with(Optional.of(new Sweep("list.raw", List.of(1, 100))));
        PlanDraft draft = PlanDraft.of(swept);
        assertEquals(Optional.of(swept), check(draft).plan());
        assertEquals(List.of("same.value.name", "list.raw", "list.result", "list.result[].name"), draft.lengths());
        assertFalse(draft.isSameAs(PlanDraft.of(PLAN)));
        assertTrue(draft.isSameAs(draft.withSweep(draft.sweep().withOver("1,100"))));
        assertEquals("'x' is not a whole number", sweep(draft, "list.raw", "1, x").at(DraftCheck.SWEEP, DraftCheck.STEPS).substring(0, 25));
        assertNotNull(sweep(draft, "list.raw", "2, 1").at(DraftCheck.SWEEP, DraftCheck.STEPS));
        assertNotNull(sweep(draft, "callers", "0, 1").at(DraftCheck.SWEEP, DraftCheck.STEPS), "one step is impossible");
        assertNotNull(sweep(draft, "rate", "1, 2").at(DraftCheck.SWEEP, DraftCheck.SWEPT), "no step is possible");
        assertNotNull(sweep(draft, "same.value.x", "1, 2").at(DraftCheck.SWEEP, DraftCheck.SWEPT));
    }

    private static DraftCheck.Outcome sweep(PlanDraft draft, String value, String over) {
        return check(draft.withSweep(new SweepDraft(value, over)));
    }

    @Test
    void stepsThatNobodyTypedAreThoseUsualForWhatIsSwept() {
        SweepDraft callers = SweepDraft.NONE.withValue("callers");
        assertEquals("1, 2, 4, 8, 16", callers.over());
        assertEquals("0, 100, 1000", callers.withValue("latency").over());
        assertEquals("3, 5", callers.withOver("3, 5").withValue("latency").over());
    }
}
