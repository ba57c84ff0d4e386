// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.cpp.CppHarness;
import org.roundtrip.cpp.Gpp;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Link;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.omniorb.runtime.OmniNames;

/** omniORB in C++: its IDL compiler generates stubs and skeletons, and its name service passes references. */
public final class OmniorbProvider implements Provider {
    private static final String PACKAGES =
            "g++ omniidl libomniorb4-dev omniorb-nameserver";
    /** No settings of the machine change what is measured. */
    private static final Map<String, String> ENVIRONMENT = Map.of("OMNIORB_CONFIG", "/dev/null");

    private static final String GIOP = "giop";
    private static final Texts TEXTS = Texts.of(OmniorbProvider.class);
    private static final List<Option> OPTIONS = List.of(choice("connections", "pooled", "shared"),
            choice("serving", "connection", "pool"), choice(GIOP, IdlRefusals.NEWEST_GIOP, "1.1"),
            new Option("sendBuffer", TEXTS.text("sendBuffer.label"), TEXTS.text("sendBuffer.help"), Option.Kind.NUMBER, List.of(), "-1"));

    private final ContractCompiler compiler = new ContractCompiler();

    private static Option choice(String name, String... values) {
        return Option.choice(name, TEXTS.text(name + ".label"), TEXTS.text(name + ".help"), values);
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public Availability availability() {
        return Gpp.withHeader(Gpp.availability(PACKAGES, OmniorbBuild.IDL_COMPILER, OmniNames.PROGRAM),
                "omniORB4/CORBA.h", PACKAGES);
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return OmniorbRefusals.of(contract, giop(options));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return IdlRefusals.with(contract, giop(options), other);
    }

    private static String giop(Map<String, String> options) {
        return options.getOrDefault(GIOP, IdlRefusals.NEWEST_GIOP);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Compiled harness = CppHarness.library(compiler, setting.cache());
        return compiler.compile(OmniorbBuild.recipe(contract, ValueMapping.with(setting.other()), harness.classes()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return program(compiled, "server");
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return program(compiled, "client");
    }

    @Override
    public List<Link> links(Compiled compiled, Map<String, String> options) {
        return List.of(new Link(OmniNames.LINK, Link.Role.NAMING, new Launch.Jvm(OmniNames.class.getName(),
                BundleClassPath.of(OmniorbProvider.class), List.of())));
    }

    private static Launch program(Compiled compiled, String side) {
        return new Launch.Program(List.of(compiled.classes().resolve(OmniorbBuild.PROGRAM).toString(), side), ENVIRONMENT);
    }
}
