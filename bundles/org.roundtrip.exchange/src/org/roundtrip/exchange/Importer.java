// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import java.util.Optional;
import org.roundtrip.files.InvalidFileException;

/** Reads payloads from files of one language. A service; safe for all threads. */
public interface Importer {
    /** Returns how the names of its files end, in lower case, such as {@code .idl}. The longest ending decides. */
    List<String> endings();

    /** Returns why reading may take a while, in one sentence for the person who waits; empty when it is quick. */
    default String patience() {
        return "";
    }

    /**
     * Returns how many bytes {@link #read} fetches from Maven repositories before it can read a file; 0 when it has what it
     * needs. It may read files itself.
     */
    default long toFetch() {
        return 0;
    }

    /**
     * Reads a file.
     *
     * @param type the simple name of the type that becomes the payload, with what it refers to; without it, the type that
     *             no other refers to, or the first
     * @throws InvalidFileException with one sentence, when the file is damaged or has no type that can be a payload
     */
    Imported read(SourceFile file, Optional<String> type) throws InvalidFileException;
}
