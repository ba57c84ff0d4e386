// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.tools.NativePrograms;
import org.roundtrip.harness.ServerHalf;
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

/**
 * ZeroC Ice for Java over TCP. Its jar is fetched; its Slice compiler {@code slice2java}, a native program, comes with the
 * system. Neither is in the product, because both are under the GPL: the halves that use the jar are compiled with each contract.
 *
 * <p>Options that Ice has a default for have this default, except for the largest message: Ice reads none above 1 MiB, and a
 * contract may have larger ones. No bound changes the time of a message that it lets through.
 */
public final class IceProvider implements Provider {
    private static final String COMPILER = "slice2java", PACKAGES = "zeroc-ice-compilers";
    private static final String RUNTIME = "runtime";
    private static final Duration LIMIT = Duration.ofMinutes(2);
    private static final Texts TEXTS = Texts.of(IceProvider.class);
    private static final List<Option> OPTIONS = List.of(
            Option.choice("connections", TEXTS.text("connections.label"), TEXTS.text("connections.help"), "shared", "own"),
            number("serverThreads", "1"), number("clientThreads", "1"), number("acmTimeout", "60"),
            number("messageSizeMax", "262144"));

    private final ContractCompiler compiler = new ContractCompiler();

    private static Option number(String name, String usual) {
        return new Option(name, TEXTS.text(name + ".label"), TEXTS.text(name + ".help"), Option.Kind.NUMBER, List.of(), usual);
    }

    @Override
    public Availability availability() {
        return availability(NativePrograms.missing(COMPILER));
    }

    /** @param missing the program that was not found, if one was not */
    static Availability availability(Optional<String> missing) {
        return missing.map(program -> Availability.no(TEXTS.text("missing", program, PACKAGES))).orElseGet(Availability::yes);
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(IceProvider.class, "libraries.txt");
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return SliceRefusals.of(contract);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        BuildStep slice = new BuildStep.Program(TEXTS.text("generator"), List.of(COMPILER, IceSources.SLICE), Map.of(), LIMIT);
        String version = "3.7.10, slice2java " + NativePrograms.firstLine(COMPILER, "--version");
        return compiler.compile(new Recipe("ice", version, IceSources.of(contract, setting.asynchronous()), List.of(slice),
                classPath(setting.libraries()), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch("generated.IceServer", compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch("generated.IceClient", compiled);
    }

    private static Launch launch(String half, Compiled compiled) {
        List<Path> classPath = new ArrayList<>(List.of(compiled.classes()));
        classPath.addAll(classPath(compiled.libraries()));
        return new Launch.Jvm(half, classPath, List.of());
    }

    private static List<Path> classPath(LibraryFiles libraries) {
        List<Path> classPath = new ArrayList<>(BundleClassPath.of(ServerHalf.class));
        classPath.addAll(libraries.classPath(RUNTIME));
        return classPath;
    }
}
