// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.load.Work;

/**
 * One operation of a contract.
 *
 * @param name       an identifier, see {@link Names}
 * @param parameters in order; no two of the same name
 * @param result     the shape of the result, or empty when there is none
 * @param exceptions what the servant may throw instead of an answer, in order; no two of the same name
 * @param behaviour  what the servant does; it limits which parameters, results and exceptions are possible
 * @param oneWay     whether the caller does not wait and no answer is sent; then the operation has neither a result nor exceptions
 * @param work       the time that the servant spends on a call
 */
public record Operation(String name, List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions,
        Behaviour behaviour, boolean oneWay, Work work) {

    /** Parameters of one operation that files and designs allow, and exceptions too. */
    public static final int MOST_PARAMETERS = 100;

    /** A named argument. */
    public record Parameter(String name, Shape shape) {
        /** @throws IllegalArgumentException when the name is no identifier */
        public Parameter {
            Names.require(name);
        }
    }

    /** An operation that declares no exceptions. */
    public Operation(String name, List<Parameter> parameters, Optional<Shape> result, Behaviour behaviour) {
        this(name, parameters, result, List.of(), behaviour);
    }

    /** An operation that is answered. */
    public Operation(String name, List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions,
            Behaviour behaviour) {
        this(name, parameters, result, exceptions, behaviour, false);
    }

    /** An operation whose servant answers as soon as it can. */
    public Operation(String name, List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions,
            Behaviour behaviour, boolean oneWay) {
        this(name, parameters, result, exceptions, behaviour, oneWay, Work.NONE);
    }

    /** @throws IllegalArgumentException with one sentence when names clash, or the parts do not fit the behaviour */
    public Operation {
        Names.require(name);
        parameters = List.copyOf(parameters);
        exceptions = List.copyOf(exceptions);
        if (exceptions.stream().map(Struct::name).distinct().count() < exceptions.size()) {
            throw new IllegalArgumentException(Texts.of(Operation.class).text("operation.exceptions", name));
        }
        if (parameters.stream().map(Parameter::name).distinct().count() < parameters.size()) {
            throw new IllegalArgumentException(Texts.of(Operation.class).text("operation.twice", name));
        }
        String misfit = oneWay && !canBeOneWay(exceptions, behaviour) ? "operation.oneWay"
                : misfit(parameters, result, exceptions, behaviour);
        if (misfit != null) {
            throw new IllegalArgumentException(
                    Texts.of(Operation.class).text("operation.misfit", name, Texts.of(Operation.class).text(misfit)));
        }
    }

    /** Returns a shape as an exception. @throws IllegalArgumentException with one sentence when it is not a struct */
    public static Struct exception(Shape shape) {
        if (shape instanceof Struct struct) {
            return struct;
        }
        throw new IllegalArgumentException(
                Texts.of(Operation.class).text("operation.exception", NamedTypes.name(shape).orElse(Payload.describe(shape))));
    }

    /** Returns the shape of what a call ends with: of the first exception if the behaviour throws it, else of the result, if any. */
    public Optional<Shape> outcome() {
        return behaviour == Behaviour.THROW ? Optional.of(exceptions.getFirst()) : result;
    }

    /** Returns the same operation with an answer. */
    public Operation answered() {
        return new Operation(name, parameters, result, exceptions, behaviour, false, work);
    }

    private static boolean canBeOneWay(List<Struct> exceptions, Behaviour behaviour) {
        return exceptions.isEmpty() && behaviour == Behaviour.NOTHING;
    }

    /** The name of the text that says what does not fit, or null. */
    private static String misfit(List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions,
            Behaviour behaviour) {
        Shape only = parameters.size() == 1 ? parameters.getFirst().shape() : null;
        return switch (behaviour) {
            case THROW -> exceptions.isEmpty() ? "operation.throw" : null;
            case NOTHING -> result.isPresent() ? "operation.nothing" : null;
            case GENERATE -> result.isEmpty() ? "operation.generate" : null;
            case ECHO -> only == null || !result.equals(Optional.of(only))
                    ? "operation.echo" : null;
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> !(only instanceof Text) || !(result.orElse(null) instanceof Text)
                    ? "operation.upperCase" : null;
            case MULTIPLY_BY_TWO -> !(only instanceof Primitive primitive) || !primitive.number()
                    || !result.equals(Optional.of(only))
                    ? "operation.multiplyByTwo" : null;
        };
    }
}
