// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;

/**
 * Describes how a provider's two run-time halves start. They are classes of its own bundle, or compiled with each
 * contract.
 */
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

    /**
     * Returns a JVM for a half that is compiled with each contract, see {@link #sources}.
     *
     * @param half      its simple name
     * @param classPath of {@link #classPath}
     */
    public static Launch.Jvm compiled(String half, Compiled compiled, List<Path> classPath, String... jvmFlags) {
        List<Path> all = new ArrayList<>(List.of(compiled.classes()));
        all.addAll(classPath);
        return new Launch.Jvm("generated." + half, all, List.of(jvmFlags));
    }

    /** Returns fetched libraries and the harness: all that such a half needs beside the compiled contract. */
    public static List<Path> classPath(List<Path> libraries) {
        List<Path> classPath = new ArrayList<>(libraries);
        classPath.addAll(BundleClassPath.of(ServerHalf.class));
        return classPath;
    }

    /**
     * Returns the sources of halves whose middleware is fetched, so that it is not there when Roundtrip is built.
     *
     * @param anchor a class beside whose package there is a folder {@code halves} with a text for each class
     * @param names  simple names of the classes
     */
    public static Map<String, String> sources(Class<?> anchor, List<String> names) {
        Map<String, String> sources = new LinkedHashMap<>();
        names.forEach(name -> sources.put("generated/" + name + ".java", text(anchor, "halves/" + name + ".txt")));
        return sources;
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
