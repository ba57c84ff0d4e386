// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.calls;

import java.util.Optional;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.model.Operation;

/**
 * A method of Java that is called. Immutable.
 *
 * @param name      of the contract's operation, else of the method as it was sent
 * @param operation of the contract; empty when it is not one of it
 */
public record CalledMethod(String name, Optional<Operation> operation) {

    /** Finds the operation of a method. Words that Java reserves have an underscore behind them there. */
    public static CalledMethod of(String method, Hints hints) {
        Optional<Operation> known = hints.contract().stream().flatMap(contract -> contract.operations().stream())
                .filter(each -> method.equals(each.name()) || method.equals(each.name() + "_")).findFirst();
        return new CalledMethod(known.map(Operation::name).orElse(ShownText.of(method)), known);
    }

    /**
     * Returns the name of an argument: that of the parameter, or its place where the contract has other parameters.
     *
     * @param number of the argument, from 0
     * @param count  how many the call has
     */
    public String argument(int number, int count) {
        return operation.filter(of -> of.parameters().size() == count).map(of -> of.parameters().get(number).name())
                .orElse("[" + number + "]");
    }
}
