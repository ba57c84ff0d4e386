// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.jdk;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The folders in which Java runtimes usually are. The variable {@value #VARIABLE} names runtimes or folders of them, as
 * in a path. Then come the folder {@code jdks} of the Roundtrip home, {@code JAVA_HOME}, the path, and the folders of
 * the usual installers.
 */
final class JdkPlaces {
    /** Names further runtimes. */
    static final String VARIABLE = "ROUNDTRIP_JDKS";
    private static final List<String> SYSTEM_FOLDERS = List.of("/usr/lib/jvm", "/usr/java", "/opt/java", "/opt/jdks",
            "/Library/Java/JavaVirtualMachines", "C:\\Program Files\\Java", "C:\\Program Files\\Eclipse Adoptium");
    private static final List<String> USER_FOLDERS = List.of(".sdkman/candidates/java", ".jdks", ".asdf/installs/java",
            "Library/Java/JavaVirtualMachines");
    /** Where a runtime is inside of its folder on macOS. */
    private static final String BUNDLE_HOME = "Contents/Home";
    private static final String PROGRAM = File.separatorChar == '\\' ? "java.exe" : "java";

    private JdkPlaces() {
    }

    /**
     * Returns the homes of all runtimes, each once, in the order of the places.
     *
     * @param own         the folder of runtimes in the Roundtrip home
     * @param environment the variables of this process
     */
    static Set<Path> homes(Path own, Map<String, String> environment) {
        List<Path> places = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
        places.addAll(paths(environment.getOrDefault(VARIABLE, "")));
        places.add(own);
        places.addAll(paths(environment.getOrDefault("JAVA_HOME", "")));
        paths(environment.getOrDefault("PATH", "")).forEach(folder -> places.add(ofProgram(folder.resolve(PROGRAM))));
        SYSTEM_FOLDERS.forEach(folder -> places.add(Path.of(folder)));
        USER_FOLDERS.forEach(folder -> places.add(Path.of(System.getProperty("user.home"), folder)));
        Set<Path> homes = new LinkedHashSet<>();
        places.forEach(place -> addHomes(place, homes));
        return homes;
    }

    /** Returns the program that starts the runtime in a home. */
    static Path program(Path home) {
        return home.resolve("bin").resolve(PROGRAM);
    }

    private static void addHomes(Path place, Set<Path> homes) {
        if (addHome(place, homes) || !Files.isDirectory(place)) {
            return;
        }
        try (DirectoryStream<Path> inside = Files.newDirectoryStream(place)) {
            inside.forEach(each -> addHome(each, homes));
        } catch (IOException unreadable) {
            // this place holds no runtime for us
        }
    }

    private static boolean addHome(Path folder, Set<Path> homes) {
        for (Path home : List.of(folder, folder.resolve(BUNDLE_HOME))) {
            if (Files.isExecutable(program(home))) {
                try {
                    homes.add(home.toRealPath());
                    return true;
                } catch (IOException gone) {
                    return false;
                }
            }
        }
        return false;
    }

    /** Returns the home to which a program belongs; links are followed. The program itself when it is none. */
    private static Path ofProgram(Path program) {
        try {
            return Files.isExecutable(program) ? program.toRealPath().getParent().getParent() : program;
        } catch (IOException gone) {
            return program;
        }
    }

    private static List<Path> paths(String list) {
        List<Path> paths = new ArrayList<>();
        for (String entry : list.split(File.pathSeparator)) {
            if (!entry.isBlank() && entry.indexOf('\0') < 0) {
                paths.add(Path.of(entry));
            }
        }
        return paths;
    }
}
