// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.List;
import java.util.Optional;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Reads class files, whose classes are not loaded, with those that they refer to. */
public final class ClassFormat implements Importer {

    @Override
    public List<String> endings() {
        return List.of(".class");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        ClassTypes types = new ClassTypes(rooted(file));
        types.add("", file.bytes());
        return types.table().drawing(type);
    }

    /** All types are looked up together. */
    @Override
    public List<Imported> readAll(List<SourceFile> files, ReadingListener listener) throws InvalidFileException {
        listener.reads(files.size());
        ClassTypes types = new ClassTypes(rooted(files.getFirst()));
        for (SourceFile file : files) {
            try {
                types.add("", file.bytes());
            } catch (InvalidFileException damaged) {
                listener.failed(file, damaged);
            }
        }
        return List.of(types.table().whole());
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
}
