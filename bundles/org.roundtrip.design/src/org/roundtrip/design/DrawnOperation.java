// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Behaviour;

/**
 * An operation of a design.
 *
 * @param id         see {@link Node}
 * @param name       an identifier that no other operation of the design has
 * @param behaviour  what the servant does with a call
 * @param parameters in order
 * @param result     empty when there is none, or when it always has the shape of the parameter
 */
public record DrawnOperation(int id, String name, Behaviour behaviour, List<Slot> parameters, Optional<Slot> result)
        implements Node {

    /** Copies the list. */
    public DrawnOperation {
        parameters = List.copyOf(parameters);
    }

    /** Returns whether the result always has the shape of the one parameter, so that it is not drawn. */
    public boolean returnsItsParameter() {
        return behaviour == Behaviour.ECHO || behaviour == Behaviour.MULTIPLY_BY_TWO;
    }

    /** Returns whether parameters can be added and removed. */
    public boolean takesParameters() {
        return behaviour == Behaviour.NOTHING || behaviour == Behaviour.GENERATE
                || behaviour == Behaviour.ECHO && parameters.isEmpty();
    }

    /** Returns the parameters, then the result. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>(parameters);
        result.ifPresent(slots::add);
        return slots;
    }

    DrawnOperation with(List<Slot> slots) {
        return new DrawnOperation(id, name, behaviour,
                slots.stream().filter(slot -> slot.role() != Slot.Role.RESULT).toList(),
                slots.stream().filter(slot -> slot.role() == Slot.Role.RESULT).findFirst());
    }

    DrawnOperation named(String other) {
        return new DrawnOperation(id, other, behaviour, parameters, result);
    }
}
