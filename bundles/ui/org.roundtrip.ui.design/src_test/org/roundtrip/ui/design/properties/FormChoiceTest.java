// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.Outline;
import org.roundtrip.design.Slot;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** What a person chooses for a slot. */
class FormChoiceTest {
    private static final Shape.Struct POINT = new Shape.Struct("Point", List.of(new Shape.Field("x", Shape.Primitive.INT)));
    private final Design calls = FromModel.design(new Contract("Calls", List.of(new Operation("take",
            List.of(new Operation.Parameter("point", POINT), new Operation.Parameter("number", Shape.Primitive.INT)),
            Optional.empty(), Behaviour.NOTHING))));
    private final int number = calls.operations().getFirst().parameters().getLast().id();

    @Test
    void everyChoiceCanFollowEveryOther() {
        for (FormChoice first : FormChoice.of(calls)) {
            Design one = first.made(calls, number).design();
            for (FormChoice second : FormChoice.of(one)) {
                if (second.fits().test(slot(one))) {
                    continue;
                }
                Design two = second.made(one, number).design();
                ToModel.contract(two, "Calls");
                Slot slot = slot(two);
                assertTrue(second.label().startsWith("new") || second.fits().test(slot), first.label() + ", " + second.label());
                assertEquals(1, FormChoice.of(two).stream().filter(choice -> choice.fits().test(slot)).count());
            }
        }
    }

    @Test
    void aListGivesWayToWhatItHolds() {
        Design list = choose(choose(calls, "struct Point"), "list");
        assertEquals(new Shape.Sequence(POINT, Length.of(4)), ToModel.shape(list, slot(list)));
        assertEquals(POINT, ToModel.shape(choose(list, "struct Point"), slot(choose(list, "struct Point"))));
    }

    private Design choose(Design design, String label) {
        return FormChoice.of(design).stream().filter(choice -> choice.label().equals(label)).findFirst().orElseThrow()
                .made(design, number).design();
    }

    private Slot slot(Design design) {
        return (Slot) Outline.of(design).find(number).orElseThrow();
    }
}
