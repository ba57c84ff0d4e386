// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.util.List;
import java.util.Optional;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Source;
import org.roundtrip.corba.IdlNames;
import org.roundtrip.corba.IdlWriter;
import org.roundtrip.corba.java.IdlTypes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * The same types, with calls by Asynchronous Method Invocation (AMI). The stub has a method {@code sendc_OPERATION} for
 * each operation, which sends the request and returns. JacORB calls a reply handler, an object in the client's own POA,
 * when the reply has come.
 */
final class AmiTypes extends IdlTypes {
    private final Contract contract;

    AmiTypes(IdlWriter idl, Contract contract) {
        super(idl, Java::reservedForMethods);
        this.contract = contract;
    }

    /** The class of the stub, since its interface does not have the methods of AMI. */
    @Override
    public String stubType(Contract of) {
        return "service._" + IdlNames.type(of) + "Stub";
    }

    private String handlerType() {
        return "service.AMI_" + IdlNames.type(contract) + "Handler";
    }

    @Override
    public CallStyle calls() {
        return new Calls(super.calls(), this);
    }

    /** Writes the class {@code generated.Handler}: a reply handler, of whose operations subclasses override one. */
    String handler() {
        Source source = new Source().add("package generated;").add("class Handler extends %sPOA {", handlerType());
        for (Operation operation : contract.operations()) {
            source.add("@Override").add("public void %s(%s) {", method(operation), operation.result().map(type -> type(type) + " value").orElse(""))
                    .add("throw new org.omg.CORBA.BAD_OPERATION();").add("}");
            source.add("@Override").add("public void %s_excep(org.omg.Messaging.ExceptionHolder holder) {", method(operation))
                    .add("throw new org.omg.CORBA.BAD_OPERATION();").add("}");
        }
        return source.add("}").toString();
    }

    private record Calls(CallStyle waiting, AmiTypes types) implements CallStyle {
        @Override
        public Call call(Operation operation, List<String> arguments, String request) {
            return waiting.call(operation, arguments, request);
        }

        @Override
        public String head(Operation operation) {
            return waiting.head(operation);
        }

        @Override
        public String body(Operation operation, String behaviours) {
            return waiting.body(operation, behaviours);
        }

        @Override
        public Optional<Asynchronous> asynchronous(Operation operation, List<String> arguments, String request) {
            if (operation.oneWay()) {
                return Optional.empty();
            }
            String method = types.method(operation);
            String send = "stub.sendc_" + method + "(reply.handler" + String.join("", arguments.stream().map(", "::concat).toList()) + ")";
            String members = """
                    private final %1$s handler = %1$sHelper.unchecked_narrow(org.roundtrip.provider.jacorb.runtime.ReplyHandlers.activate(stub, new Handler() {
                    @Override
                    public void %2$s(%3$s) {
                    %4$s
                    answered();
                    }
                    @Override
                    public void %2$s_excep(org.omg.Messaging.ExceptionHolder holder) {
                    try {
                    holder.raise_exception();
                    } catch (org.omg.CORBA.UserException | RuntimeException e) {
                    failed(e);
                    }
                    }
                    %5$s
                    }));
                    """.formatted(types.handlerType(), method, operation.result().map(shape -> types.type(shape) + " value").orElse(""),
                    operation.result().isPresent() ? "answer = value;" : "", method.equals(operation.name()) ? "" : escaped());
            return Optional.of(new Asynchronous("", members, send));
        }

        /** JacORB looks for the operation's own name, but its reply handlers know it by that of the method in Java. */
        private static String escaped() {
            return """
                    @Override
                    public org.omg.CORBA.portable.OutputStream _invoke(String name, org.omg.CORBA.portable.InputStream in,
                    org.omg.CORBA.portable.ResponseHandler out) {
                    return super._invoke("_" + name, in, out);
                    }
                    """;
        }
    }
}
