// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * An operation of the plan that is being edited.
 *
 * @param name      any text
 * @param behaviour what the servant does with a call
 * @param slots     the parameters in order, then the result unless it always has the parameter's shape
 * @param exceptions what the servant may throw
 */
public record OperationDraft(String name, Behaviour behaviour, List<Slot> slots, List<Shape.Struct> exceptions) {
    /** Copies the lists. */
    public OperationDraft {
        slots = List.copyOf(slots);
        exceptions = List.copyOf(exceptions);
    }

    /** An operation without exceptions. */
    public OperationDraft(String name, Behaviour behaviour, List<Slot> slots) {
        this(name, behaviour, slots, List.of());
    }

    /** Copies an operation of a plan. */
    public static OperationDraft of(Operation operation) {
        List<Slot> slots = new ArrayList<>();
        operation.parameters().forEach(parameter ->
                slots.add(Slot.of(Slot.Role.PARAMETER, parameter.name(), parameter.shape())));
        if (!returnsItsParameter(operation.behaviour())) {
            operation.result().ifPresent(shape -> slots.add(Slot.of(Slot.Role.RESULT, "", shape)));
        }
        return new OperationDraft(operation.name(), operation.behaviour(), slots, operation.exceptions());
    }

    /** Whether the result always has the parameter's shape, so that the tree does not show it. */
    public static boolean returnsItsParameter(Behaviour behaviour) {
        return behaviour == Behaviour.ECHO || behaviour == Behaviour.MULTIPLY_BY_TWO;
    }

    /** Converts to an operation. @throws IllegalArgumentException with one sentence when it is invalid */
    public Operation operation() {
        List<Operation.Parameter> parameters = slots.stream().filter(slot -> slot.role() == Slot.Role.PARAMETER)
                .map(slot -> new Operation.Parameter(slot.name(), slot.shape())).toList();
        Optional<Shape> result = returnsItsParameter(behaviour)
                ? parameters.stream().findFirst().map(Operation.Parameter::shape)
                : slots.stream().filter(slot -> slot.role() == Slot.Role.RESULT).findFirst().map(Slot::shape);
        return new Operation(name, parameters, result, exceptions, behaviour);
    }

    /** The same operation under another name. */
    public OperationDraft withName(String other) {
        return new OperationDraft(other, behaviour, slots, exceptions);
    }

    /** The same operation with other slots. */
    public OperationDraft withSlots(List<Slot> others) {
        return new OperationDraft(name, behaviour, others, exceptions);
    }

    /** The same operation with another behaviour, and with the parameters and result that this behaviour needs. */
    public OperationDraft withBehaviour(Behaviour other) {
        List<Slot> parameters = new ArrayList<>(
                slots.stream().filter(slot -> slot.role() == Slot.Role.PARAMETER).toList());
        Optional<Slot> result = slots.stream().filter(slot -> slot.role() == Slot.Role.RESULT).findFirst();
        Slot text = Slot.text(Slot.Role.PARAMETER, "value");
        List<Slot> fitting = new ArrayList<>(switch (other) {
            case NOTHING, GENERATE, THROW -> parameters;
            case ECHO -> parameters.isEmpty() ? List.of(text) : parameters.subList(0, 1);
            case MULTIPLY_BY_TWO -> List.of(Slot.number(Slot.Role.PARAMETER, "value"));
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> List.of(text);
        });
        switch (other) {
            case GENERATE -> fitting.add(result.orElse(Slot.number(Slot.Role.RESULT, "")));
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> fitting.add(Slot.text(Slot.Role.RESULT, ""));
            case THROW -> result.ifPresent(fitting::add);
            default -> { }
        }
        return new OperationDraft(name, other, fitting, exceptions);
    }
}
