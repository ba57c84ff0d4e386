// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.Option;

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
    private static final NodePath SAME_VALUE = NodePath.operation(1).child(0);
    private static final NodePath RAW = NodePath.operation(2).child(0);
    private static final NodePath LIST_ELEMENT = NodePath.operation(2).child(1).child(0);

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
        PlanDraft draft = PlanDraft.of(plan);
        assertEquals(Optional.of(plan), check(draft).plan());
        NodePath struct = NodePath.operation(0).child(0);
        PlanDraft wider = TreeEdits.addPart(draft, struct.child(2));
        assertEquals("case1", wider.slot(struct.child(4).child(1).child(0).child(2)).name());
        assertEquals(Kind.UNION, wider.withKind(struct.child(4), Kind.LIST).slot(struct.child(4).child(0)).kind());
        assertEquals(Kind.LIST, wider.withKind(struct.child(4), Kind.LIST).withKind(struct.child(4), Kind.MAP)
                .slot(struct.child(4).child(1)).kind());
    }

    @Test
    void aNewSlotOfEachKindIsValidAndWhatDoesNotFitIsSaidWhereItIs() {
        for (Kind kind : Kind.values()) {
            PlanDraft draft = PlanDraft.of(PLAN).withKind(RAW, kind);
            assertTrue(check(draft).plan().isPresent(), () -> kind + ": " + check(draft).problems());
        }
        PlanDraft map = PlanDraft.of(PLAN).withKind(RAW, Kind.MAP).withKind(RAW.child(0), Kind.DOUBLE);
        assertEquals("The key of a map must be int, long, string or unicode.", check(map).at(RAW, "shape"));
        PlanDraft decimal = PlanDraft.of(PLAN).withKind(RAW, Kind.DECIMAL).withSlot(RAW, slot -> slot.withLength("3.x"));
        assertEquals("'3.x' is not a number of digits: write 10, or 10.2 for two of them behind the point.",
                check(decimal).at(RAW, "length"));
        PlanDraft twice = PlanDraft.of(PLAN).withKind(RAW, Kind.OPTIONAL).withKind(RAW.child(0), Kind.OPTIONAL);
        assertEquals("What is optional already cannot be made optional again.", check(twice).at(RAW, "shape"));
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
    void aStructHasTheSameFieldsWhereverItIsUsed() {
        PlanDraft draft = PlanDraft.of(PLAN).withSlot(SAME_VALUE.child(0), slot -> slot.withName("left"));
        assertEquals("left", draft.slot(LIST_ELEMENT.child(0)).name());
        PlanDraft renamed = draft.withSlot(LIST_ELEMENT, slot -> slot.withType("Place"));
        assertEquals("Place", renamed.slot(SAME_VALUE).type());
        assertTrue(check(renamed).plan().isPresent());
    }

    @Test
    void anEnumHasTheSameConstantsWhereverItIsUsed() {
        PlanDraft draft = PlanDraft.of(PLAN).withSlot(SAME_VALUE.child(2), slot -> slot.withConstants("RED, GREEN"))
                .withSlot(LIST_ELEMENT.child(2), slot -> slot.withType("Colour"));
        assertEquals(draft.slot(SAME_VALUE).parts(), draft.slot(LIST_ELEMENT).parts());
        assertEquals("RED, GREEN", draft.slot(LIST_ELEMENT.child(2)).constants());
        assertEquals("Colour", draft.slot(SAME_VALUE.child(2)).type());
    }

    @Test
    void aStructOfThePlanCanBeChosenForASlot() {
        PlanDraft draft = PlanDraft.of(PLAN).withType(RAW, "Point");
        assertEquals(draft.slot(SAME_VALUE).parts(), draft.slot(RAW).parts());
        assertTrue(check(draft).plan().isPresent());
    }

    @Test
    void newStructsAndEnumsHaveNamesAndFieldsOfTheirOwn() {
        PlanDraft draft = PlanDraft.of(PLAN).withKind(RAW, Kind.STRUCT).withSlot(RAW, slot -> slot.withType("Mine"))
                .withKind(RAW.child(0), Kind.ENUM).withKind(SAME_VALUE.child(0), Kind.STRUCT);
        assertEquals(List.of("Point", "Type3", "Hue", "Mine", "Type2"), draft.types().stream().map(Slot::type).toList());
        assertEquals("x", draft.slot(LIST_ELEMENT.child(0)).name());
        assertTrue(check(draft).plan().isPresent());
    }

    @Test
    void aStructThatPassesThroughTheNameOfAnotherIsNotMergedWithIt() {
        PlanDraft before = PlanDraft.of(PLAN).withKind(RAW, Kind.STRUCT);
        PlanDraft clash = before.withSlot(RAW, slot -> slot.withType("Point"));
        assertNotNull(check(clash).at(RAW, "type"));
        assertNotNull(check(clash).at(SAME_VALUE, "type"));
        PlanDraft after = clash.withSlot(RAW, slot -> slot.withType("Points"));
        assertEquals(before.slot(RAW).parts(), after.slot(RAW).parts());
        assertEquals(before.slot(SAME_VALUE), after.slot(SAME_VALUE));
        assertTrue(check(after).plan().isPresent());
    }

    @Test
    void noStructCanContainItself() {
        PlanDraft draft = PlanDraft.of(PLAN).withKind(RAW, Kind.STRUCT).withType(RAW.child(0), "Point");
        assertEquals(List.of("Point", "Hue"), draft.typesFor(RAW.child(0)).stream().map(Slot::type).toList());
        assertEquals(List.of("Hue"), draft.typesFor(SAME_VALUE.child(0)).stream().map(Slot::type).toList());
    }

    @Test
    void aRenamedStructIsTheSamePlanAsOneReadWithThatName() {
        PlanDraft renamed = PlanDraft.of(PLAN).withSlot(SAME_VALUE, slot -> slot.withType("Place"));
        assertTrue(renamed.isSameAs(PlanDraft.of(check(renamed).plan().orElseThrow())));
        assertFalse(renamed.isSameAs(PlanDraft.of(PLAN)));
    }

    @Test
    void everyKindCanBecomeEveryOther() {
        for (Kind from : Kind.values()) {
            for (Kind to : Kind.values()) {
                PlanDraft draft = PlanDraft.of(PLAN).withKind(RAW, from).withKind(RAW, to);
                DraftCheck.Outcome outcome = check(draft);
                assertTrue(outcome.plan().isPresent(), from + " to " + to + ": " + outcome.problems());
            }
        }
    }

    @Test
    void everyBehaviourBringsItsParametersAndResult() {
        for (Behaviour behaviour : Behaviour.values()) {
            for (int i = 0; i < 3; i++) {
                PlanDraft draft = PlanDraft.of(PLAN).withOperation(i, operation -> operation.withBehaviour(behaviour));
                assertTrue(check(draft).plan().isPresent(), i + " " + behaviour + ": " + check(draft).problems());
            }
        }
    }

    @Test
    void problemsAreReportedAtTheirPlaces() {
        PlanDraft draft = PlanDraft.of(PLAN).withName(" ")
                .withOperation(0, operation -> operation.withName("2 pings"))
                .withSlot(SAME_VALUE.child(1), slot -> slot.withLength("9..1"))
                .withSlot(SAME_VALUE.child(2), slot -> slot.withConstants("RED, RED"))
                .withProtocol(ProtocolDraft.of(Protocol.STANDARD).with(ProtocolField.FORKS, "-1")
                        .with(ProtocolField.SEED, "many"));
        DraftCheck.Outcome outcome = check(draft);
        assertTrue(outcome.plan().isEmpty());
        assertNotNull(outcome.at(DraftCheck.NAME, ""));
        assertNotNull(outcome.at(NodePath.operation(0), "name"));
        assertNotNull(outcome.at(SAME_VALUE.child(1), "length"));
        assertNotNull(outcome.at(SAME_VALUE.child(2), "constants"));
        assertEquals("This cannot be less than 1.", outcome.at(ProtocolField.FORKS, ""));
        assertEquals("'many' is not a whole number.", outcome.at(ProtocolField.SEED, ""));
        assertTrue(outcome.touches(NodePath.operation(1)), "an operation is marked when something in it is wrong");
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
        PlanDraft twoPoints = PlanDraft.of(PLAN).withKind(RAW, Kind.ENUM).withSlot(RAW, slot -> slot.withType("Point"));
        assertNotNull(check(twoPoints).at(RAW, "type"), "one name for two shapes");
    }
}
