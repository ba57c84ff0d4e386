// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.xmlrpc;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Writes the two classes that a user of Apache XML-RPC writes by hand. The methods of the stub call {@code execute} with the operation's name,
 * and the handler calls the servant. XML-RPC has no call without a result: an operation without one returns the number 0.
 */
final class XmlRpcSources {
    /** The name of the object whose methods are called, with its dot. */
    private static final String OBJECT = "Servant.";

    private XmlRpcSources() {
    }

    /** Returns all sources of a contract by path. */
    static Map<String, String> of(Contract contract, Version version) {
        XmlRpcTypes types = new XmlRpcTypes(version);
        Map<String, String> sources = new LinkedHashMap<>(Glue.sources(contract, types));
        sources.put("generated/Stub.java", stub(contract, types));
        sources.put("generated/Dispatch.java", dispatch(contract, types));
        return sources;
    }

    private static String stub(Contract contract, XmlRpcTypes types) {
        String client = types.version().vectors() ? "org.apache.xmlrpc.XmlRpcClient" : "org.apache.xmlrpc.client.XmlRpcClient";
        Source source = new Source().add("package generated;").add("public final class Stub {").add("private final %s client;", client)
                .add("public Stub(%s client) {", client).add("this.client = client;").add("}");
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, types);
            source.add("public %s {", signature.head("Exception"));
            String arguments = "new java.lang.Object[] {" + signature.arguments() + "}";
            if (types.version().vectors()) {
                source.add("java.util.Vector arguments = new java.util.Vector(java.util.Arrays.asList(%s));", arguments);
                arguments = "arguments";
            }
            String call = "client.execute(%s, %s)".formatted(Java.literal(OBJECT + operation.name()), arguments);
            source.add("%s;", operation.result().map(result -> "return " + types.cast(result, call)).orElse(call)).add("}");
        }
        return source.add("}").toString();
    }

    private static String dispatch(Contract contract, XmlRpcTypes types) {
        Source source = new Source().add("package generated;").add("public final class Dispatch implements org.apache.xmlrpc.XmlRpcHandler {")
                .add("private final Behaviours behaviours;").add("public Dispatch(Behaviours behaviours) {").add("this.behaviours = behaviours;").add("}")
                .add("@Override");
        if (types.version().vectors()) {
            source.add("public Object execute(String method, java.util.Vector arguments) {");
        } else {
            source.add("public Object execute(org.apache.xmlrpc.XmlRpcRequest request) {").add("String method = request.getMethodName();");
        }
        source.add("switch (method) {");
        for (Operation operation : contract.operations()) {
            String argument = types.version().vectors() ? "arguments.get(" : "request.getParameter(";
            String call = "behaviours.%s(%s)".formatted(types.method(operation), IntStream.range(0, operation.parameters().size())
                    .mapToObj(i -> types.cast(operation.parameters().get(i).shape(), argument + i + ")")).collect(Collectors.joining(", ")));
            // Version 1.1 has found the handler by the object's name, and leaves it out.
            source.add("case %s:", Java.literal(types.version().vectors() ? operation.name() : OBJECT + operation.name()));
            source.add(operation.result().isPresent() ? "return %s;" : "%s;\nreturn java.lang.Integer.valueOf(0);", call);
        }
        return source.add("default:").add("throw new IllegalArgumentException(\"there is no \" + method);").add("}").add("}").add("}").toString();
    }
}
