// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.roundtrip.tests.architecture.Bundles.Bundle;

/** Every Java file names our licence, and the NOTICE in the product names the licences of all libraries. */
class NoticesTest {

    private static final Pattern DEPENDENCY = Pattern.compile(
            "<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)</artifactId>\\s*<version>([^<]+)</version>");

    @Test
    void theNoticeListsTheTargetPlatformAndTheJarsInsideBundles() throws IOException {
        String target = Files.readString(Path.of("../../target-platform/org.roundtrip.target.target"));
        String shipped = target.replaceAll("(?s)<location [^>]*label=\"Tests\".*?</location>", "");
        Set<String> listed = new HashSet<>();
        for (String line : Files.readAllLines(Path.of("../../NOTICE"))) {
            String[] words = line.split(" {2,}");
            if (words.length == 3) {
                listed.add(words[0] + ":" + words[1]);
            }
        }
        Set<String> held = new HashSet<>();
        for (Matcher matcher = DEPENDENCY.matcher(shipped); matcher.find();) {
            held.add(matcher.group(1) + ":" + matcher.group(2) + ":" + matcher.group(3));
        }
        assertTrue(held.size() > 100, "only " + held.size() + " libraries found in the target platform");
        for (String bundle : List.of("org.roundtrip.libraries", "org.roundtrip.hosts")) {
            String inside = Files.readString(Path.of("../../bundles/core", bundle, "pom.xml"));
            for (Matcher matcher = DEPENDENCY.matcher(inside.substring(inside.indexOf("<artifactItems>"))); matcher.find();) {
                held.add(matcher.group(1) + ":" + matcher.group(2) + ":" + matcher.group(3));
            }
        }
        assertEquals(held, listed);
    }

    @Test
    void everyJavaFileNamesItsLicence() throws IOException {
        List<Path> without = new ArrayList<>();
        for (Bundle bundle : Bundles.in(Path.of("../../bundles"))) {
            bundle.sources().stream().filter(source -> !source.namesLicence()).forEach(source -> without.add(source.file()));
        }
        for (String folder : List.of("..", "../../releng/benchmarks")) {
            for (Path file : SourceFiles.below(Path.of(folder), ".java")) {
                if (!Source.at(file).namesLicence()) {
                    without.add(file);
                }
            }
        }
        assertEquals(List.of(), without);
    }
}
