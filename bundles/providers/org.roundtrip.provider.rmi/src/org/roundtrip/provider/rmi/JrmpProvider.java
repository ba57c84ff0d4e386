// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.contract.rmi.RmiSources;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Option.Kind;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.rmi.runtime.JvmOptions;
import org.roundtrip.provider.rmi.runtime.RmiServer;

/**
 * What all ways to use RMI share. Stubs are dynamic proxies, so there is no generator to run. The compiled contract is the
 * same for all of them.
 */
abstract class JrmpProvider implements Provider {
    static final Texts TEXTS = Texts.of(JrmpProvider.class);
    private static final Set<String> WEB_SERVER = Set.of("org.apache.tomcat-embed-core", "org.apache.tomcat-annotations-api");
    private static final List<Option> COMMON = List.of(
            seconds(JvmOptions.LEASE, JvmOptions.LEASE_DEFAULT), seconds(JvmOptions.IDLE, JvmOptions.IDLE_DEFAULT));

    private static final RmiSources SOURCES = new RmiSources(new JavaTypes(true), "Servant");
    private final ContractCompiler compiler = new ContractCompiler();
    private final Class<?> server;
    private final Class<?> client;
    private final List<Option> options;

    /**
     * Makes one.
     *
     * @param server the half of the server
     * @param client the half of the client
     * @param own    the options that only this one has; they come first
     */
    JrmpProvider(Class<?> server, Class<?> client, Option... own) {
        this.server = server;
        this.client = client;
        this.options = Stream.concat(Stream.of(own), COMMON.stream()).toList();
    }

    private static Option seconds(String name, String otherwise) {
        return new Option(name, TEXTS.text(name + ".label"), TEXTS.text(name + ".help"), Kind.NUMBER, List.of(), otherwise);
    }

    @Override
    public final Availability availability() {
        return Availability.yes();
    }

    @Override
    public final List<Option> options() {
        return options;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> chosen) {
        return Refusals.of(contract, ShapeKind.answered()).list();
    }

    @Override
    public final Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        return compiler.compile(
                new Recipe("rmi", "JDK", SOURCES.of(contract), List.of(), classPath(),
                        setting.release()), setting.cache());
    }

    @Override
    public final Launch server(Compiled compiled, Map<String, String> chosen) {
        return jvm(server, compiled, serverFlags());
    }

    @Override
    public final Launch client(Compiled compiled, Map<String, String> chosen) {
        return jvm(client, compiled, List.of());
    }

    /** Returns what a server's JVM needs; flags that came with a later Java than its own are left out. */
    List<String> serverFlags() {
        return List.of();
    }

    private static Launch jvm(Class<?> half, Compiled compiled, List<String> flags) {
        return new Launch.Jvm(half.getName(), Stream.concat(Stream.of(compiled.classes()), classPath().stream()).toList(),
                flags);
    }

    /** The class path of both halves. Only the gateway of RMI over HTTP needs a web server. */
    private static List<Path> classPath() {
        Set<String> excluded = new HashSet<>(BundleClassPath.WORKBENCH_ONLY);
        excluded.addAll(WEB_SERVER);
        return BundleClassPath.of(RmiServer.class, excluded);
    }
}
