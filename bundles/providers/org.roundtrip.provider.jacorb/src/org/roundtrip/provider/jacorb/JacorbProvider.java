// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.corba.java.JacorbRefusals;
import org.roundtrip.corba.java.ListedOrb;
import org.roundtrip.corba.java.OrbSources;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.jacorb.runtime.JacorbClient;
import org.roundtrip.provider.jacorb.runtime.JacorbServer;

/**
 * JacORB: its IDL compiler generates stubs and skeletons, and its name service passes references. Version 3.9 comes with
 * Roundtrip, 2.3.1 is fetched; it runs the stubs that the newer IDL compiler makes. Callers share one ORB and its
 * connection by default, because the threads of a program do.
 */
public final class JacorbProvider implements Provider {
    private static final Texts TEXTS = Texts.of(JacorbProvider.class);
    private static final String VERSION = "version", NEWEST = "3.9", OLD = "2.3.1";
    private static final List<Option> OPTIONS = List.of(ListedOrb.connections(),
            Option.choice(VERSION, TEXTS.text("version.label"), TEXTS.text("version.help"), NEWEST, OLD),
            new Option("threads", TEXTS.text("threads.label"), TEXTS.text("threads.help"), Option.Kind.NUMBER, List.of(), "20"),
            ListedOrb.giop(), ListedOrb.codeSet());

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(JacorbProvider.class, "libraries.txt");
    }

    /** The version that comes with Roundtrip needs none. */
    @Override
    public Libraries libraries(Map<String, String> options) {
        return old(options) ? libraries() : Libraries.NONE;
    }

    private static boolean old(Map<String, String> options) {
        return OLD.equals(options.get(VERSION));
    }

    @Override
    public Optional<String> version(Map<String, String> options) {
        return Optional.of(OLD).filter(version -> old(options));
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return JacorbRefusals.of(contract, ListedOrb.giop(options)).list();
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return IdlRefusals.with(contract, ListedOrb.giop(options), other);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        List<String> arguments = Stream.of(Stream.of("-d", ".", "-notimestamps"),
                setting.asynchronous() ? Stream.of("-ami_callback") : Stream.<String>empty(), Stream.of(OrbSources.IDL))
                .flatMap(each -> each).toList();
        Generator idlCompiler = new Generator("JacORB's IDL compiler", "org.jacorb.idl.parser",
                BundleClassPath.of(JacorbProvider.class), List.of(), arguments);
        return compiler.compile(
                new Recipe("jacorb", setting.options().getOrDefault(VERSION, NEWEST),
                        JacorbSources.of(contract, ValueMapping.with(setting.other()), setting.asynchronous()), List.of(idlCompiler),
                        classPath(setting.options(), setting.libraries()), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(options, compiled.libraries()), JacorbServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(options, compiled.libraries()), JacorbClient.class, compiled);
    }

    /** In plain tests the newer version is on the class path, too, behind the old one. */
    private static List<Path> classPath(Map<String, String> options, LibraryFiles libraries) {
        return old(options) ? BundleClassPath.behind(libraries.classPath(OLD), JacorbServer.class, "org.jacorb")
                : BundleClassPath.of(JacorbServer.class);
    }
}
