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
 * What is known of operations by the names they have on the wire: those of the contract, of every CORBA object, and of
 * the naming service. A name may stand for several, of which the body that fits tells the one.
 */
final class Operations {
    private final Map<String, Signature> ofContract = new HashMap<>();

    /** @param hints whose contract counts, if there is one */
    Operations(Hints hints) {
        hints.contract().ifPresent(contract -> contract.operations().forEach(this::add));
    }

    /** An operation whose name something reserves may have got an underscore at its end, which goes with it. */
    private void add(Operation operation) {
        Signature signature = new Signature(
                operation.parameters().stream()
                        .<Part>map(parameter -> cdr -> Values.read(cdr, parameter.name(), parameter.shape())).toList(),
                operation.result().stream().<Part>map(shape -> cdr -> Values.read(cdr, "value", shape)).toList());
        ofContract.put(operation.name(), signature);
        ofContract.putIfAbsent(operation.name() + "_", signature);
    }

    /** All that may be meant by a name; none when nothing is known of it. */
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
