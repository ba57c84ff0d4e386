// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.java.jdk;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.corba.java.ListedOrb;
import org.roundtrip.corba.runtime.jdk.Patience;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;

/**
 * The ORB that was a part of the JDK until Java 10. GlassFish's ORB grew from the same sources. A subclass says from
 * which language its stubs are made: the JDK's ORB had a generator for IDL and one for Java's remote interfaces.
 */
public abstract class JdkOrb extends ListedOrb {
    private static final Texts TEXTS = Texts.of(JdkOrb.class);
    private static final String VERSION = "version", OPENJDK = "openjdk", GLASSFISH = "glassfish";
    /** As a text, because its interface is there in processes only. */
    private static final String NO_MANAGEMENT = Patience.class.getPackageName() + ".NoManagement";
    private static final List<Option> OPTIONS = List.of(
            Option.choice(VERSION, TEXTS.text("version.label"), TEXTS.text("version.help"), OPENJDK, GLASSFISH),
            connections(),
            new Option("fragmentSize", TEXTS.text("fragmentSize.label"), TEXTS.text("fragmentSize.help"), Option.Kind.NUMBER, List.of(), "0"));

    /**
     * From contracts to stubs.
     *
     * @param set      the set of libraries in which the generator is
     * @param contract writes the sources of a contract
     * @param steps    run the generator
     */
    public record Language(String set, Sources contract, Steps steps) {
    }

    /** Makes the build steps of a version of the ORB. */
    @FunctionalInterface
    public interface Steps {
        /** @param orb the jars of the chosen version */
        List<BuildStep> of(LibraryFiles files, List<Path> orb);
    }

    /** Returns the language of its contracts. */
    protected abstract Language language();

    @Override
    protected Orb orb(Map<String, String> options, LibraryFiles files) {
        String packages = packages(options);
        Map<String, String> sources = new HashMap<>();
        sources.put(Orb.LIST, resource(JdkOrb.class, chosen(options) + ".properties"));
        if (glassfish(options)) {
            sources.put("META-INF/services/org.glassfish.gmbal.ManagedObjectManagerService", NO_MANAGEMENT + "\n");
        }
        List<Path> jars = files.classPath(chosen(options));
        return new Orb(version(options).orElse("10.1.3.Final"), jars, language().contract(), language().steps().of(files, jars), sources,
                List.of("-Dorg.omg.CORBA.ORBClass=" + packages + ".impl.orb.ORBImpl",
                        "-Dorg.omg.CORBA.ORBSingletonClass=" + packages + ".impl.orb.ORBSingleton",
                        "--sun-misc-unsafe-memory-access=allow"));
    }

    @Override
    public Libraries libraries() {
        return Libraries.read(JdkOrb.class, "libraries.txt").only(language().set(), OPENJDK, GLASSFISH);
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return libraries().only(language().set(), chosen(options));
    }

    private static String packages(Map<String, String> options) {
        return glassfish(options) ? "com.sun.corba.ee" : "com.sun.corba.se";
    }

    /** Returns the name of the chosen version, which is that of its set of libraries, too. */
    private static String chosen(Map<String, String> options) {
        return options.getOrDefault(VERSION, OPENJDK);
    }

    /** Whether GlassFish's version is chosen. */
    protected static boolean glassfish(Map<String, String> options) {
        return chosen(options).equals(GLASSFISH);
    }

    @Override
    public Optional<String> version(Map<String, String> options) {
        return Optional.of("GlassFish 5.0.0").filter(version -> glassfish(options));
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }
}
