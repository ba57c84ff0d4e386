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
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;

/**
 * The known operations by the names they have on the wire. They are those of the contract, as ORBs with IDL and as RMI
 * over IIOP send their values, of every CORBA object, of the naming service, and of components. When several have the same
 * name, the one whose signature fits the body is chosen.
 */
final class Operations {
    private final Map<String, Signature> ofContract = new HashMap<>();
    private final Map<String, Signature> ofJava = new HashMap<>();

    /** @param hints with the contract, if there is one */
    Operations(Hints hints) {
        hints.contract().ifPresent(contract -> contract.operations().forEach(this::add));
    }

    /** An operation whose name is a reserved word of some language may have an underscore appended on the wire. */
    private void add(Operation operation) {
        Signature signature = new Signature(
                operation.parameters().stream()
                        .<Part>map(parameter -> cdr -> Values.read(cdr, parameter.name(), parameter.shape())).toList(),
                operation.result().stream().<Part>map(shape -> cdr -> Values.read(cdr, "value", shape)).toList(),
                exceptions(operation));
        ofContract.put(operation.name(), signature);
        ofContract.putIfAbsent(operation.name() + "_", signature);
        Signature java = new Signature(List.of(cdr -> JavaValues.read(cdr, operation.parameters())),
                List.of(cdr -> JavaValues.read(cdr, operation.result().stream().map(shape -> new Parameter("value", shape)).toList())));
        JavaNames.of(operation).forEach(name -> ofJava.putIfAbsent(name, java));
        ofJava.put(operation.name(), java);
    }

    /** The name of an exception, too, may have an underscore appended. */
    private static Map<String, List<Part>> exceptions(Operation operation) {
        Map<String, List<Part>> members = new HashMap<>();
        for (Shape.Struct exception : operation.exceptions()) {
            List<Part> parts = exception.fields().stream()
                    .<Part>map(field -> cdr -> Values.read(cdr, field.name(), field.shape())).toList();
            members.put("IDL:structs/" + exception.name() + ":1.0", parts);
            members.putIfAbsent("IDL:structs/" + exception.name() + "_:1.0", parts);
        }
        return members;
    }

    /** All known operations of that name. */
    List<Signature> named(String operation) {
        List<Signature> meant = new ArrayList<>(5);
        for (Map<String, Signature> each : List.of(ofContract, ofJava, ObjectOperations.ALL, Naming.OPERATIONS, Components.OPERATIONS)) {
            if (each.containsKey(operation)) {
                meant.add(each.get(operation));
            }
        }
        return meant;
    }
}
