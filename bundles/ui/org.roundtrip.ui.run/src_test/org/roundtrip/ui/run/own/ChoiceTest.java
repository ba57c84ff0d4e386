// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.own;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** What of a file can be measured. */
class ChoiceTest {
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT)));
    private static final Struct LINE = new Struct("Line", List.of(new Field("from", POINT)));
    private static final Struct LOST = new Struct("Lost", List.of(new Field("why", Primitive.INT)));
    private static final Operation PING = new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING);
    private static final Operation MOVE = new Operation("move", List.of(new Operation.Parameter("from", POINT)), Optional.of(POINT), List.of(LOST),
            Behaviour.GENERATE);

    private static List<String> names(Drawing drawing) {
        return Choice.of(drawing).stream().map(Choice::name).toList();
    }

    @Test
    void thePayloadStandsFirstThenTheTypesItConsistsOf() {
        Drawing drawing = new Drawing("d", "", Optional.of(LINE), List.of(), List.of(new Enumeration("Colour", List.of("RED"))));
        assertEquals(List.of("Line", "Point"), names(drawing));
        Choice first = Choice.of(drawing).get(Choice.likeliest(Choice.of(drawing)));
        assertEquals(LINE, first.contract().operations().getFirst().result().orElseThrow());
    }

    @Test
    void operationsStandBeforeTypesAndAnExceptionIsNone() {
        Drawing drawing = new Drawing("d", "", Optional.empty(), List.of(PING, MOVE), List.of(LINE));
        assertEquals(List.of("ping", "move", "Point", "Line"), names(drawing));
        assertEquals(1, Choice.likeliest(Choice.of(drawing)), "the first that carries values");
    }

    @Test
    void withoutValuesTheFirstOperationIsLikeliest() {
        List<Choice> choices = Choice.of(new Drawing("d", "", Optional.empty(), List.of(PING), List.of()));
        assertEquals(0, Choice.likeliest(choices));
        assertEquals(List.of(PING), choices.getFirst().contract().operations());
    }

    @Test
    void anEmptyFileHasNone() {
        assertEquals(List.of(), Choice.of(new Drawing("d", "", Optional.empty(), List.of(), List.of())));
    }
}
