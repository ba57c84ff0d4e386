// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.contract.cache.FileSums;

/**
 * All that {@link ContractCompiler} needs to make the classes of one contract.
 *
 * @param provider   id of the provider
 * @param version    the version of the middleware, with everything else that changes the classes and is in no other
 *                   part
 * @param sources    texts by relative path with slashes: Java, the middleware's interface language, descriptors. Files
 *                   that are not Java, also generated ones, are copied beside the classes
 * @param generators the middleware's own generators, run one after the other in the folder of the sources
 * @param classPath  the class path of the compilation
 */
public record Recipe(String provider, String version, Map<String, String> sources, List<Generator> generators,
        List<Path> classPath) {

    /** @throws IllegalArgumentException when a path leads out of the folder */
    public Recipe {
        sources = Collections.unmodifiableMap(new TreeMap<>(sources));
        generators = List.copyOf(generators);
        classPath = List.copyOf(classPath);
        for (String path : sources.keySet()) {
            if (!path.matches("\\w[\\w.-]*(/\\w[\\w.-]*)*")) {
                throw new IllegalArgumentException("not a path of a source: " + path);
            }
        }
    }

    /** Returns a SHA-256 over all parts and over the contents of the class paths, but not over their places. */
    String hash(FileSums sums) throws IOException {
        Fingerprint print = new Fingerprint(sums);
        print.text("Roundtrip recipe 1").text(provider).text(version);
        print.number(sources.size());
        sources.forEach((path, text) -> print.text(path).text(text));
        print.number(generators.size());
        for (Generator generator : generators) {
            generator.addTo(print);
        }
        print.files(classPath);
        return print.hex();
    }
}
