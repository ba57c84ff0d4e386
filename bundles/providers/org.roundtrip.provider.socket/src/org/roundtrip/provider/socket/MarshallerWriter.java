// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Struct;

/**
 * Writes the classes of one contract that know the wire format. They are the stub, the dispatcher and the codec that
 * both use.
 */
final class MarshallerWriter {
    private static final String IMPORTS = """
            package generated;
            import java.io.IOException;
            import org.roundtrip.provider.socket.runtime.Connection;
            import org.roundtrip.provider.socket.runtime.Dispatcher;
            import org.roundtrip.provider.socket.runtime.WireInput;
            import org.roundtrip.provider.socket.runtime.WireOutput;
            """;
    private final List<Operation> operations;
    private final JavaTypes types;
    private final CodecWriter codec;

    private MarshallerWriter(Contract contract, JavaTypes types) {
        this.operations = contract.operations();
        this.types = types;
        this.codec = new CodecWriter(types);
    }

    /** Returns the sources by path. */
    static Map<String, String> sources(Contract contract, JavaTypes types) {
        MarshallerWriter writer = new MarshallerWriter(contract, types);
        Map<String, String> sources = new LinkedHashMap<>();
        sources.put("generated/Stub.java", writer.stub());
        sources.put("generated/Dispatch.java", writer.dispatch());
        sources.put("generated/Codec.java", IMPORTS + writer.codec.write());
        return sources;
    }

    private String stub() {
        Source source = new Source().add(IMPORTS).add("""
                public final class Stub {
                private final Connection connection;
                public Stub(Connection connection) {
                this.connection = connection;
                }
                """);
        for (int i = 0; i < operations.size(); i++) {
            Operation operation = operations.get(i);
            source.add("public %s {", Signature.of(operation, types).head("IOException"));
            source.add("WireOutput out = connection.request(%s);", i);
            for (int p = 0; p < operation.parameters().size(); p++) {
                source.add(codec.write(operation.parameters().get(p).shape(), "a" + p));
            }
            if (operation.oneWay()) {
                source.add("connection.send();").add("}");
                continue;
            }
            source.add("WireInput in = connection.exchange();");
            if (!operation.exceptions().isEmpty()) {
                outcome(operation, source);
            }
            operation.result().ifPresent(result ->
                    source.add("%s r = %s;", types.type(result), codec.read(result)));
            source.add("in.end();");
            operation.result().ifPresent(result -> source.add("return r;"));
            source.add("}");
        }
        return source.add("}").toString();
    }

    /** An operation that declares exceptions answers with a byte in front: 0 for its result, n for its n-th exception. */
    private void outcome(Operation operation, Source source) {
        source.add("int outcome = in.getOutcome(%s);", operation.exceptions().size() + 1);
        for (int i = 0; i < operation.exceptions().size(); i++) {
            Struct exception = operation.exceptions().get(i);
            source.add("if (outcome == %s) {", i + 1).add("%s e = %s;", types.type(exception), codec.read(exception));
            source.add("in.end();").add("throw e;").add("}");
        }
    }

    private String dispatch() {
        Source source = new Source().add(IMPORTS).add("""
                public final class Dispatch implements Dispatcher {
                private final Behaviours behaviours;
                public Dispatch(Behaviours behaviours) {
                this.behaviours = behaviours;
                }
                @Override
                public boolean dispatch(int operation, WireInput in, WireOutput out) throws IOException {
                switch (operation) {
                """);
        for (int i = 0; i < operations.size(); i++) {
            source.add("case %s:", i).add("dispatch%s(in, out);", i).add("return %s;", !operations.get(i).oneWay());
        }
        source.add("default:").add("throw Dispatcher.unknown(operation);").add("}").add("}");
        for (int i = 0; i < operations.size(); i++) {
            dispatch(i, operations.get(i), source);
        }
        return source.add("}").toString();
    }

    private void dispatch(int i, Operation operation, Source source) {
        Signature signature = Signature.of(operation, types);
        source.add("private void dispatch%s(WireInput in, WireOutput out) throws IOException {", i);
        for (int p = 0; p < operation.parameters().size(); p++) {
            Shape shape = operation.parameters().get(p).shape();
            source.add("%s a%s = %s;", types.type(shape), p, codec.read(shape));
        }
        source.add("in.end();");
        boolean exceptions = !operation.exceptions().isEmpty();
        if (exceptions) {
            source.add("try {");
        }
        String call = "behaviours.%s(%s)".formatted(signature.method(), signature.arguments());
        operation.result().ifPresentOrElse(
                result -> {
                    source.add("%s r = %s;", signature.result(), call).add(exceptions ? "out.putByte((byte) 0);" : "");
                    source.add(codec.write(result, "r"));
                },
                () -> source.add(call + ";").add(exceptions ? "out.putByte((byte) 0);" : ""));
        for (int e = 0; e < operation.exceptions().size(); e++) {
            Struct exception = operation.exceptions().get(e);
            source.add("} catch (%s e) {", types.type(exception)).add("out.putByte((byte) %s);", e + 1);
            source.add(codec.write(exception, "e"));
        }
        if (exceptions) {
            source.add("}");
        }
        source.add("}");
    }
}
