// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ccm;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.Recipe;
import org.roundtrip.corba.IdlRefusals;
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
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.ccm.runtime.CcmClient;
import org.roundtrip.provider.ccm.runtime.CcmServer;

/**
 * The CORBA Component Model, a reconstruction on JacORB. JacORB's IDL compiler generates stubs and skeletons of the equivalent IDL. By
 * default, callers share one ORB with its connection, and with it one component.
 */
public final class CcmProvider implements Provider {
    private static final Texts TEXTS = Texts.of(CcmProvider.class);
    private static final String VERSION = "version", NEWEST = "3.9", OLD = "2.3.1";
    /** A method of all local objects in the CORBA of Java 8, whose name has no underscore. */
    private static final String OF_LOCAL_OBJECTS = "validate_connection";
    private static final List<Option> OPTIONS = List.of(ListedOrb.connections(),
            Option.choice(VERSION, TEXTS.text("version.label"), TEXTS.text("version.help"), NEWEST, OLD));

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public Libraries libraries() {
        return Libraries.read(CcmProvider.class, "libraries.txt");
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return old(options) ? libraries() : Libraries.NONE;
    }

    private static boolean old(Map<String, String> options) {
        return OLD.equals(options.get(VERSION));
    }

    @Override
    public Optional<String> version(Map<String, String> options) {
        return Optional.of("4.0 on JacORB " + OLD).filter(version -> old(options));
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        return JacorbRefusals.of(contract, IdlRefusals.NEWEST_GIOP).operations(operation ->
                operation.name().equals(OF_LOCAL_OBJECTS) ? TEXTS.text("local", OF_LOCAL_OBJECTS) : null).list();
    }

    /**
     * Compiles with helpers of the older kind. Those that the IDL compiler usually writes for local interfaces call a method that the
     * CORBA of Java 8 does not have. All others are the same.
     */
    @Override
    public Compiled compile(Contract contract, CompileSetting setting) throws CompilationException, InterruptedException {
        Generator idlCompiler = new Generator("JacORB's IDL compiler", "org.jacorb.idl.parser", BundleClassPath.of(CcmProvider.class), List.of(),
                List.of("-d", ".", "-notimestamps", "-generate_helper", "deprecated", "-i2jpackage", "Components:org.omg.Components",
                        OrbSources.IDL, CcmSources.EQUIVALENT));
        return compiler.compile(new Recipe("ccm", setting.options().getOrDefault(VERSION, NEWEST), CcmSources.of(contract), List.of(idlCompiler),
                classPath(setting.options(), setting.libraries()), setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(options, compiled.libraries()), CcmServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.on(classPath(options, compiled.libraries()), CcmClient.class, compiled);
    }

    /** In plain tests the newer version is on the class path, too, behind the old one. */
    private static List<Path> classPath(Map<String, String> options, LibraryFiles libraries) {
        return old(options) ? BundleClassPath.behind(libraries.classPath(OLD), CcmServer.class, "org.jacorb") : BundleClassPath.of(CcmServer.class);
    }
}
