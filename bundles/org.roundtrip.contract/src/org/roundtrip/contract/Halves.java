// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/** Describes how to start a provider's two run-time halves when they are Java classes of its own bundle. */
public final class Halves {
    private Halves() {
    }

    /**
     * Returns a JVM with this class path: the compiled contract, the half's bundle and all that the bundle requires.
     */
    public static Launch jvm(Class<?> half, Compiled compiled, String... jvmFlags) {
        return jvm(half, compiled, List.of(), jvmFlags);
    }

    /** Returns the same with fetched libraries at the end of the class path, see {@link Compiled#libraries()}. */
    public static Launch jvm(Class<?> half, Compiled compiled, List<Path> libraries, String... jvmFlags) {
        List<Path> all = new ArrayList<>(BundleClassPath.of(half));
        all.addAll(libraries);
        return on(all, half, compiled, jvmFlags);
    }

    /** Returns a JVM with the compiled contract and another class path, such as {@link BundleClassPath#behind}. */
    public static Launch on(List<Path> classPath, Class<?> half, Compiled compiled, String... jvmFlags) {
        List<Path> all = new ArrayList<>(List.of(compiled.classes()));
        all.addAll(classPath);
        return new Launch.Jvm(half.getName(), all, List.of(jvmFlags));
    }
}
