// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The bundles in the folders below a folder, and their compiled classes.
 *
 * @param all     sorted by name
 * @param classes those of all bundles
 * @param owners  the bundle of each class, by the name of the class
 */
record Bundles(List<Bundle> all, JavaClasses classes, Map<String, String> owners) {

    static final String OURS = "org.roundtrip.";

    /**
     * One bundle.
     *
     * @param name     symbolic name
     * @param required symbolic names of the bundles that its manifest requires
     * @param sources  its Java files that are not tests
     */
    record Bundle(String name, Set<String> required, List<Source> sources) {

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

        private static Set<String> requiredBy(Path folder) throws IOException {
            try (InputStream in = Files.newInputStream(folder.resolve("META-INF/MANIFEST.MF"))) {
                String required = new Manifest(in).getMainAttributes().getValue("Require-Bundle");
                return required == null ? Set.of() : Stream.of(required.replaceAll("\"[^\"]*\"", "").split(","))
                        .map(clause -> clause.split(";")[0].strip()).collect(Collectors.toCollection(TreeSet::new));
            }
        }
    }

    /** Returns the bundles without their classes, which need not be compiled. */
    static List<Bundle> in(Path folder) throws IOException {
        List<Bundle> all = new ArrayList<>();
        for (Path bundle : folders(folder)) {
            all.add(Bundle.at(bundle));
        }
        return all;
    }

    static Bundles at(Path folder) throws IOException {
        List<JavaClass> classes = new ArrayList<>();
        Map<String, String> owners = new HashMap<>();
        List<Path> compiled = folders(folder).stream().map(bundle -> bundle.resolve("target/classes")).filter(Files::exists).toList();
        JavaClasses imported = new ClassFileImporter().importPaths(compiled);
        Map<String, Path> roots = compiled.stream().collect(Collectors.toMap(root -> root.toUri().normalize().toString(), root -> root));
        for (JavaClass each : imported) {
            String place = each.getSource().orElseThrow().getUri().normalize().toString();
            String root = place.substring(0, place.indexOf("/target/classes/") + "/target/classes/".length());
            owners.put(each.getName(), roots.get(root).getParent().getParent().getFileName().toString());
        }
        return new Bundles(in(folder), imported, owners);
    }

    private static List<Path> folders(Path folder) throws IOException {
        try (Stream<Path> folders = Files.walk(folder.toRealPath(), 2)) {
            return folders.filter(path -> Files.exists(path.resolve("META-INF/MANIFEST.MF"))).sorted().toList();
        }
    }

    /** Returns the bundle of a class; null when it is in none of ours. */
    String owner(JavaClass type) {
        return owners.get(type.getBaseComponentType().getName());
    }

    /** Returns the bundles that a bundle's classes use, each with one place where it does. */
    Map<String, Dependency> used(Bundle bundle) {
        Map<String, Dependency> used = new HashMap<>();
        classes.stream().filter(type -> bundle.name().equals(owner(type)))
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .filter(dependency -> owner(dependency.getTargetClass()) != null)
                .forEach(dependency -> used.putIfAbsent(owner(dependency.getTargetClass()), dependency));
        used.remove(bundle.name());
        return used;
    }
}
