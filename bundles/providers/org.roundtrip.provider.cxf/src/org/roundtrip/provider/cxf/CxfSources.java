// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.ShapeWalk;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Sequence;

/** Writes what a user of CXF writes who begins with Java: interface, implementation, and classes for JAXB, with their annotations. */
final class CxfSources {
    private static final String SERVICE_NAMESPACE = "urn:roundtrip:service";

    private CxfSources() {
    }

    /** Returns all sources of a contract by path. */
    static Map<String, String> of(Contract contract) {
        CxfTypes types = new CxfTypes(contract);
        Map<String, String> sources = new LinkedHashMap<>(Glue.sources(contract, types));
        sources.putAll(types.sources(contract));
        sources.putAll(types.faults());
        ShapeWalk.of(contract).stream().map(ShapeWalk.Place::shape).distinct().forEach(shape -> {
            switch (shape) {
                case Sequence sequence -> sources.put(CxfTypes.ARRAYS + "/" + types.name(sequence) + ".java", types.source(sequence));
                case Mapping mapping -> sources.put(CxfTypes.ARRAYS + "/" + types.name(mapping) + ".java", types.source(mapping));
                default -> { }
            }
        });
        sources.put("service/Servant.java", servant(contract, types));
        sources.put("generated/Service.java", ServantWriter.write("Service", "implements " + types.stubType(contract), contract, types.calls()));
        return sources;
    }

    private static String servant(Contract contract, CxfTypes types) {
        Source source = new Source().add("package service;")
                .add("@jakarta.jws.WebService(name = \"Servant\", targetNamespace = \"%s\")", SERVICE_NAMESPACE).add("public interface Servant {");
        Set<String> wrappers = new HashSet<>();
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, types);
            source.add("@jakarta.jws.WebMethod(operationName = %s)", Java.literal(called(operation.name(), wrappers)));
            if (operation.result().isPresent()) {
                source.add("@jakarta.jws.WebResult(name = \"result\")").add(nillable(operation.result().get()));
            }
            if (operation.oneWay()) {
                source.add("@jakarta.jws.Oneway");
            }
            String thrown = signature.exceptions().isEmpty() ? "" : " throws " + String.join(", ", signature.exceptions());
            source.add("%s %s(%s)%s;", signature.result(), signature.method(), IntStream.range(0, operation.parameters().size())
                    .mapToObj(i -> "@jakarta.jws.WebParam(name = " + Java.literal(operation.parameters().get(i).name()) + ") "
                            + nillable(operation.parameters().get(i).shape()) + types.type(operation.parameters().get(i).shape()) + " a" + i).collect(Collectors.joining(", ")), thrown);
        }
        return source.add("}").toString();
    }

    /** The name of an operation in messages. CXF makes a class for the elements around arguments and one around results, with a capital. */
    private static String called(String name, Set<String> wrappers) {
        String called = name;
        for (int number = 2; !wrappers.add(wrapper(called)); number++) {
            called = name + "_" + number;
        }
        return called;
    }

    private static String wrapper(String name) {
        return (Character.toUpperCase(name.charAt(0)) + name.substring(1)).replaceFirst("(Response)+$", "");
    }

    private static String nillable(Shape shape) {
        return shape instanceof OptionalValue ? "@jakarta.xml.bind.annotation.XmlElement(nillable = true) " : "";
    }
}
