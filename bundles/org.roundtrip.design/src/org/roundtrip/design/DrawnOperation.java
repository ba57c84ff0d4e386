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
 * @param exceptions what the servant may throw, each a reference to a struct
 */
public record DrawnOperation(int id, String name, Behaviour behaviour, List<Slot> parameters, Optional<Slot> result,
        List<Slot> exceptions) implements Node {

    /** Copies the lists. */
    public DrawnOperation {
        parameters = List.copyOf(parameters);
        exceptions = List.copyOf(exceptions);
    }

    /** Returns whether the result always has the shape of the one parameter, so that it is not drawn. */
    public boolean returnsItsParameter() {
        return returnsItsParameter(behaviour);
    }

    static boolean returnsItsParameter(Behaviour behaviour) {
        return behaviour == Behaviour.ECHO || behaviour == Behaviour.MULTIPLY_BY_TWO;
    }

    /** Returns whether parameters can be added and removed. */
    public boolean takesParameters() {
        return behaviour == Behaviour.NOTHING || behaviour == Behaviour.GENERATE || behaviour == Behaviour.THROW
                || behaviour == Behaviour.ECHO && parameters.isEmpty();
    }

    /** Returns the parameters, then the result, then the exceptions. */
    public List<Slot> slots() {
        List<Slot> slots = new ArrayList<>(parameters);
        result.ifPresent(slots::add);
        slots.addAll(exceptions);
        return slots;
    }

    DrawnOperation with(List<Slot> slots) {
        return new DrawnOperation(id, name, behaviour, of(Slot.Role.PARAMETER, slots),
                of(Slot.Role.RESULT, slots).stream().findFirst(), of(Slot.Role.EXCEPTION, slots));
    }

    private static List<Slot> of(Slot.Role role, List<Slot> slots) {
        return slots.stream().filter(slot -> slot.role() == role).toList();
    }

    DrawnOperation withParameters(List<Slot> others) {
        return new DrawnOperation(id, name, behaviour, others, result, exceptions);
    }

    DrawnOperation withExceptions(List<Slot> others) {
        return new DrawnOperation(id, name, behaviour, parameters, result, others);
    }

    DrawnOperation named(String other) {
        return new DrawnOperation(id, other, behaviour, parameters, result, exceptions);
    }
}
