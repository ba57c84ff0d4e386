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
 * All that {@link ContractCompiler} needs to compile one contract.
 *
 * @param provider id of the provider
 * @param version  the version of the middleware, with everything else that changes the product and is in no other part,
 *                 such as the versions of native programs
 * @param sources  texts by relative path with slashes: Java or another language, the middleware's interface language,
 *                 descriptors
 * @param steps    generators and compilers, run one after the other in the folder of the sources
 * @param product  what is kept in the end
 */
public record Recipe(String provider, String version, Map<String, String> sources, List<BuildStep> steps,
        Product product) {

    /** What a compilation ends in. */
    public sealed interface Product {
    }

    /**
     * Classes: all Java sources, also generated ones, are compiled. Other files are copied beside the classes.
     *
     * @param classPath the class path of the compilation
     * @param release   the Java release that the classes are for
     */
    public record Classes(List<Path> classPath, int release) implements Product {
        /** Copies the list. */
        public Classes {
            classPath = List.copyOf(classPath);
        }
    }

    /**
     * Files that the last step made, such as a program; they stay executable when they are.
     *
     * @param paths relative to the folder of the sources
     */
    public record Made(List<String> paths) implements Product {
        /** Copies the list. */
        public Made {
            paths = List.copyOf(paths);
        }
    }

    /** @throws IllegalArgumentException when a path leads out of the folder */
    public Recipe {
        sources = Collections.unmodifiableMap(new TreeMap<>(sources));
        steps = List.copyOf(steps);
        for (String path : sources.keySet()) {
            if (!path.matches("\\w[\\w.-]*(/\\w[\\w.-]*)*")) {
                throw new IllegalArgumentException("not a path of a source: " + path);
            }
        }
    }

    /** A recipe of classes. */
    public Recipe(String provider, String version, Map<String, String> sources, List<? extends BuildStep> steps,
            List<Path> classPath, int release) {
        this(provider, version, sources, List.copyOf(steps), new Classes(classPath, release));
    }

    /** Returns a SHA-256 over all parts and over the contents of the class paths, but not over their places. */
    String hash(FileSums sums) throws IOException {
        Fingerprint print = new Fingerprint(sums);
        print.text("Roundtrip recipe 3").text(provider).text(version);
        print.number(sources.size());
        sources.forEach((path, text) -> print.text(path).text(text));
        print.number(steps.size());
        for (BuildStep step : steps) {
            step.addTo(print);
        }
        switch (product) {
            case Classes classes -> print.number(classes.release()).files(classes.classPath());
            case Made made -> print.texts(made.paths());
        }
        return print.hex();
    }
}
