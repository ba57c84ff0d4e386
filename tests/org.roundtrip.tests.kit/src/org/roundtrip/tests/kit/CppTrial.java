// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.cpp.CppHarness;
import org.roundtrip.cpp.Gpp;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;

/** The example of halves in C++, which carries one echoed text over TCP. */
final class CppTrial implements Provider {
    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Availability availability() {
        return Gpp.availability("g++");
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract).shapes(shape -> shape instanceof Text ? null : "the trial carries texts only").list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Path library = CppHarness.library(compiler, setting.cache()).classes();
        Map<String, Path> inputs = Map.of("CPATH", library, "LIBRARY_PATH", library);
        Operation operation = contract.operations().getFirst();
        Text text = (Text) operation.parameters().getFirst().shape();
        Map<String, String> sources = Map.of("trial.hpp", CppHarness.text("trial.hpp"),
                "trial.cpp", CppHarness.text("trial.cpp"),
                "contract.hpp", "const char OPERATION[] = \"%s\";\nconst int MIN = %d, MAX = %d;\n"
                        .formatted(operation.name(), text.length().min(), text.length().max()));
        return compiler.compile(new Recipe("cpp-trial", Gpp.version(), sources, List.of(
                Gpp.compile(List.of("trial"), inputs), Gpp.link("trial", List.of("trial"), List.of("roundtrip"), inputs)),
                new Recipe.Made(List.of("trial"))), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return program(compiled, "server");
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return program(compiled, "client");
    }

    private static Launch program(Compiled compiled, String side) {
        return new Launch.Program(List.of(compiled.classes().resolve("trial").toString(), side), Map.of());
    }
}
