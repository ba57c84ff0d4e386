// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.rmi;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.roundtrip.contract.BuildStep;
import org.roundtrip.contract.Generator;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.WiredClassPath;

/** Compiles the servant, its remote interface and their types, for generators that read classes instead of sources. */
public final class RemoteClasses {
    private static final Texts TEXTS = Texts.of(RemoteClasses.class);

    private RemoteClasses() {
    }

    /**
     * Returns the step, which leaves the classes beside their sources. They are for the generator only.
     *
     * @param servant as for {@link RmiSources#of}
     * @param release the newest Java whose classes the generator can read
     */
    public static BuildStep step(String servant, int release) {
        List<Path> compiler = new ArrayList<>(WiredClassPath.of(BatchCompiler.class, Set.of()));
        return new Generator(TEXTS.text("compiler"), "org.eclipse.jdt.internal.compiler.batch.Main", compiler, List.of(),
                List.of("--release", Integer.toString(release), "-encoding", "UTF-8", "-proc:none", "-nowarn",
                        "-sourcepath", ".", "-d", ".", "generated/" + servant + ".java"));
    }
}
