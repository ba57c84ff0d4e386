// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.own;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import org.roundtrip.files.content.Sums;
import org.roundtrip.model.text.Texts;

/** The jars of an ORB that the user owns, as they are on this machine now. Any thread. */
final class OwnJars {
    private static final String API = "org.omg.CORBA.ORB";
    private static final Texts TEXTS = Texts.of(OwnJars.class);

    private OwnJars() {
    }

    /**
     * Returns the jars in the order of the class path, each once. Of several that one pattern names, the first by name
     * is first.
     */
    static List<Path> of(OwnOrb orb) {
        Set<Path> jars = new LinkedHashSet<>();
        orb.jars().forEach(pattern -> jars.addAll(matching(pattern)));
        return List.copyOf(jars);
    }

    private static List<Path> matching(String pattern) {
        if (!pattern.contains("*")) {
            return List.of(Path.of(pattern));
        }
        int end = OwnOrb.folderEnd(pattern);
        List<Path> matching = new ArrayList<>();
        String name = pattern.substring(end).replaceAll("([\\[\\]{}?\\\\])", "\\\\$1");
        try (DirectoryStream<Path> files = Files.newDirectoryStream(Path.of(pattern.substring(0, end)), name)) {
            files.forEach(matching::add);
        } catch (IOException | DirectoryIteratorException e) {
            return List.of();
        }
        return matching.stream().filter(Files::isRegularFile).sorted().toList();
    }

    /** Returns why the ORB cannot be used here, in one sentence; empty when all that it names is there. */
    static Optional<String> problem(OwnOrb orb) {
        for (String pattern : orb.jars()) {
            List<Path> matching = matching(pattern);
            if (matching.isEmpty() || !Files.isRegularFile(matching.getFirst())) {
                return Optional.of(TEXTS.text(pattern.contains("*") ? "jars.pattern" : "jars.missing", orb.name(), pattern));
            }
        }
        Set<String> wanted = new LinkedHashSet<>(List.of(orb.orbClass(), orb.singletonClass()));
        for (Path jar : of(orb)) {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                wanted.removeIf(name -> zip.getEntry(entry(name)) != null);
            } catch (IOException e) {
                return Optional.of(TEXTS.text("jars.broken", orb.name(), jar));
            }
        }
        return wanted.isEmpty() ? IdlCommand.problem(orb)
                : Optional.of(TEXTS.text("jars.class", orb.name(), wanted.iterator().next()));
    }

    /** Whether one of the jars has the OMG's classes. */
    static boolean bringApi(List<Path> jars) {
        return jars.stream().anyMatch(jar -> {
            try (ZipFile zip = new ZipFile(jar.toFile())) {
                return zip.getEntry(entry(API)) != null;
            } catch (IOException e) {
                return false;
            }
        });
    }

    /** Returns the SHA-256 of each jar by its name, with the version that its manifest gives. */
    static Map<String, String> sums(OwnOrb orb) throws IOException {
        Map<String, String> sums = new TreeMap<>();
        for (Path jar : of(orb)) {
            String version = version(jar);
            sums.put(jar.getFileName().toString(), Sums.read(jar) + (version.isEmpty() ? "" : " " + version));
        }
        return sums;
    }

    private static String version(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile(), false)) {
            Manifest manifest = file.getManifest();
            String version = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
            return version == null ? "" : version.strip();
        }
    }

    private static String entry(String name) {
        return name.replace('.', '/') + ".class";
    }
}
