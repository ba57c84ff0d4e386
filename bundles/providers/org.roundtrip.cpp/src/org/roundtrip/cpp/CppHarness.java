// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cpp;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Recipe;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/** The harness for halves in C++: its sources, and the static library that is made of them once. */
public final class CppHarness {
    private static final String LIBRARY = "libroundtrip.a";
    private static final List<String> HEADERS = List.of("callers.hpp", "clock.hpp", "control.hpp", "digest.hpp",
            "failures.hpp", "halves.hpp", "journal.hpp", "loop.hpp", "pace.hpp", "places.hpp", "served.hpp", "setup.hpp", "values.hpp", "work.hpp");
    private static final List<String> UNITS = List.of("callers", "client", "clock", "connection", "control", "digest", "journal", "pace",
            "places", "served", "server", "values", "work");

    private CppHarness() {
    }

    /** Returns a folder with the library {@code roundtrip} and its headers, from the cache when it is there. */
    public static Compiled library(ContractCompiler compiler, Path cache) throws CompilationException, InterruptedException {
        Map<String, String> sources = new LinkedHashMap<>();
        HEADERS.forEach(header -> sources.put(header, text(header)));
        UNITS.forEach(unit -> sources.put(unit + ".cpp", text(unit + ".cpp")));
        List<String> kept = new ArrayList<>(HEADERS);
        kept.add(LIBRARY);
        return compiler.compile(new Recipe("cpp-harness", Gpp.version(), sources,
                List.of(Gpp.compile(UNITS, Map.of()), Gpp.archive(LIBRARY, UNITS)), new Recipe.Made(kept)), cache);
    }

    /**
     * Returns one of the harness's files: a source, one of the pages {@code half.txt} and {@code journal.txt}, or
     * the test vectors {@code vectors.txt}.
     */
    public static String text(String name) {
        try (InputStream in = CppHarness.class.getResourceAsStream("harness/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the objects of compiled units. */
    static Stream<String> objects(List<String> units) {
        return units.stream().map(unit -> unit + ".o");
    }
}
