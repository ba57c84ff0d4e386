// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.rmi.iiop;

import java.nio.file.Path;
import java.util.List;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.Generator;
import org.roundtrip.contract.rmi.RemoteClasses;
import org.roundtrip.provider.LibraryFiles;

/**
 * The generator rmic, which GlassFish keeps. It reads the classes of the servant, and writes a stub for the remote interface and
 * the tie between the portable object adapter and the servant.
 */
final class Rmic {
    /** The set of libraries in which it is. */
    static final String SET = "rmic";
    /** The newest Java whose classes it is sure to read. Those of the JDK it reads with a newer ASM than its own. */
    private static final int RELEASE = 11;

    private Rmic() {
    }

    /** Returns how it runs, with the compiler before it. */
    static List<BuildStep> steps(LibraryFiles files, List<Path> orb) {
        return List.of(RemoteClasses.step(IiopSources.TARGET, RELEASE),
                new Generator("rmic", "org.glassfish.rmic.Main", files.classPath(SET), List.of(),
                        List.of("-iiop", "-poa", "-keep", "-Xnocompile", "-classpath", Generator.CLASS_PATH, "-d", ".",
                                "generated." + IiopSources.TARGET)));
    }
}
