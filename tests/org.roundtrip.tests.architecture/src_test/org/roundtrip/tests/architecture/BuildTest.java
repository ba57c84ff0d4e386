// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.roundtrip.tests.architecture.Bundles.Bundle;

/** Every bundle is built, and every one but the example to copy is in the product. */
class BuildTest {

    private static final Path TOP = Path.of("../..");

    @Test
    void everyProjectIsAModule() throws IOException {
        Set<String> projects = new TreeSet<>();
        for (String folder : List.of("bundles", "features", "tests")) {
            try (Stream<Path> children = Files.walk(TOP.resolve(folder), 2)) {
                children.filter(child -> Files.exists(child.resolve("pom.xml")))
                        .forEach(child -> projects.add("../" + TOP.relativize(child)));
            }
        }
        Set<String> modules = found("<module>(\\.\\./(?:bundles|features|tests)/[^<]+)</module>",
                Files.readString(TOP.resolve("releng/pom.xml")));
        assertEquals(projects, modules);
    }

    @Test
    void everyBundleIsInAFeature() throws IOException {
        Set<String> bundles = Bundles.in(TOP.resolve("bundles")).stream().map(Bundle::name)
                .filter(name -> !name.equals("org.roundtrip.provider.example"))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> inFeatures = new TreeSet<>();
        try (Stream<Path> features = Files.list(TOP.resolve("features"))) {
            for (Path feature : features.map(folder -> folder.resolve("feature.xml")).filter(Files::exists).toList()) {
                inFeatures.addAll(found("<plugin id=\"(org\\.roundtrip\\.[^\"]+)\"", Files.readString(feature)));
            }
        }
        assertEquals(bundles, inFeatures);
    }

    /** Each list has files to fetch, which the pom of a bundle and the class path of its project in Eclipse name again. */
    @Test
    void bundlesAreCompiledAgainstWhatIsFetched() throws IOException {
        StringBuilder fetched = new StringBuilder();
        Set<String> inPoms = new TreeSet<>();
        Set<String> inEclipse = new TreeSet<>();
        try (Stream<Path> files = Files.walk(TOP.resolve("bundles/providers"))) {
            for (Path file : files.filter(path -> !path.toString().contains("/target/")).filter(Files::isRegularFile).toList()) {
                switch (file.getFileName().toString()) {
                    case "libraries.txt" -> fetched.append(Files.readString(file));
                    case "pom.xml" -> Pattern.compile("<groupId>(.+)</groupId>\\s*<artifactId>(.+)</artifactId>\\s*"
                            + "<version>(.+)</version>\\s*<scope>provided</scope>").matcher(Files.readString(file)).results()
                            .forEach(jar -> inPoms.add(jar.group(1) + ":" + jar.group(2) + ":" + jar.group(3)));
                    case ".classpath" -> Pattern.compile("\"M2_REPO/(.+)/([^/]+)/([^/]+)/\\2-\\3\\.jar\"").matcher(Files.readString(file)).results()
                            .forEach(jar -> inEclipse.add(jar.group(1).replace('/', '.') + ":" + jar.group(2) + ":" + jar.group(3)));
                    default -> { }
                }
            }
        }
        assertFalse(inPoms.isEmpty());
        assertEquals(inPoms, inEclipse);
        assertEquals(List.of(), inPoms.stream().filter(jar -> fetched.indexOf("\n" + jar + " ") < 0).toList());
    }

    private static Set<String> found(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
