// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/** Describes how to start a provider's two run-time halves: Java classes of its own bundle. */
public final class Halves {
    private Halves() {
    }

    /**
     * Returns a JVM with this class path: the compiled contract, the half's bundle and all that the bundle requires.
     */
    public static Launch.Jvm jvm(Class<?> half, Compiled compiled, String... jvmFlags) {
        return jvm(half, compiled, List.of(), jvmFlags);
    }

    /** Returns the same with fetched libraries at the end of the class path, see {@link Compiled#libraries()}. */
    public static Launch.Jvm jvm(Class<?> half, Compiled compiled, List<Path> libraries, String... jvmFlags) {
        return on(classPath(half, libraries), half, compiled, jvmFlags);
    }

    /** Returns the half's bundle, all that the bundle requires, and fetched libraries: what a contract is compiled against. */
    public static List<Path> classPath(Class<?> half, List<Path> libraries) {
        List<Path> all = new ArrayList<>(BundleClassPath.of(half));
        all.addAll(libraries);
        return all;
    }

    /** Returns a JVM with the compiled contract and another class path, such as {@link BundleClassPath#behind}. */
    public static Launch.Jvm on(List<Path> classPath, Class<?> half, Compiled compiled, String... jvmFlags) {
        List<Path> all = new ArrayList<>(List.of(compiled.classes()));
        all.addAll(classPath);
        return new Launch.Jvm(half.getName(), all, List.of(jvmFlags));
    }

    /** Returns a resource beside a class as text. */
    public static String text(Class<?> anchor, String resource) {
        try (InputStream in = anchor.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
