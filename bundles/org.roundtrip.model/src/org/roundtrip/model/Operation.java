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
            throw new IllegalArgumentException("operation " + name + " names a parameter twice");
        }
        String misfit = misfit(parameters, result, behaviour);
        if (misfit != null) {
            throw new IllegalArgumentException("operation " + name + ": " + misfit);
        }
    }

    private static String misfit(List<Parameter> parameters, Optional<Shape> result, Behaviour behaviour) {
        Shape only = parameters.size() == 1 ? parameters.getFirst().shape() : null;
        return switch (behaviour) {
            case NOTHING -> result.isPresent() ? "'nothing' has no result" : null;
            case GENERATE -> result.isEmpty() ? "'generate' needs a result" : null;
            case ECHO -> only == null || !result.equals(Optional.of(only))
                    ? "'echo' needs one parameter and a result of the same shape" : null;
            case UPPER_CASE, COUNT_AND_UPPER_CASE -> !(only instanceof Text) || !(result.orElse(null) instanceof Text)
                    ? "upper case needs one text parameter and a text result" : null;
            case MULTIPLY_BY_TWO -> !(only instanceof Primitive) || only == Primitive.BOOLEAN
                    || !result.equals(Optional.of(only))
                    ? "'multiply by two' needs one number and a result of the same shape" : null;
        };
    }
}
