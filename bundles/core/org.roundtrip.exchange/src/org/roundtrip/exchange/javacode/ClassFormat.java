// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads class files and jars. Nothing of a jar is written to disk, and its classes are not loaded. */
public final class ClassFormat implements Importer {
    private static final int MOST_ENTRIES = 20_000;
    private static final long MOST_BYTES = 128_000_000;
    private static final int LARGEST_ENTRY = 4_000_001;
    private static final Texts TEXTS = Texts.of(ClassFormat.class);

    @Override
    public List<String> endings() {
        return List.of(".class", ".jar");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        ClassTypes types = new ClassTypes(rooted(file));
        if (file.name().toLowerCase(Locale.ROOT).endsWith(".jar")) {
            unpack(file, types);
        } else {
            types.add("", file.bytes());
        }
        return types.table().drawing(type);
    }

    /** All types are looked up together. */
    @Override
    public List<Imported> readAll(List<SourceFile> files, BiConsumer<SourceFile, InvalidFileException> failed) throws InvalidFileException {
        ClassTypes types = new ClassTypes(rooted(files.getFirst()));
        for (SourceFile file : files) {
            try {
                types.add("", file.bytes());
            } catch (InvalidFileException damaged) {
                failed.accept(file, damaged);
            }
        }
        return List.of(types.table().drawing(Optional.empty()));
    }

    /** Finds others from the folder in which its package begins. */
    private static SourceFile rooted(SourceFile file) {
        try {
            return ClassScan.of(file.bytes()).map(JavaClass::key).filter(key -> key.contains("/"))
                    .map(key -> file.within(key.substring(0, key.lastIndexOf('/')))).orElse(file);
        } catch (RuntimeException damaged) {
            return file;
        }
    }

    private static void unpack(SourceFile file, ClassTypes types) throws InvalidFileException {
        long bytes = 0;
        int entries = 0;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(file.bytes()))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                String name = entry.getName();
                if (++entries > MOST_ENTRIES) {
                    throw file.problem(TEXTS.text("jar.entries", MOST_ENTRIES));
                }
                if (name.startsWith("/") || name.contains("\\") || List.of(name.split("/")).contains("..")) {
                    throw file.problem(TEXTS.text("jar.path", Excerpt.clip(name)));
                }
                // Entries that are skipped are unpacked too, so they count as well.
                byte[] content = zip.readNBytes(LARGEST_ENTRY);
                bytes += content.length;
                if (bytes > MOST_BYTES) {
                    throw file.problem(TEXTS.text("jar.large", MOST_BYTES / 1_000_000));
                }
                if (name.endsWith(".class") && !name.startsWith("META-INF/")) {
                    types.add(Excerpt.clip(name), content);
                }
            }
        } catch (InvalidFileException e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            throw file.problem(TEXTS.text("jar.damaged"));
        }
        if (entries == 0) {
            throw file.problem(TEXTS.text("jar.damaged"));
        }
    }
}
