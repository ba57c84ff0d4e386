// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect.giop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.giop.Signature.Part;
import org.roundtrip.model.Operation;

/**
 * The known operations by the names they have on the wire: those of the contract, of every CORBA object, and of the
 * naming service. When several have the same name, the one whose signature fits the body is chosen.
 */
final class Operations {
    private final Map<String, Signature> ofContract = new HashMap<>();

    /** @param hints with the contract, if there is one */
    Operations(Hints hints) {
        hints.contract().ifPresent(contract -> contract.operations().forEach(this::add));
    }

    /** An operation whose name is a reserved word of some language may have an underscore appended on the wire. */
    private void add(Operation operation) {
        Signature signature = new Signature(
                operation.parameters().stream()
                        .<Part>map(parameter -> cdr -> Values.read(cdr, parameter.name(), parameter.shape())).toList(),
                operation.result().stream().<Part>map(shape -> cdr -> Values.read(cdr, "value", shape)).toList());
        ofContract.put(operation.name(), signature);
        ofContract.putIfAbsent(operation.name() + "_", signature);
    }

    /** All known operations of that name. */
    List<Signature> named(String operation) {
        List<Signature> meant = new ArrayList<>(3);
        for (Map<String, Signature> each : List.of(ofContract, ObjectOperations.ALL, Naming.OPERATIONS)) {
            if (each.containsKey(operation)) {
                meant.add(each.get(operation));
            }
        }
        return meant;
    }
}
