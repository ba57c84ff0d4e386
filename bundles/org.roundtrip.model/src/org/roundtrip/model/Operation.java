// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Text;

/**
 * One operation of a contract.
 *
 * @param name       an identifier, see {@link Names}
 * @param parameters in order; no two of the same name
 * @param result     the shape of the result, or empty when there is none
 * @param behaviour  what the servant does; it limits which parameters and results are possible
 */
public record Operation(String name, List<Parameter> parameters, Optional<Shape> result, Behaviour behaviour) {

    /** A named argument. */
    public record Parameter(String name, Shape shape) {
        /** @throws IllegalArgumentException when the name is no identifier */
        public Parameter {
            Names.require(name);
        }
    }

    /** @throws IllegalArgumentException with one sentence when parameters and result do not fit the behaviour */
    public Operation {
        Names.require(name);
        parameters = List.copyOf(parameters);
        if (parameters.stream().map(Parameter::name).distinct().count() < parameters.size()) {
            throw new IllegalArgumentException(Texts.of(Operation.class).text("operation.twice", name));
        }
        String misfit = misfit(parameters, result, behaviour);
        if (misfit != null) {
            throw new IllegalArgumentException(
                    Texts.of(Operation.class).text("operation.misfit", name, Texts.of(Operation.class).text(misfit)));
        }
    }

    /** The name of the text that says what does not fit, or null. */
    private static String misfit(List<Parameter> parameters, Optional<Shape> result, Behaviour behaviour) {
        Shape only = parameters.size() == 1 ? parameters.getFirst().shape() : null;
        return switch (behaviour) {
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
