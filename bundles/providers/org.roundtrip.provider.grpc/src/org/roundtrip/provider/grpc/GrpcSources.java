// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.grpc.runtime.Binding;
import org.roundtrip.provider.grpc.runtime.Limits;

/** Writes what {@code protoc} reads, and the Java sources that are compiled with its output. */
final class GrpcSources {
    private GrpcSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract, StubKind stub) {
        GrpcTypes types = new GrpcTypes(stub);
        Map<String, String> sources = new TreeMap<>(Glue.sources(contract, types));
        sources.putAll(ProtoWriter.write(contract, stub.streams()));
        sources.put("generated/Servant.java", ServantWriter.write("Servant", base(contract.name()), contract, new GrpcCalls(types, stub)));
        if (stub.streams()) {
            sources.put("generated/StreamServant.java",
                    ServantWriter.write("StreamServant", base(ProtoNames.streams(contract)), contract, types.calls()));
        }
        sources.put("generated/Binding.java", new Source().add("package generated;")
                .add("public final class Binding implements %s {", Binding.class.getName())
                .add("@Override")
                .add("public java.util.List<io.grpc.ServerServiceDefinition> services(Object behaviours) {")
                .add("return java.util.Arrays.asList(new Servant(behaviours).bindService()%s);",
                        stub.streams() ? ", new StreamServant(behaviours).bindService()" : "")
                .add("}")
                .add("@Override")
                .add("public Object stub(io.grpc.Channel channel, int seconds) {")
                .add("return service.%s.new%s(channel)%s;", stub.service(contract), stub.ending(),
                        stub.streams() ? ".withOption(" + Limits.class.getName() + ".CALL_SECONDS, seconds)" : "")
                .add("}").add("}").toString());
        sources.put(ProtoWriter.TIMESTAMP, Halves.text(GrpcSources.class, "timestamp.proto"));
        return sources;
    }

    /** The generated class of a service that a servant extends. */
    private static String base(String service) {
        return "extends service.%sGrpc.%1$sImplBase".formatted(service);
    }
}
