// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.corba.IdlRefusals;
import org.roundtrip.corba.ValueMapping;
import org.roundtrip.corba.runtime.CodeSets;
import org.roundtrip.corba.runtime.ListedClient;
import org.roundtrip.corba.runtime.ListedServer;
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

/**
 * The provider of an ORB in Java whose jars are fetched, and whose start is a list of properties. {@code OrbList} in
 * {@code org.roundtrip.corba.runtime} says what the list contains. A subclass says which options there are, and with
 * them which list it is; its jars, and those of {@link Idlj}, are in the resource {@code libraries.txt} beside it.
 */
public abstract class ListedOrb implements Provider {
    private static final Texts TEXTS = Texts.of(ListedOrb.class);
    private static final String GIOP = "giop";
    /** Compiled against by the shared halves; nearly every ORB brings these packages itself. */
    private static final String OF_JACORB = "org.jacorb.omgapi";

    private final ContractCompiler compiler = new ContractCompiler();

    /**
     * What is different for each choice of options.
     *
     * @param version   of the ORB, which is a part of the key of compiled contracts
     * @param jars      a part of the class path of the compilation and of both processes
     * @param contract  writes the sources of a contract, of which the first generator reads some
     * @param steps     the ORB's generators, such as its IDL compiler
     * @param sources   the list of properties, {@value #LIST}, and further sources by path
     * @param jvmFlags  flags of both processes
     */
    public record Orb(String version, List<Path> jars, Sources contract, List<BuildStep> steps,
            Map<String, String> sources, List<String> jvmFlags) {
        /** Where the list of properties is among the sources. */
        public static final String LIST = "generated/orb.properties";

        /** Returns the same with one more flag of both processes. */
        public Orb with(String flag) {
            return new Orb(version, jars, contract, steps, sources, Stream.concat(jvmFlags.stream(), Stream.of(flag)).toList());
        }
    }

    /** Writes the sources of a contract. */
    @FunctionalInterface
    public interface Sources {
        /** Returns all sources by path. */
        Map<String, String> of(Contract contract, ValueMapping mapping);
    }

    /** Returns the ORB for some options. @param files the fetched files of {@link #libraries(Map)} */
    protected abstract Orb orb(Map<String, String> options, LibraryFiles files);

    /** Returns the id of this provider, which names its compiled contracts. */
    protected abstract String id();

    /** Returns the option with which callers share an ORB and its connection, or have their own. */
    public static Option connections() {
        return Option.choice("connections", TEXTS.text("connections.label"), TEXTS.text("connections.help"), "shared", "own");
    }

    /** Returns the option with the newest version of GIOP that a side uses. References name that of the server, which clients follow. */
    public static Option giop() {
        return Option.choice(GIOP, TEXTS.text("giop.label"), TEXTS.text("giop.help"), IdlRefusals.NEWEST_GIOP, "1.1", "1.0");
    }

    /**
     * Returns the option with the code set that a side prefers for {@code string}. Both sides agree on one, and so may
     * use another.
     */
    public static Option codeSet() {
        return Option.choice(CodeSets.OPTION, TEXTS.text("codeSet.label"), TEXTS.text("codeSet.help"), CodeSets.USUAL, "UTF-8");
    }

    /** Returns the newest version of GIOP that a side may use. */
    public static String giop(Map<String, String> options) {
        return options.getOrDefault(GIOP, IdlRefusals.NEWEST_GIOP);
    }

    /** Returns a resource beside the class of a provider, such as its list of properties. */
    public static String resource(Class<?> anchor, String name) {
        try (InputStream in = anchor.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(getClass(), "libraries.txt");
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Idlj.refusals(contract, giop(options));
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options, ProviderInfo other) {
        return IdlRefusals.with(contract, giop(options), other);
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Orb orb = orb(setting.options(), setting.libraries());
        Map<String, String> sources = new TreeMap<>(orb.contract().of(contract, ValueMapping.with(setting.other())));
        sources.putAll(orb.sources());
        return compiler.compile(new Recipe(id(), orb.version(), sources, orb.steps(), classPath(orb), setting.release()),
                setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return launch(ListedServer.class, compiled, options);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return launch(ListedClient.class, compiled, options);
    }

    private Launch launch(Class<?> half, Compiled compiled, Map<String, String> options) {
        Orb orb = orb(options, compiled.libraries());
        return Halves.on(classPath(orb), half, compiled, orb.jvmFlags().toArray(String[]::new));
    }

    /** Whether the ORB's jars contain the OMG's classes, as is usual; else it gets those that come with Roundtrip. */
    protected boolean bringsApi(Orb orb) {
        return true;
    }

    private List<Path> classPath(Orb orb) {
        return bringsApi(orb) ? BundleClassPath.behind(orb.jars(), ListedServer.class, OF_JACORB)
                : BundleClassPath.behind(orb.jars(), ListedServer.class);
    }
}
