// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * One folder of the cache. It is made under another name and renamed when it is complete. Its file {@code contents}
 * lists the files of the class folder with size and CRC-32 and ends with their number, so that damage is detected.
 */
public final class CacheEntry {
    private final Path folder;
    private final Path building;
    private final Path lock;

    /** @param cache folder of all entries, made when it is missing @param name of this entry */
    public CacheEntry(Path cache, String name) throws IOException {
        Files.createDirectories(cache);
        folder = cache.resolve(name);
        building = cache.resolve(name + ".building");
        lock = cache.resolve(name + ".lock");
    }

    /** The folder of class files. */
    public Path classes() {
        return folder.resolve("classes");
    }

    /** The file to lock while the entry is written. */
    public Path lock() {
        return lock;
    }

    /** Returns whether the entry exists and every file is as it was written. */
    public boolean whole() {
        try {
            List<String> lines = Files.readAllLines(folder.resolve("contents"));
            if (lines.isEmpty() || !lines.removeLast().equals("files " + lines.size())) {
                return false;
            }
            for (String line : lines) {
                String[] parts = line.split(" ", 3);
                Path file = classes().resolve(parts[2]);
                if (Files.size(file) != Long.parseLong(parts[0])
                        || FileSums.read(file) != Long.parseLong(parts[1], 16)) {
                    return false;
                }
            }
            return true;
        } catch (IOException | RuntimeException missingOrDamaged) {
            return false;
        }
    }

    /** Makes an empty folder for a new entry. Like the methods below, only for the thread that has the lock. */
    public Path begin() throws IOException {
        discard();
        return Files.createDirectories(building);
    }

    /** Puts the new entry in the place of the old one, if there was one. */
    public void publish() throws IOException {
        Files.write(building.resolve("contents"), contents(building.resolve("classes")));
        delete(folder);
        Files.move(building, folder, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Deletes an entry that was begun and not published. */
    public void discard() throws IOException {
        delete(building);
    }

    private static List<String> contents(Path classes) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(classes)) {
            for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
                lines.add("%s %x %s".formatted(Files.size(file), FileSums.read(file),
                        classes.relativize(file).toString().replace('\\', '/')));
            }
        }
        lines.add("files " + lines.size());
        return lines;
    }

    private static void delete(Path tree) throws IOException {
        try (Stream<Path> walk = Files.walk(tree)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (NoSuchFileException nothingThere) {
            return;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
