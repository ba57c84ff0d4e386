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

    /**
     * Reads a file.
     *
     * @param type the simple name of the type that becomes the payload, with what it refers to; without it, the type that
     *             no other refers to, or the first
     * @throws InvalidFileException with one sentence, when the file is damaged or has no type that can be a payload
     */
    Imported read(SourceFile file, Optional<String> type) throws InvalidFileException;
}
