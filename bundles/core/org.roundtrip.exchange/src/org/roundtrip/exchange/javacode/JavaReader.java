// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads records, beans, enums and interfaces from Java sources, with the classes that they need. What is nowhere is noted. */
public final class JavaReader implements Importer {
    private static final Texts TEXTS = Texts.of(JavaReader.class);
    private static final Set<String> PAGES = Set.of("package-info.java", "module-info.java");

    @Override
    public List<String> endings() {
        return List.of(".java");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        if (PAGES.contains(file.name())) {
            throw file.problem(TEXTS.text("page"));
        }
        JavaSources.Source source = JavaSources.Source.of(file);
        return table(SourceCompilation.of(List.of(source)), source.file(), List.of(source)).drawing(type);
    }

    /** They are compiled at once, so that each finds the others. */
    @Override
    public List<Imported> readAll(List<SourceFile> files, ReadingListener listener) throws InvalidFileException {
        listener.reads(files.size());
        List<JavaSources.Source> sources = new ArrayList<>();
        for (SourceFile file : files) {
            if (!PAGES.contains(file.name())) {
                try {
                    sources.add(JavaSources.Source.of(file));
                } catch (InvalidFileException unreadable) {
                    listener.failed(file, unreadable);
                }
            }
        }
        SourceCompilation compilation = sources.isEmpty() ? null : SourceCompilation.of(sources);
        while (!sources.isEmpty() && compilation.damage().isPresent()) {
            int index = compilation.damage().get().source();
            listener.failed(sources.get(index).file(), compilation.damaged(sources.get(index).file()));
            sources.remove(index);
            compilation = sources.isEmpty() ? null : SourceCompilation.of(sources);
        }
        return sources.isEmpty() ? List.of() : List.of(table(compilation, sources.getFirst().file(), sources).whole());
    }

    /** A file with a main method around which there is no class is a class itself, named after the file. */
    private static String inFile(JavaSources.Source source, String key) {
        return source.file().name().replaceFirst("\\.java$", "") + "$" + key;
    }

    private static TypeTable table(SourceCompilation compilation, SourceFile file, List<JavaSources.Source> asked) throws InvalidFileException {
        if (compilation.damage().isPresent()) {
            throw compilation.damaged(file);
        }
        ClassTypes types = new ClassTypes(file);
        for (byte[] each : compilation.classes()) {
            types.add("", each);
        }
        types.missing(compilation.missing());
        TypeTable table = types.table(asked.stream().flatMap(source -> source.scan().types().stream().flatMap(key -> Stream.of(key, inFile(source, key)))).toList());
        compilation.remarks().forEach(table.notes()::add);
        return table;
    }
}
