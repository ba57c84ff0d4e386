// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import org.roundtrip.files.InvalidFileException;

/** Hears how files are read together. On the thread that reads. */
public interface ReadingListener {
    /** Wants to hear nothing. */
    ReadingListener NONE = files -> { };

    /** Some files will be read next. @param files how many */
    void reads(int files);

    /** A file cannot be read; the others still are. */
    default void failed(SourceFile file, InvalidFileException reason) {
    }
}
