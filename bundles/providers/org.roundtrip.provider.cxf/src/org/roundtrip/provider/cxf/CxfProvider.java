// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
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
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.cxf.runtime.CxfClient;
import org.roundtrip.provider.cxf.runtime.CxfServer;
import org.roundtrip.provider.cxf.runtime.Options;

/** Apache CXF 4 in an embedded Apache Tomcat 10: SOAP 1.1 over HTTP, document style with wrappers. Its files are fetched. */
public class CxfProvider implements Provider {
    /** The set of libraries that all providers of this bundle need. */
    static final String RUNTIME = "runtime";
    /** Tomcat 9, which other providers have, has the classes of javax. */
    private static final Set<String> WITHOUT = Stream.concat(BundleClassPath.WORKBENCH_ONLY.stream(),
            Stream.of("org.apache.tomcat-embed-core", "org.apache.tomcat-annotations-api")).collect(Collectors.toUnmodifiableSet());

    /** CXF refuses more than 100 nested elements, and more than 50,000 in one; contracts may have more of both. */
    private static final List<String> LIMITS = List.of("-Dorg.apache.cxf.stax.maxElementDepth=1024", "-Dorg.apache.cxf.staxutils.innerElementLevelThreshold=1024",
        "-Dorg.apache.cxf.stax.maxChildElements=5000000");

    /** The server reads the secrets of its connections, so that their packets can be read later. */
    private static final String SECRETS = "--add-opens=java.base/sun.security.ssl=ALL-UNNAMED";

    private static final Texts TEXTS = Texts.of(CxfProvider.class);
    private static final List<Option> OPTIONS = List.of(
            Option.toggle(Options.TLS, TEXTS.text("tls.label"), TEXTS.text("tls.help"), false),
            Option.toggle(Options.MTOM, TEXTS.text("mtom.label"), TEXTS.text("mtom.help"), false));

    private final ContractCompiler compiler = new ContractCompiler();
    private final String[] sets;

    /** Makes the component. */
    public CxfProvider() {
        this(RUNTIME);
    }

    /** @param sets of libraries that it needs */
    CxfProvider(String... sets) {
        this.sets = sets;
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(CxfProvider.class, "libraries.txt").only(sets);
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return Refusals.of(contract, ShapeKind.CHAR, ShapeKind.TIMESTAMP, ShapeKind.DECIMAL, ShapeKind.OPTIONAL, ShapeKind.MAP, ShapeKind.UNION, ShapeKind.EXCEPTION,
                ShapeKind.ONE_WAY).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        return compiler.compile(new Recipe("cxf", "4.1.3", CxfSources.of(contract), List.of(), classPath(setting.libraries()), setting.release()),
                setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(compiled.libraries()), CxfServer.class, compiled, Stream.concat(LIMITS.stream(), Stream.of(SECRETS)).toArray(String[]::new));
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(compiled.libraries()), CxfClient.class, compiled, LIMITS.toArray(String[]::new));
    }

    private List<Path> classPath(LibraryFiles fetched) {
        return Stream.concat(BundleClassPath.of(CxfServer.class, WITHOUT).stream(),
                Stream.of(sets).flatMap(set -> fetched.classPath(set).stream())).toList();
    }
}
