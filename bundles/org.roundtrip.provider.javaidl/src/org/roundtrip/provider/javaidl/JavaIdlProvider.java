// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.javaidl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.corba.java.Idlj;
import org.roundtrip.corba.java.ListedOrb;
import org.roundtrip.model.Texts;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.Option;

/** The ORB that was a part of the JDK until Java 10, and GlassFish's ORB, which grew from the same sources. */
public final class JavaIdlProvider extends ListedOrb {
    private static final Texts TEXTS = Texts.of(JavaIdlProvider.class);
    private static final String VERSION = "version", OPENJDK = "openjdk", GLASSFISH = "glassfish";
    private static final List<Option> OPTIONS = List.of(
            Option.choice(VERSION, TEXTS.text("version.label"), TEXTS.text("version.help"), OPENJDK, GLASSFISH),
            connections(),
            new Option("fragmentSize", TEXTS.text("fragmentSize.label"), TEXTS.text("fragmentSize.help"), Option.Kind.NUMBER, List.of(), "0"));

    @Override
    protected String id() {
        return "javaidl";
    }

    @Override
    protected Orb orb(Map<String, String> options, LibraryFiles files) {
        boolean glassfish = version(options).equals(GLASSFISH);
        String packages = glassfish ? "com.sun.corba.ee" : "com.sun.corba.se";
        Map<String, String> sources = new HashMap<>();
        sources.put(Orb.LIST, resource(JavaIdlProvider.class, version(options) + ".properties"));
        if (glassfish) {
            sources.put("generated/NoManagement.java", resource(JavaIdlProvider.class, "halves/NoManagement.txt"));
            sources.put("META-INF/services/org.glassfish.gmbal.ManagedObjectManagerService", "generated.NoManagement\n");
        } else {
            sources.put("generated/Patience.java", resource(JavaIdlProvider.class, "halves/Patience.txt"));
        }
        return new Orb(glassfish ? "GlassFish 5.0.0" : "10.1.3.Final", files.classPath(version(options)), Idlj.generator(files), Idlj::types, sources,
                List.of("-Dorg.omg.CORBA.ORBClass=" + packages + ".impl.orb.ORBImpl",
                        "-Dorg.omg.CORBA.ORBSingletonClass=" + packages + ".impl.orb.ORBSingleton",
                        "--sun-misc-unsafe-memory-access=allow"));
    }

    @Override
    public Libraries libraries(Map<String, String> options) {
        return libraries().only(Idlj.SET, version(options));
    }

    /** A version's name is that of its set of libraries, too. */
    private static String version(Map<String, String> options) {
        return options.getOrDefault(VERSION, OPENJDK);
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }
}
