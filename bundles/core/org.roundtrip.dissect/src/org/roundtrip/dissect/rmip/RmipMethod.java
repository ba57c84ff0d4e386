// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.rmip;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;

/**
 * A method that is called.
 *
 * @param operation the contract's; empty when it is not one of the contract
 */
record RmipMethod(String name, Optional<Operation> operation) {
    /** What the names of methods of the name service begin with. */
    static final String NAMING = "registry.";
    /** What the names of methods of a component begin with. */
    static final String COMPONENT = "component.";
    /** The lowest number of a method: those that all stubs have are -1 to -4. */
    static final int LEAST_NUMBER = -4;
    /** Before the first captured request. */
    static final RmipMethod NONE = known("");

    private static final int REGISTRY_KEY = -1;
    private static final int COMPONENT_KEY = 0;
    private static final List<String> REGISTRY = List.of("bind", "list", "lookup", "rebind", "unbind"),
            COMPONENTS = List.of("getFcInterface", "getFcInterfaces", "getFcType"),
            OF_STUBS = List.of("getFcItfOwner", "getFcItfName", "getFcItfType", "isFcInternalItf");

    private static RmipMethod known(String name) {
        return new RmipMethod(name, Optional.empty());
    }

    /** Returns the method of a target by its number. */
    static RmipMethod of(int key, int number, Hints hints) {
        if (number < 0) {
            return known(COMPONENT + OF_STUBS.get(-1 - number));
        }
        if (key == REGISTRY_KEY) {
            return known(NAMING + name(REGISTRY, number));
        }
        if (key == COMPONENT_KEY) {
            return known(COMPONENT + name(COMPONENTS, number));
        }
        return hints.contract().flatMap(contract -> operation(contract, number, hints.operation()))
                .map(operation -> new RmipMethod(operation.name(), Optional.of(operation))).orElse(known("method " + number));
    }

    private static String name(List<String> names, int number) {
        return number < names.size() ? names.get(number) : "method " + number;
    }

    /** The only operation that is called, when it is known, else that of the number. */
    private static Optional<Operation> operation(Contract contract, int number, String only) {
        List<Operation> sorted = contract.operations().stream()
                .sorted(Comparator.comparing(operation -> operation.name() + "(")).toList();
        return sorted.stream().filter(operation -> operation.name().equals(only)).findFirst()
                .or(() -> sorted.stream().skip(number).findFirst());
    }

    /** The arguments; empty when they are not known. */
    Optional<List<Parameter>> arguments() {
        return operation.map(Operation::parameters);
    }

    /** The result, none or one; empty when it is not known whether there is one. */
    Optional<List<Shape>> results() {
        return operation.map(of -> of.result().stream().toList());
    }
}
