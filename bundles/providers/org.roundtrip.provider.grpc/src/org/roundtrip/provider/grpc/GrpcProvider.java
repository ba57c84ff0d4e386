// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.grpc.runtime.GrpcClient;
import org.roundtrip.provider.grpc.runtime.GrpcServer;

/**
 * gRPC-java with its own copy of Netty, without encryption, and Protocol Buffers. Its files are fetched.
 *
 * <p>Defaults: {@code stub=blocking}, {@code executor=pool} and {@code connections=shared}, because a program gets these when it asks for nothing else.
 * Each call has the run's time limit as its deadline, which is sent with it. A stream of calls has none; there the client waits for
 * as long.
 */
public final class GrpcProvider implements Provider {
    private static final Texts TEXTS = Texts.of(GrpcProvider.class);
    private static final List<Option> OPTIONS = List.of(
            Option.choice(StubKind.OPTION, TEXTS.text("stub.label"), TEXTS.text("stub.help"),
                    StubKind.BLOCKING_VALUE, StubKind.FUTURE_VALUE, StubKind.STREAM_VALUE),
            Option.choice("executor", TEXTS.text("executor.label"), TEXTS.text("executor.help"), "pool", "direct"),
            Option.choice("connections", TEXTS.text("connections.label"), TEXTS.text("connections.help"), "shared", "own"),
            Option.toggle("tls", TEXTS.text("tls.label"), TEXTS.text("tls.help"), false));
    private static final String RUNTIME = "runtime";
    private static final String GENERATOR = "generator";
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Availability availability() {
        return libraries().set(GENERATOR).isEmpty()
                ? Availability.no(TEXTS.text("machine", System.getProperty("os.name"), System.getProperty("os.arch")))
                : Availability.yes();
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(GrpcProvider.class, "libraries.txt");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return GrpcRefusals.of(contract, StubKind.of(options, false).streams());
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        LibraryFiles libraries = setting.libraries();
        BuildStep protoc = new BuildStep.Program("protoc", List.of("sh", "-c",
                "exec \"$PROTOC\" --java_out=. --plugin=protoc-gen-grpc-java=\"$PROTOC_GEN_GRPC_JAVA\" --grpc-java_out=. "
                        + String.join(" ", ProtoWriter.FILES)),
                Map.of("PROTOC", libraries.file(GENERATOR, "protoc"),
                        "PROTOC_GEN_GRPC_JAVA", libraries.file(GENERATOR, "protoc-gen-grpc-java")), LIMIT);
        return compiler.compile(new Recipe("grpc", "1.76.0", GrpcSources.of(contract, StubKind.of(setting.options(), setting.asynchronous())),
                List.of(protoc), Halves.classPath(GrpcServer.class, libraries.classPath(RUNTIME)), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(GrpcServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(GrpcClient.class, compiled);
    }

    /** Netty reads the network through a library in C, and its buffers lie outside of the heap. */
    private static Launch launch(Class<?> half, Compiled compiled) {
        return Halves.jvm(half, compiled, compiled.libraries().classPath(RUNTIME), "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow");
    }
}
