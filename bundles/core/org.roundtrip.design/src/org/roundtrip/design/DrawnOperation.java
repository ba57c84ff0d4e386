// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;
import org.roundtrip.model.load.Work;

/**
 * An operation of a design.
 *
 * @param id         see {@link Node}
 * @param name       an identifier that no other operation of the design has
 * @param behaviour  what the servant does with a call
 * @param parameters in order
 * @param result     empty when there is none, or when it always has the shape of the parameter
 * @param exceptions what the servant may throw, each a reference to a struct
 * @param oneWay     whether no answer is sent; then there are neither result nor exceptions
 * @param work       the time that the servant spends on a call, and its stalls
 * @param throwEvery at each so manieth call the servant throws the first exception; 0 for never, as always without exceptions
 */
public record DrawnOperation(int id, String name, Behaviour behaviour, List<Slot> parameters, Optional<Slot> result,
        List<Slot> exceptions, boolean oneWay, Work work, int throwEvery) implements Node {

    /** Copies the lists. Nothing is thrown at some calls when there is nothing to throw, or when all calls throw. */
    public DrawnOperation {
        parameters = List.copyOf(parameters);
        exceptions = List.copyOf(exceptions);
        throwEvery = Operation.canThrowAtTimes(exceptions, behaviour) ? throwEvery : 0;
    }

    /** Returns the name, and that it is one-way, if it is. */
    public String title() {
        return oneWay ? Texts.of(DrawnOperation.class).text("oneWay", name) : name;
    }

    /** Returns whether the result always has the shape of the one parameter, so that it is not drawn. */
    public boolean returnsItsParameter() {
        return returnsItsParameter(behaviour);
    }

    static boolean returnsItsParameter(Behaviour behaviour) {
        return behaviour == Behaviour.ECHO || behaviour == Behaviour.MULTIPLY_BY_TWO;
    }

    /** Returns whether the servant can throw at some calls and do what the behaviour says at the others. */
    public boolean canThrowAtTimes() {
        return Operation.canThrowAtTimes(exceptions, behaviour);
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
                of(Slot.Role.RESULT, slots).stream().findFirst(), of(Slot.Role.EXCEPTION, slots), oneWay, work, throwEvery);
    }

    private static List<Slot> of(Slot.Role role, List<Slot> slots) {
        return slots.stream().filter(slot -> slot.role() == role).toList();
    }

    DrawnOperation withParameters(List<Slot> others) {
        return new DrawnOperation(id, name, behaviour, others, result, exceptions, oneWay, work, throwEvery);
    }

    DrawnOperation withExceptions(List<Slot> others) {
        return new DrawnOperation(id, name, behaviour, parameters, result, others, oneWay, work, throwEvery);
    }

    DrawnOperation working(Work other) {
        return new DrawnOperation(id, name, behaviour, parameters, result, exceptions, oneWay, other, throwEvery);
    }

    DrawnOperation throwing(int every) {
        return new DrawnOperation(id, name, behaviour, parameters, result, exceptions, oneWay, work, every);
    }

    DrawnOperation named(String other) {
        return new DrawnOperation(id, other, behaviour, parameters, result, exceptions, oneWay, work, throwEvery);
    }
}
