// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.load.Work;
import org.roundtrip.model.text.Texts;

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
 * @param throwEvery at each so manieth call the servant throws the first exception instead of doing what the behaviour says, 1 to
 *                   {@value #RAREST_THROW}; 0 for never, as always where the behaviour itself throws
 */
public record Operation(String name, List<Parameter> parameters, Optional<Shape> result, List<Struct> exceptions,
        Behaviour behaviour, boolean oneWay, Work work, int throwEvery) {

    /** Parameters of one operation that files and designs allow, and exceptions too. */
    public static final int MOST_PARAMETERS = 100;
    /** The rarest exception at some calls. */
    public static final int RAREST_THROW = 1_000_000_000;

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
        this(name, parameters, result, exceptions, behaviour, oneWay, Work.NONE, 0);
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
        String misfit = throwEvery < 0 || throwEvery > RAREST_THROW || throwEvery > 0 && !canThrowAtTimes(exceptions, behaviour)
                ? "operation.throwEvery" : oneWay && !canBeOneWay(exceptions, behaviour) ? "operation.oneWay"
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

    /**
     * Returns the shape of what the behaviour ends with. It is that of the first exception if it throws that, else of
     * the result, if any.
     */
    public Optional<Shape> outcome() {
        return behaviour == Behaviour.THROW ? Optional.of(exceptions.getFirst()) : result;
    }

    /** Returns the exception that the servant throws, at each call or at some; empty when it throws none. */
    public Optional<Struct> thrown() {
        return behaviour == Behaviour.THROW || throwEvery > 0 ? Optional.of(exceptions.getFirst()) : Optional.empty();
    }

    /** Whether the servant throws an exception, at each call or at some. */
    public boolean throwing() {
        return thrown().isPresent();
    }

    /** Whether the servant returns values of the seed. */
    public boolean generates() {
        return behaviour == Behaviour.GENERATE;
    }

    /** Whether the servant counts calls and returns the count. */
    public boolean counts() {
        return behaviour == Behaviour.COUNT_AND_UPPER_CASE;
    }

    /** Returns the same operation with an answer. */
    public Operation answered() {
        return new Operation(name, parameters, result, exceptions, behaviour, false, work, throwEvery);
    }

    /** Returns whether a servant that does that can throw the first of these exceptions at some calls. */
    public static boolean canThrowAtTimes(List<?> exceptions, Behaviour behaviour) {
        return !exceptions.isEmpty() && behaviour != Behaviour.THROW;
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
