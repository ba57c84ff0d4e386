// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads the interface language of Apache Thrift, with the files that it includes. Constants are no part of a payload. */
public final class ThriftReader implements Importer {
    private static final int MOST_FILES = 500;
    private static final Texts TEXTS = Texts.of(ThriftReader.class);

    @Override
    public List<String> endings() {
        return List.of(".thrift");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        Reading reading = new Reading(file);
        reading.read(file, "");
        reading.declarations.fill(reading.table);
        return reading.table.drawing(type);
    }

    /** The files that are read. Used by one thread. */
    static final class Reading {
        final Declarations declarations = new Declarations();
        final TypeTable table;
        /** What the keys of a file's types begin with, by the file's identity. */
        private final Map<String, String> prefixes = new HashMap<>();

        Reading(SourceFile file) {
            table = new TypeTable(file);
        }

        private void read(SourceFile file, String prefix) throws InvalidFileException {
            prefixes.put(file.identity(), prefix);
            new ThriftParser(file, prefix, this).read();
        }

        /** Reads an included file once. @return what the keys of its types begin with; empty when it is not there */
        Optional<String> include(SourceFile from, String path) throws InvalidFileException {
            Optional<SourceFile> found = from.referred(path);
            if (found.isEmpty()) {
                table.notes().add(from.searched().isEmpty() ? TEXTS.text("include", path) : TEXTS.text("include.searched", path, from.searched()));
                return Optional.empty();
            }
            String known = prefixes.get(found.get().identity());
            if (known == null && prefixes.size() < MOST_FILES) {
                known = found.get().name() + " " + prefixes.size() + " ";
                read(found.get(), known);
            }
            return Optional.ofNullable(known);
        }
    }
}
