// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.soap;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.text.ShownText;
import org.roundtrip.dissect.Side;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Compares a message with the contract: the names of a request's arguments in their order, one result of a response.
 */
final class Expectation {
    private static final int MOST_NAMES = 1000;

    private final List<String> names = new ArrayList<>();
    private final Operation operation;
    private final Side side;

    /** @param called the operation's name, which the contract need not have */
    Expectation(Hints hints, Side side, String called) {
        this.side = side;
        this.operation = hints.contract().map(Contract::operations).orElse(List.of()).stream()
                .filter(each -> each.name().equals(called)).findFirst().orElse(null);
    }

    /** Records an element within the operation's element. */
    void found(String name) {
        if (operation != null && names.size() < MOST_NAMES) {
            names.add(name);
        }
    }

    /** Returns how the message differs from the contract; empty when it does not, or without a contract. */
    String difference() {
        if (operation == null) {
            return "";
        }
        if (side == Side.SERVER) {
            int results = operation.result().isPresent() ? 1 : 0;
            return names.size() == results ? "" : names.size() + " results, where the contract has " + results;
        }
        List<String> wanted = operation.parameters().stream().map(Operation.Parameter::name).toList();
        return names.equals(wanted) ? "" : ShownText.of("not the arguments of the contract, which are "
                + (wanted.isEmpty() ? "none" : String.join(", ", wanted)));
    }
}
