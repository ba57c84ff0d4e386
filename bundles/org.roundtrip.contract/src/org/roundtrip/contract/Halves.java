// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/** Starts a provider's run-time halves that are Java classes of its own bundle. */
public final class Halves {
    private Halves() {
    }

    /** A JVM with the compiled contract, the half's bundle and what that bundle requires on its class path. */
    public static Launch jvm(Class<?> half, Compiled compiled, String... jvmFlags) {
        List<Path> classPath = new ArrayList<>(List.of(compiled.classes()));
        classPath.addAll(BundleClassPath.of(half));
        return new Launch.Jvm(half.getName(), classPath, List.of(jvmFlags), Optional.empty());
    }
}
