// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Shape.Primitive;

/** Places of an echo that stands for a payload are named as parts of the payload. */
class DrawingTest {
    private static final Operation SEND = operation("send");

    private static Operation operation(String name) {
        return new Operation(name, List.of(new Operation.Parameter("value", Primitive.INT)), Optional.of(Primitive.INT), Behaviour.ECHO);
    }

    private static Drawing drawing(Operation... operations) {
        return new Drawing("Order", "", Optional.of(Primitive.INT), List.of(operations), List.of());
    }

    @Test
    void bothSidesOfTheEchoAreThePayload() {
        Drawing drawing = drawing(SEND);
        assertEquals(List.of("send", "echo"), drawing.withEcho().stream().map(Operation::name).toList());
        assertEquals("payload.lines[].price", drawing.place("echo.value.lines[].price"));
        assertEquals("payload[key]", drawing.place("echo.result[key]"));
        assertEquals("payload", drawing.place("echo"));
    }

    @Test
    void placesOfOtherOperationsKeepTheirNames() {
        Drawing drawing = drawing(SEND, operation("echoes"));
        assertEquals("send.value.x", drawing.place("send.value.x"));
        assertEquals("echoes.value.x", drawing.place("echoes.value.x"));
    }

    @Test
    void anOperationOfThatNameThatAPersonDrewIsNoPayload() {
        Drawing drawing = drawing(operation("echo"));
        assertEquals(1, drawing.withEcho().size());
        assertEquals("echo.value.x", drawing.place("echo.value.x"));
        assertEquals("echo.value.x", new Drawing("Types", "", Optional.empty(), List.of(), List.of()).place("echo.value.x"), "nothing is echoed");
    }
}
