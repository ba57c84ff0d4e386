// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.model.Contract;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.proactive.runtime.NewerJava;
import org.roundtrip.provider.proactive.runtime.ProActiveClient;
import org.roundtrip.provider.proactive.runtime.ProActiveServer;

/** ProActive 5.1.0: an active object called over RMI. Its files are fetched. */
public final class ProActiveProvider implements Provider {
    private static final String RUNTIME = "runtime", VERSION = "5.1.0";
    /** What ProActive and the maker of its stubs use of the inside of Java, from 9 on. */
    private static final List<String> OPENED = Stream.concat(
            Stream.of("server", "transport", "registry").map("--add-exports=java.rmi/sun.rmi.%s=ALL-UNNAMED"::formatted),
            Stream.of("lang", "lang.reflect", "io", "util").map("--add-opens=java.base/java.%s=ALL-UNNAMED"::formatted)).toList();
    /**
     * What both sides deserialize, since each is called by the other. It is the types of the contract and their parts, within the bounds that
     * Roundtrip sets for all contracts, and ProActive's messages and references. ProActive has no filter of its own, so this one is
     * for the process.
     */
    private static final String FILTER = "-Djdk.serialFilter=maxdepth=270;maxrefs=67108864;maxarray=67108864;maxbytes=2147483648;"
            + "payload.*;service.*;java.lang.*;java.util.Date;java.util.HashMap;java.util.Map$Entry;java.util.HashSet;"
            + "java.util.Collections$EmptyList;java.math.BigDecimal;java.math.BigInteger;java.net.URI;java.net.InetAddress;"
            + "java.net.Inet4Address;java.net.Inet6Address;java.rmi.dgc.*;java.rmi.server.*;"
            + Stream.of("*", "body.*", "body.future.*", "body.message.*", "body.reply.*", "body.request.*", "body.tags.*",
                    "body.ft.internalmsg.*", "mop.*", "remoteobject.**", "runtime.*", "util.wrapper.*")
                    .map("org.objectweb.proactive.core.%s;"::formatted).collect(Collectors.joining())
            + "pa.stub.org.objectweb.proactive.core.**;!*";

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(ProActiveProvider.class, "libraries.txt");
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.values()).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        List<Path> classPath = Halves.classPath(ProActiveServer.class, setting.libraries().classPath(RUNTIME));
        Generator newerJava = new Generator(Texts.of(ProActiveProvider.class).text("newerJava"), NewerJava.class.getName(), classPath,
                List.of(), List.of());
        return compiler.compile(new Recipe("proactive", VERSION, ProActiveSources.of(contract), List.of(newerJava), classPath,
                setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return jvm(ProActiveServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return jvm(ProActiveClient.class, compiled);
    }

    private static Launch.Jvm jvm(Class<?> half, Compiled compiled) {
        List<Path> classPath = new ArrayList<>(List.of(compiled.classes().resolve(NewerJava.JAR)));
        classPath.addAll(compiled.libraries().classPath(RUNTIME));
        return Halves.jvm(half, compiled, classPath).with(OPENED).with(List.of(FILTER));
    }
}
