// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.ice;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/**
 * The known operations by the names they have on the wire: those of the contract, and those of every object. Slice allows fewer
 * names than a contract, so some have another form there, which is undone here.
 */
final class Operations {
    private static final Shape TEXT = new Shape.Text(new Length(0, Integer.MAX_VALUE), Shape.Repertoire.UNICODE);
    /** The operations that every object has. */
    static final Map<String, Operation> ANY_OBJECT = Map.of(
            "ice_ping", operation("ice_ping", List.of(), Optional.empty()),
            "ice_id", operation("ice_id", List.of(), Optional.of(TEXT)),
            "ice_ids", operation("ice_ids", List.of(),
                    Optional.of(new Shape.Sequence(TEXT, new Length(0, Integer.MAX_VALUE)))),
            "ice_isA", operation("ice_isA", List.of(new Parameter("id", TEXT)), Optional.of(Primitive.BOOLEAN)));

    private final Map<String, Operation> ofContract = new HashMap<>();

    /** @param hints with the contract, if there is one */
    Operations(Hints hints) {
        hints.contract().ifPresent(contract -> {
            contract.operations().forEach(operation -> ofContract.put(operation.name(), operation));
            contract.operations().forEach(operation -> changed(operation.name())
                    .forEach(name -> ofContract.putIfAbsent(name, operation)));
        });
    }

    private static Operation operation(String name, List<Parameter> parameters, Optional<Shape> result) {
        // What it does is not of interest here.
        return new Operation(name, parameters, result, result.isEmpty() ? Behaviour.NOTHING : Behaviour.GENERATE);
    }

    /** Returns the operation of that name; null when it is not known. */
    Operation named(String name) {
        Operation known = ofContract.get(name);
        return known == null ? ANY_OBJECT.get(name) : known;
    }

    /** Whether a name on the wire is that of the contract, as it is or as Slice allows it. */
    static boolean same(String sent, String name) {
        return sent.equals(name) || changed(name).contains(sent);
    }

    /**
     * The forms of a name in Slice. Slice has no underscores at the end or in a row, and reserves some beginnings and
     * endings.
     */
    private static List<String> changed(String name) {
        String plain = name.endsWith("_") || name.contains("__") ? name.replace("_", "_u") : name;
        String begun = plain.toLowerCase(Locale.ROOT).startsWith("ice") ? "x_" + plain : plain;
        return List.of(begun, begun + "_0");
    }
}
