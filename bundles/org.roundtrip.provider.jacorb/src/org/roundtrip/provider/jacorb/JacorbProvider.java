// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Recipe;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.jacorb.runtime.JacorbClient;
import org.roundtrip.provider.jacorb.runtime.JacorbServer;

/** JacORB: its IDL compiler generates stubs and skeletons, and its name service passes references. */
public final class JacorbProvider implements Provider {
    private static final Set<String> COMPILER_ONLY = Set.of("org.jacorb.idl-compiler", "java_cup");
    private static final Set<String> NOT_IN_FORKS =
            Stream.of(BundleClassPath.WORKBENCH_ONLY, COMPILER_ONLY).flatMap(Set::stream).collect(Collectors.toSet());

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Availability availability() {
        return Availability.yes();
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return IdlRefusals.of(contract);
    }

    @Override
    public Compiled compile(Contract contract, Map<String, String> options, Path cache)
            throws CompilationException, InterruptedException {
        Generator idlCompiler = new Generator("JacORB's IDL compiler", "org.jacorb.idl.parser",
                BundleClassPath.of(JacorbProvider.class), List.of(),
                List.of("-d", ".", "-notimestamps", JacorbSources.IDL));
        return compiler.compile(
                new Recipe("jacorb", "3.9", JacorbSources.of(contract), List.of(idlCompiler), ofForks()), cache);
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(JacorbServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(JacorbClient.class, compiled);
    }

    private static Launch launch(Class<?> half, Compiled compiled) {
        List<Path> classPath = new ArrayList<>(ofForks());
        classPath.add(compiled.classes());
        return new Launch.Jvm(half.getName(), classPath, List.of(), Optional.empty());
    }

    private static List<Path> ofForks() {
        return BundleClassPath.of(JacorbProvider.class, NOT_IN_FORKS);
    }
}
