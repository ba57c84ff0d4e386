// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.ServantWriter;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;

/** Writes what {@code protoc} reads, and the Java sources that are compiled with its output, the two halves among them. */
final class GrpcSources {
    private GrpcSources() {
    }

    /** Returns all sources by path. */
    static Map<String, String> of(Contract contract, StubKind stub) {
        GrpcTypes types = new GrpcTypes(stub);
        Map<String, String> sources = new TreeMap<>(Glue.sources(contract, types));
        sources.putAll(ProtoWriter.write(contract));
        String service = "service." + contract.name() + "Grpc";
        sources.put("generated/Servant.java",
                ServantWriter.write("extends " + service + "." + contract.name() + "ImplBase", contract, types));
        sources.put("generated/Stubs.java", new Source().add("package generated;")
                .add("final class Stubs {")
                .add("private Stubs() {").add("}")
                .add("static Object of(io.grpc.Channel channel) {")
                .add("return %s.new%s(channel);", service, stub.ending())
                .add("}").add("}").toString());
        for (String half : new String[] {"GrpcServer", "GrpcClient", "Faults", "Limits", "Narrow", "Present"}) {
            sources.put("generated/" + half + ".java", resource("halves/" + half + ".txt"));
        }
        sources.put(ProtoWriter.TIMESTAMP, resource("halves/timestamp.proto"));
        return sources;
    }

    private static String resource(String name) {
        try (InputStream in = GrpcSources.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
