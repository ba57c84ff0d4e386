// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The bundles in a folder or one below it, and what each of them requires and imports, read from manifests and sources. */
record Bundles(List<Bundle> all) {

    static final String OURS = "org.roundtrip.";

    /**
     * One bundle.
     *
     * @param name     symbolic name
     * @param required symbolic names of the bundles that its manifest requires
     * @param sources  its Java files that are not tests
     */
    record Bundle(String name, List<String> required, List<Source> sources) {

        private static Bundle at(Path folder) throws IOException {
            List<Source> sources = new ArrayList<>();
            Path root = folder.resolve("src");
            if (Files.exists(root)) {
                try (Stream<Path> files = Files.walk(root)) {
                    for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                        sources.add(Source.at(file));
                    }
                }
            }
            return new Bundle(folder.getFileName().toString(), requiredBy(folder), sources);
        }

        private static List<String> requiredBy(Path folder) throws IOException {
            String manifest = Files.readString(folder.resolve("META-INF/MANIFEST.MF")).replace("\r", "").replace("\n ", "");
            return manifest.lines().filter(line -> line.startsWith("Require-Bundle:"))
                    .flatMap(line -> Stream.of(
                            line.substring("Require-Bundle:".length()).replaceAll("\"[^\"]*\"", "").split(",")))
                    .map(clause -> clause.split(";")[0].strip()).toList();
        }
    }

    static Bundles at(Path folder) throws IOException {
        List<Bundle> all = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(folder, 2)) {
            for (Path bundle : folders.filter(path -> Files.exists(path.resolve("META-INF/MANIFEST.MF"))).sorted().toList()) {
                all.add(Bundle.at(bundle));
            }
        }
        return new Bundles(all);
    }

    /** Returns the symbolic name of our bundle whose packages contain the given class or package name. */
    Optional<String> owner(String imported) {
        return all.stream().map(Bundle::name)
                .filter(name -> imported.equals(name) || imported.startsWith(name + "."))
                .max((one, other) -> Integer.compare(one.length(), other.length()));
    }

    /** Returns every import or requirement of the bundle that the set does not allow, each as a sentence. */
    List<String> violations(Bundle bundle, Set<String> allowed) {
        List<String> found = new ArrayList<>();
        for (String required : bundle.required()) {
            if (required.startsWith(OURS) && !allowed.contains(required)) {
                found.add(bundle.name() + " requires " + required);
            }
        }
        for (Source source : bundle.sources()) {
            for (String imported : source.imports()) {
                owner(imported).filter(owner -> !owner.equals(bundle.name()) && !allowed.contains(owner))
                        .ifPresent(owner -> found.add(source.file() + " imports " + imported));
            }
        }
        return found;
    }

    /** Returns our bundles that the bundle's manifest requires although no source of it names a package of theirs. */
    List<String> unused(Bundle bundle) {
        return bundle.required().stream().filter(required -> required.startsWith(OURS))
                .filter(required -> bundle.sources().stream().noneMatch(
                        source -> source.imports().stream().anyMatch(name -> owner(name).filter(required::equals).isPresent())))
                .toList();
    }

    /** Returns the packages of our bundles that sources import although the bundle's manifest does not require them. */
    List<String> missing(Bundle bundle) {
        return bundle.sources().stream().flatMap(source -> source.imports().stream())
                .filter(imported -> owner(imported).filter(owner -> !owner.equals(bundle.name())
                        && !bundle.required().contains(owner)).isPresent())
                .distinct().toList();
    }
}
