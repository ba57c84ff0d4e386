// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** The languages that can be read and written; they come and go as services. Safe for several threads. */
public final class Formats {
    private static final Texts TEXTS = Texts.of(Formats.class);
    private final List<Importer> importers = new CopyOnWriteArrayList<>();
    private final List<Exporter> exporters = new CopyOnWriteArrayList<>();

    /** Adds an importer. */
    public void addImporter(Importer importer) {
        importers.add(importer);
    }

    /** Takes it out again. */
    public void removeImporter(Importer importer) {
        importers.remove(importer);
    }

    /** Adds an exporter. */
    public void addExporter(Exporter exporter) {
        exporters.add(exporter);
    }

    /** Takes it out again. */
    public void removeExporter(Exporter exporter) {
        exporters.remove(exporter);
    }

    /** Returns the importer for a file's name; empty when none reads such files. */
    public Optional<Importer> importer(String fileName) {
        return longest(importers, Importer::endings, fileName);
    }

    /**
     * Returns the importer for a file: by its name, or else by its content.
     *
     * @throws InvalidFileException with one sentence when neither tells a language that can be read
     */
    public Importer importer(SourceFile file) throws InvalidFileException {
        Optional<Importer> named = importer(file.name());
        if (named.isPresent()) {
            return named.get();
        }
        return Recognition.ending(file.text()).flatMap(this::importer)
                .orElseThrow(() -> file.problem(TEXTS.text("format.unknown", String.join(", ", readable()))));
    }

    /** Returns the exporter for a file's name; empty when none writes such files. */
    public Optional<Exporter> exporter(String fileName) {
        return longest(exporters, Exporter::endings, fileName);
    }

    /** Returns the endings of files that can be read, sorted. */
    public List<String> readable() {
        return importers.stream().map(Importer::endings).flatMap(Collection::stream).sorted().distinct().toList();
    }

    /** Returns the endings of files that can be written, sorted. */
    public List<String> writable() {
        return exporters.stream().map(Exporter::endings).flatMap(Collection::stream).sorted().distinct().toList();
    }

    private static <T> Optional<T> longest(List<T> all, Function<T, List<String>> endings, String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return all.stream().filter(each -> length(endings.apply(each), name) > 0)
                .max(Comparator.comparingInt(each -> length(endings.apply(each), name)));
    }

    private static int length(List<String> endings, String name) {
        return endings.stream().filter(name::endsWith).mapToInt(String::length).max().orElse(0);
    }
}
