// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.rpc;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Reads Slice, the interface language of Ice, with the files that it includes. Conditions of the preprocessor are not looked at: all
 * that is there counts. Constants are no part of a payload.
 */
public final class SliceReader implements Importer {
    private static final int MOST_FILES = 500;
    private static final Texts TEXTS = Texts.of(SliceReader.class);

    @Override
    public List<String> endings() {
        return List.of(".ice");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        // A name means what is declared nearest, so all names are read before types are.
        Reading names = new Reading(file, Map.of());
        names.read(file, true);
        Reading reading = new Reading(file, names.kinds);
        reading.read(file, true);
        reading.declarations.fill(reading.table);
        return reading.table.drawing(type);
    }

    /** What a name stands for. */
    enum Kind {
        VALUE, CLASS, INTERFACE
    }

    /** One pass over the files. Used by one thread. */
    static final class Reading {
        final Declarations declarations = new Declarations();
        final TypeTable table;
        /** All members of structs, classes and exceptions, with those that they inherit. */
        final Map<String, List<Member>> members = new HashMap<>();
        /** What is declared, by its full name. */
        final Map<String, Kind> kinds = new HashMap<>();
        private final Map<String, Kind> known;
        private final Set<String> read = new HashSet<>();
        private final Set<String> missing = new LinkedHashSet<>();

        Reading(SourceFile file, Map<String, Kind> known) {
            table = new TypeTable(file);
            this.known = known;
        }

        private void read(SourceFile file, boolean main) throws InvalidFileException {
            read.add(file.identity());
            new SliceParser(file, main, this).read();
        }

        /** Reads an included file once. */
        void include(SourceFile from, String path) throws InvalidFileException {
            Optional<SourceFile> found = from.referred(path);
            if (found.isEmpty()) {
                if (missing.add(path)) {
                    table.notes().add(from.searched().isEmpty() ? TEXTS.text("include", path) : TEXTS.text("include.searched", path, from.searched()));
                }
            } else if (!read.contains(found.get().identity()) && read.size() < MOST_FILES) {
                read(found.get(), false);
            }
        }

        /** Returns the full name of what a name means in a module; the name itself where nothing has it. */
        String meaning(String scope, String name) {
            if (name.startsWith("::")) {
                return name;
            }
            for (String at = scope;; at = at.substring(0, at.lastIndexOf("::"))) {
                if (known.containsKey(at + "::" + name)) {
                    return at + "::" + name;
                }
                if (at.isEmpty()) {
                    return name;
                }
            }
        }

        /** Returns what a full name stands for. */
        Kind kind(String key) {
            return known.getOrDefault(key, Kind.VALUE);
        }
    }
}
