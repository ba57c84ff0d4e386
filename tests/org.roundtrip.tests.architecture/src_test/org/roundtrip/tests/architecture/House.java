// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The bundles in a folder and what each of them requires and imports, read from manifests and sources. */
record House(List<Room> rooms) {

    private static final Pattern IMPORT = Pattern.compile("^import\\s+(?:static\\s+)?([\\w.]+)", Pattern.MULTILINE);

    /**
     * One bundle.
     *
     * @param name     symbolic name
     * @param required symbolic names of the bundles that its manifest requires
     * @param sources  its Java files that are not tests
     */
    record Room(String name, List<String> required, List<Source> sources) {
    }

    /**
     * One Java file.
     *
     * @param file    where it is
     * @param imports what its import lines name
     * @param head    its first lines
     */
    record Source(Path file, List<String> imports, String head) {

        /** The package it is in, by its folder below src. */
        String inPackage() {
            String path = file.getParent().toString();
            return path.substring(path.lastIndexOf("/src/") + 5).replace('/', '.');
        }
    }

    static House at(Path folder) throws IOException {
        List<Room> rooms = new ArrayList<>();
        try (Stream<Path> bundles = Files.list(folder)) {
            for (Path bundle : bundles.filter(path -> Files.exists(path.resolve("META-INF/MANIFEST.MF"))).sorted().toList()) {
                rooms.add(room(bundle));
            }
        }
        return new House(rooms);
    }

    /** The room whose packages the given class or package name belongs to, or null if none of ours does. */
    String owner(String imported) {
        String owner = null;
        for (Room room : rooms) {
            boolean within = imported.equals(room.name()) || imported.startsWith(room.name() + ".");
            if (within && (owner == null || room.name().length() > owner.length())) {
                owner = room.name();
            }
        }
        return owner;
    }

    private static Room room(Path bundle) throws IOException {
        List<Source> sources = new ArrayList<>();
        Path root = bundle.resolve("src");
        if (Files.exists(root)) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                    sources.add(source(file));
                }
            }
        }
        return new Room(bundle.getFileName().toString(), required(bundle), sources);
    }

    private static Source source(Path file) throws IOException {
        String text = Files.readString(file);
        List<String> imports = new ArrayList<>();
        for (Matcher matcher = IMPORT.matcher(text); matcher.find();) {
            imports.add(matcher.group(1));
        }
        return new Source(file, imports, text.lines().limit(2).reduce("", (all, line) -> all + line + "\n"));
    }

    private static List<String> required(Path bundle) throws IOException {
        String manifest = Files.readString(bundle.resolve("META-INF/MANIFEST.MF")).replace("\r", "").replace("\n ", "");
        return manifest.lines().filter(line -> line.startsWith("Require-Bundle:"))
                .flatMap(line -> Stream.of(line.substring("Require-Bundle:".length()).replaceAll("\"[^\"]*\"", "").split(",")))
                .map(clause -> clause.split(";")[0].strip()).toList();
    }

    /** Every import or requirement of the room that is not of the set, as "file: import" for a message. */
    static List<String> strangers(Room room, Set<String> allowed, House house) {
        List<String> found = new ArrayList<>();
        for (String bundle : room.required()) {
            if (bundle.startsWith("org.roundtrip.") && !allowed.contains(bundle)) {
                found.add(room.name() + " requires " + bundle);
            }
        }
        for (Source source : room.sources()) {
            for (String imported : source.imports()) {
                String owner = house.owner(imported);
                if (owner != null && !owner.equals(room.name()) && !allowed.contains(owner)) {
                    found.add(source.file() + " imports " + imported);
                }
            }
        }
        return found;
    }
}
