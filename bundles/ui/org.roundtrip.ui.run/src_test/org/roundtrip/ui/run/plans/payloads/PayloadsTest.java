// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.payloads;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Edited;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** A plan takes a payload, and what it had before stays as it was. */
class PayloadsTest {
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT)));
    private static final Struct OTHER = new Struct("Point", List.of(new Field("y", Primitive.LONG)));
    private static final Operation GET = new Operation("echo", List.of(), Optional.of(POINT), Behaviour.GENERATE);
    private final Contract calls = new Contract("Calls", List.of(GET));

    @Test
    void aPayloadWithoutOperationsIsEchoed() {
        Contract with = added(new Contract("Calls", List.of(
                new Operation("get", List.of(), Optional.of(POINT), Behaviour.GENERATE))), Drawing.of("Point", POINT));
        assertEquals(List.of("get", "echo"), with.operations().stream().map(Operation::name).toList());
        assertEquals(Optional.of(POINT), with.operation("echo").result());
        assertEquals(Behaviour.ECHO, with.operation("echo").behaviour());
    }

    @Test
    void operationsAreAddedAsTheyAre() {
        Operation ping = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
        Contract with = added(calls, new Drawing("Pings", "", Optional.of(POINT), List.of(ping), List.of()));
        assertEquals(List.of(GET, ping), with.operations());
    }

    @Test
    void typesAndOperationsOfTheSameNameGetOthers() {
        Contract with = added(calls, Drawing.of("Other", OTHER));
        assertEquals(GET, with.operations().getFirst());
        assertEquals(Optional.of(new Struct("Point2", OTHER.fields())), with.operation("echo2").result());
    }

    @Test
    void whatIsNotDrawnYetCannotBeCalled() {
        Drawing nothing = new Drawing("Nothing", "", Optional.empty(), List.of(), List.of());
        assertEquals("Nothing that a call could carry is drawn in Nothing yet.",
                assertInstanceOf(Edited.Refused.class, Payloads.added(FromModel.design(calls), nothing)).reason());
    }

    private static Contract added(Contract contract, Drawing drawing) {
        return ToModel.contract(Payloads.added(FromModel.design(contract), drawing).design(), contract.name());
    }
}
